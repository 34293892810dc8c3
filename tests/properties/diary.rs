//! What may happen to a diary, and a naive one in memory to which it happens.

use std::collections::BTreeMap;

use proptest::prelude::*;
use proptest::sample::Index;
use serde_json::{Value, json};

use crate::pages::{ZONES, rfc3339};

/// Which food: two generic ones, one without a base, two of the person's own, or a new one.
pub(crate) const OWN: [usize; 2] = [3, 4];
pub(crate) const NEW: usize = 5;

/// An item that is sent: which food, and how much.
pub(crate) type Sent = (usize, Option<u32>);

/// What is said of an item in a change.
#[derive(Clone, Debug)]
pub(crate) enum Entry {
    /// Kept as it is; its food may be sent along.
    Kept(Index, bool),
    /// Kept, so much of it now.
    Measured(Index, u32),
    /// Kept, but of another food.
    Swapped(Index, usize, u32),
    /// A new item.
    Added(Sent),
}

/// A change of a meal; what is `None` is not sent.
#[derive(Clone, Debug)]
pub(crate) struct Patch {
    pub name: Option<Option<String>>,
    pub notes: Option<Option<String>>,
    pub planned: Option<bool>,
    pub minute: Option<i64>,
    pub zone: Option<usize>,
    pub entries: Vec<Entry>,
}

/// What happens.
#[derive(Clone, Debug)]
pub(crate) enum Event {
    Create {
        minute: i64,
        zone: usize,
        planned: bool,
        items: Vec<Sent>,
    },
    Change(Index, Patch),
    Delete(Index),
    SaveFood(usize),
    DeleteFood(usize),
}

fn sent() -> impl Strategy<Value = Sent> {
    (0..=NEW, prop::option::weighted(0.7, 1..500_u32))
}

fn entry() -> impl Strategy<Value = Entry> {
    prop_oneof![
        3 => (any::<Index>(), any::<bool>()).prop_map(|(which, along)| Entry::Kept(which, along)),
        1 => (any::<Index>(), 1..500_u32).prop_map(|(which, much)| Entry::Measured(which, much)),
        1 => (any::<Index>(), 0..NEW, 1..500_u32).prop_map(|(which, food, much)| Entry::Swapped(which, food, much)),
        2 => sent().prop_map(Entry::Added),
    ]
}

fn patch() -> impl Strategy<Value = Patch> {
    let text = || prop::option::weighted(0.3, prop::option::of("[a-c]"));
    (
        text(),
        text(),
        prop::option::weighted(0.4, any::<bool>()),
        prop::option::weighted(0.3, 0..2_880_i64),
        prop::option::weighted(0.3, 0..ZONES.len()),
        prop::collection::vec(entry(), 0..4),
    )
        .prop_map(|(name, notes, planned, minute, zone, entries)| Patch {
            name,
            notes,
            planned,
            minute,
            zone,
            entries,
        })
}

pub(crate) fn event() -> impl Strategy<Value = Event> {
    let create = (
        0..2_880_i64,
        0..ZONES.len(),
        any::<bool>(),
        prop::collection::vec(sent(), 1..4),
    );
    prop_oneof![
        4 => create.prop_map(|(minute, zone, planned, items)| Event::Create { minute, zone, planned, items }),
        5 => (any::<Index>(), patch()).prop_map(|(which, patch)| Event::Change(which, patch)),
        2 => any::<Index>().prop_map(Event::Delete),
        1 => prop::sample::select(OWN.to_vec()).prop_map(Event::SaveFood),
        1 => prop::sample::select(OWN.to_vec()).prop_map(Event::DeleteFood),
    ]
}

/// An item as the naive diary has it.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Item {
    pub id: String,
    pub library: String,
    pub key: String,
    pub version: u64,
    pub amount: Option<(u32, String)>,
}

/// A meal as the naive diary has it.
#[derive(Clone, Debug)]
pub(crate) struct Meal {
    pub id: String,
    pub minute: i64,
    pub zone: usize,
    pub planned: bool,
    pub name: Option<String>,
    pub notes: Option<String>,
    pub items: Vec<Item>,
}

impl Meal {
    /// Days since the start, in the meal's own zone.
    pub(crate) fn day(&self) -> i64 {
        (self.minute + ZONES[self.zone].1).div_euclid(1_440)
    }

