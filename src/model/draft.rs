//! What is sent, unread.
//!
//! A draft is whatever JSON its sender made of it; only `rules` says whether it is good. The
//! setters here are for code that makes one; a file or a request body becomes one by `From`.

use std::sync::Arc;

use serde::{Serialize, Serializer};
use serde_json::{Map, Value};

use super::{Amount, Date, FoodData, FoodRef, State, TargetValues, Timestamp};

macro_rules! draft {
    ($(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        #[derive(Clone, Debug, PartialEq)]
        pub struct $name(Arc<Value>);

        impl Default for $name {
            fn default() -> Self {
                $name::from(Value::Object(Map::new()))
            }
        }

        impl From<Value> for $name {
            fn from(body: Value) -> Self {
                $name(Arc::new(body))
            }
        }

        impl From<Arc<Value>> for $name {
            fn from(body: Arc<Value>) -> Self {
                $name(body)
            }
        }

        impl Serialize for $name {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                self.0.serialize(serializer)
            }
        }

        impl $name {
            /// The JSON as it is sent.
            pub fn json(&self) -> &Value {
                &self.0
            }

            /// Sets a member, whatever it was before.
            pub fn set(&mut self, name: &str, value: impl Serialize) -> &mut Self {
                set(Arc::make_mut(&mut self.0), name, value);
                self
            }

            /// Whether a member is sent.
            pub fn has(&self, name: &str) -> bool {
                self.0.get(name).is_some()
            }
        }
    };
}

/// Sets a member of a JSON object. What cannot be written as JSON (there is no such thing in
/// the model) would be sent as `null` and refused.
fn set(object: &mut Value, name: &str, value: impl Serialize) {
    if let Value::Object(members) = object {
        members.insert(
            name.to_owned(),
            serde_json::to_value(value).unwrap_or(Value::Null),
        );
    }
}

draft! {
    /// The body that creates a meal.
    MealDraft
}
draft! {
    /// The body that changes a meal: only what is sent changes.
    MealPatch
}
draft! {
    /// One item in a meal's body.
    ItemDraft
}
draft! {
    /// The body that saves a food or recipe.
    FoodDraft
}
draft! {
    /// The body that changes settings: only what is sent changes.
    SettingsPatch
}

impl MealDraft {
    /// A meal of these items, eaten then and there.
    pub fn new(eaten_at: &Timestamp, timezone: &str, items: &[ItemDraft]) -> Self {
        let mut draft = MealDraft::default();
        draft
            .set("eatenAt", eaten_at)
            .set("timezone", timezone)
            .set("items", items);
        draft
    }
}

impl MealPatch {
    /// Sets the state alone.
    pub fn state(state: State) -> Self {
        let mut patch = MealPatch::default();
        patch.set("state", state);
        patch
    }
}

impl ItemDraft {
    /// An item of an existing food.
    pub fn food(food: &FoodRef) -> Self {
        let mut item = ItemDraft::default();
        item.set("food", food);
        item
    }

    /// An item of a food that is saved along with it.
    pub fn new_food(food: &FoodDraft) -> Self {
        let mut item = ItemDraft::default();
        item.set("newFood", food);
        item
    }

    /// An item that the meal already has.
    pub fn kept(id: &str) -> Self {
        let mut item = ItemDraft::default();
        item.set("id", id);
        item
    }

    /// So much of it.
    pub fn amount(mut self, quantity: Option<Amount>, unit: Option<&str>) -> Self {
        self.set("quantity", quantity).set("unit", unit);
        self
    }
}

impl FoodDraft {
    /// A food of this name.
    pub fn new(name: &str, data: &FoodData) -> Self {
        let mut draft = FoodDraft::default();
        draft.set("name", name).set("data", data.as_sent());
        draft
    }
}

impl SettingsPatch {
    /// Sets targets from a day on, or through a day.
    pub fn targets(from: Date, values: Option<&TargetValues>, through: Option<Date>) -> Self {
        let mut change = Value::Object(Map::new());
        set(&mut change, "from", from);
        set(&mut change, "values", values);
        if let Some(through) = through {
            set(&mut change, "through", through);
        }
        let mut patch = SettingsPatch::default();
        patch.set("targets", change);
        patch
    }

    /// Sets one member of `preferences` or `body`; `None` clears it.
    pub fn member(group: &str, name: &str, value: impl Serialize) -> Self {
        let mut patch = SettingsPatch::default();
        patch.add(group, name, value);
        patch
    }

    /// Adds one more member of `preferences` or `body`.
    pub fn add(&mut self, group: &str, name: &str, value: impl Serialize) -> &mut Self {
        let mut members = self
            .0
            .get(group)
            .cloned()
            .unwrap_or(Value::Object(Map::new()));
        set(&mut members, name, value);
        self.set(group, members)
    }
}
