//! A meal, as it comes back.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use super::library::table;
use super::member::{Extra, Member};
use super::{Amount, Date, FoodRef, Image, Library, Nutrition, OPEN_FOOD_FACTS, Timestamp};

/// Whether a meal was eaten or is planned.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum State {
    /// Planned ahead; never counted as eaten.
    Planned,
    /// Eaten.
    #[default]
    Logged,
}

impl State {
    /// Both states.
    pub const ALL: [State; 2] = [State::Planned, State::Logged];

    /// The state's name, as the API writes it.
    pub fn as_str(self) -> &'static str {
        match self {
            State::Planned => "planned",
            State::Logged => "logged",
        }
    }
}

impl FromStr for State {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        State::ALL
            .into_iter()
            .find(|state| state.as_str() == text)
            .ok_or(())
    }
}

impl fmt::Display for State {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.as_str())
    }
}

/// A meal, eaten or planned.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Meal {
    /// UUID.
    pub id: String,
    /// When it was or will be eaten, with the offset it was sent with.
    pub eaten_at: Timestamp,
    /// IANA timezone it is eaten in.
    pub timezone: String,
    /// The day it is eaten on, in `timezone`.
    #[serde(default, skip_serializing_if = "Member::is_absent")]
    pub day: Member<Date>,
    /// Eaten or planned.
    #[serde(default, skip_serializing_if = "Member::is_absent")]
    pub state: Member<State>,
    /// The meal's name.
    #[serde(default, skip_serializing_if = "Member::is_absent")]
    pub name: Member<String>,
    /// Notes.
    #[serde(default, skip_serializing_if = "Member::is_absent")]
    pub notes: Member<String>,
    /// Photos and links.
    #[serde(default, skip_serializing_if = "Member::is_absent")]
    pub images: Member<Vec<Image>>,
    /// What was eaten: 1 to 100 items.
    pub items: Vec<Item>,
    /// Summed over the items.
    #[serde(default, skip_serializing_if = "Member::is_absent")]
    pub nutrition: Member<Nutrition>,
    /// When it was first written.
    #[serde(default, skip_serializing_if = "Member::is_absent")]
    pub created_at: Member<Timestamp>,
    /// When it was last changed.
    #[serde(default, skip_serializing_if = "Member::is_absent")]
    pub updated_at: Member<Timestamp>,
    /// Members another server adds.
    #[serde(flatten)]
    pub extra: Extra,
}

impl Meal {
    /// The meal's state; one that does not say was eaten.
    pub fn state(&self) -> State {
        self.state.get().copied().unwrap_or_default()
    }

    /// Whether a change left it as it was, but for the time of writing.
    pub fn is_so_already(&self, after: &Meal) -> bool {
        let before = Meal {
            updated_at: after.updated_at.clone(),
            ..self.clone()
        };
        before == *after
    }

    /// Its day and its foods, in a line: `2026-11-21 Egg, whole, raw, fresh, Bananas, raw`.
    pub fn line(&self) -> String {
        let foods = self.items.iter().map(|item| item.food.name.text());
        let foods: Vec<&str> = foods.collect();
        let day = self.day.get().map(ToString::to_string).unwrap_or_default();
        format!("{day} {}", foods.join(", "))
    }
}

/// One food of a meal, with how much of it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Item {
    /// UUID.
    pub id: String,
    /// The food, as it was when the item was written.
    pub food: PinnedFood,
    /// How much, in `unit`; `null` is unknown.
    #[serde(default, skip_serializing_if = "Member::is_absent")]
    pub quantity: Member<Amount>,
    /// The food's base unit or the label of one of its measures.
    #[serde(default, skip_serializing_if = "Member::is_absent")]
    pub unit: Member<String>,
    /// What this much of the food holds.
    #[serde(default, skip_serializing_if = "Member::is_absent")]
    pub nutrition: Member<Nutrition>,
    /// Members another server adds.
    #[serde(flatten)]
    pub extra: Extra,
}

/// The food of an item, pinned to the version that was eaten.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct PinnedFood {
    /// The food's library.
    pub library: Library,
    /// The food's key there.
    pub key: String,
    /// The version that was eaten.
    #[serde(default, skip_serializing_if = "Member::is_absent")]
    #[serde(deserialize_with = "super::whole::member")]
    pub version: Member<u32>,
    /// The name it had.
    #[serde(default, skip_serializing_if = "Member::is_absent")]
    pub name: Member<String>,
    /// The brand it had.
    #[serde(default, skip_serializing_if = "Member::is_absent")]
    pub brand: Member<String>,
    /// Whom to cite where a person reads it, of a product; `null` is nobody.
    #[serde(default, skip_serializing_if = "Member::is_absent")]
    pub attribution: Member<String>,
    /// Members another server adds.
    #[serde(flatten)]
    pub extra: Extra,
}

impl PinnedFood {
    /// What points at it.
    pub fn reference(&self) -> FoodRef {
        FoodRef::new(self.library, self.key.clone())
    }

    /// Whom to cite for it: what it came from says it, else, of a journal that does not tell, its library; of a
    /// food of a table its key.
    pub fn cited(&self) -> Option<&str> {
        match (self.attribution.text(), self.library) {
            ("", Library::Off) if self.attribution.is_absent() => Some(OPEN_FOOD_FACTS),
            ("", Library::Mine | Library::Off) => None,
            ("", Library::Service | Library::Composition) => table(&self.key),
            (told, _) => Some(told),
        }
    }
}