    /// The members that were sent, as an answer shows them.
    pub(crate) fn shown(&self) -> Value {
        let items = self.items.iter().map(|item| {
            let (quantity, unit) = item.amount.clone().unzip();
            json!({
                "id": item.id, "quantity": quantity, "unit": unit,
                "food": {"library": item.library, "key": item.key, "version": item.version},
            })
        });
        json!({
            "id": self.id, "eatenAt": rfc3339(self.minute, 0), "timezone": ZONES[self.zone].0,
            "state": if self.planned { "planned" } else { "logged" },
            "name": self.name, "notes": self.notes, "items": items.collect::<Vec<_>>(),
        })
    }
}

/// The same members of an answer.
pub(crate) fn shown(meal: &Value) -> Value {
    let items = meal["items"].as_array().unwrap().iter().map(|item| {
        let food = &item["food"];
        json!({
            "id": item["id"], "quantity": item["quantity"], "unit": item["unit"],
            "food": {"library": food["library"], "key": food["key"], "version": food["version"]},
        })
    });
    json!({
        "id": meal["id"], "eatenAt": meal["eatenAt"], "timezone": meal["timezone"], "state": meal["state"],
        "name": meal["name"], "notes": meal["notes"], "items": items.collect::<Vec<_>>(),
    })
}

/// A food of the person's own.
#[derive(Clone, Debug)]
pub(crate) struct Own {
    pub key: String,
    pub version: u64,
    pub deleted: bool,
}

/// The naive diary: meals in the order they were created.
#[derive(Debug)]
pub(crate) struct Diary {
    pub meals: Vec<Meal>,
    pub own: [Own; 2],
}

impl Diary {
    /// Where a food is, in which version; `None` if it is new or gone.
    fn food(&self, food: usize) -> Option<(&str, &str, u64)> {
        match food {
            0 => Some(("composition", "oats", 1)),
            1 => Some(("composition", "milk", 1)),
            2 => Some(("service", "herb", 1)),
            3 | 4 => {
                let own = &self.own[food - OWN[0]];
                (!own.deleted).then_some(("mine", own.key.as_str(), own.version))
            }
            _ => None,
        }
    }

    /// Whether a food is pointed at in vain.
    pub(crate) fn is_gone(&self, food: usize) -> bool {
        food != NEW && self.food(food).is_none()
    }

    /// What points at a food, also at one that is gone.
    pub(crate) fn pointer(&self, food: usize) -> Value {
        match food {
            3 | 4 => json!({"library": "mine", "key": self.own[food - OWN[0]].key}),
            _ => {
                let (library, key, _) = self.food(food).unwrap();
                json!({"library": library, "key": key})
            }
        }
    }

    /// The body of an item.
    pub(crate) fn body(&self, (food, much): Sent) -> Value {
        let mut body = match food {
            NEW => json!({"newFood": {"name": "New", "data": {"base": "g"}}}),
            food => json!({"food": self.pointer(food)}),
        };
        if let Some(much) = much {
            body["quantity"] = much.into();
            body["unit"] = unit(food).into();
        }
        body
    }

    /// The item that is written; its id, and the key of a new food, are the answer's to say.
    pub(crate) fn item(&self, (food, much): Sent, answer: &Value) -> Item {
        let text = |value: &Value| value.as_str().unwrap().to_owned();
        let (library, key, version) = match self.food(food) {
            Some((library, key, version)) => (library.to_owned(), key.to_owned(), version),
            None => ("mine".to_owned(), text(&answer["food"]["key"]), 1),
        };
        let usual = (food == 1).then_some(200);
        let amount = much.or(usual).map(|much| (much, unit(food).to_owned()));
        let id = text(&answer["id"]);
        Item {
            id,
            library,
            key,
            version,
            amount,
        }
    }

    /// Newest first; of one minute, the later created first.
    pub(crate) fn newest_first(&self) -> Vec<&Meal> {
        let mut meals: Vec<&Meal> = self.meals.iter().rev().collect();
        meals.sort_by_key(|meal| std::cmp::Reverse(meal.minute));
        meals
    }

    /// How often each food was eaten.
    pub(crate) fn uses(&self) -> BTreeMap<(String, String), i64> {
        let mut uses = BTreeMap::new();
        for item in self
            .meals
            .iter()
            .filter(|meal| !meal.planned)
            .flat_map(|meal| &meal.items)
        {
            *uses
                .entry((item.library.clone(), item.key.clone()))
                .or_default() += 1;
        }
        uses
    }
}

/// The unit a food is measured in here.
pub(crate) fn unit(food: usize) -> &'static str {
    match food {
        1 => "ml",
        2 => "serving",
        _ => "g",
    }
}
