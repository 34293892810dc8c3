//! A meal that is changed on two machines, and carried from one to the other and back: held against sets of items
//! of which each is known from where it came.

use std::collections::BTreeSet;

use journal::actions::item;
use journal::api::Journal;
use journal::model::{ItemDraft, Meal, MealDraft, MealPatch};
use proptest::prelude::*;
use serde_json::json;

use crate::moving::{Kept, carried, kept};

/// Foods of the small catalogue.
const FOODS: [(&str, &str, &str); 3] = [
    ("composition", "oats", "g"),
    ("composition", "milk", "ml"),
    ("off", "spread", "g"),
];

/// So much of a food: no amount comes twice, so that each item is one of its own.
type Portion = (usize, u32);

/// What somebody does at one of two machines.
#[derive(Clone, Debug)]
enum Deed {
    Add(usize),
    /// Another amount of the item at this place.
    Set(usize),
    Remove(usize),
    /// What the other machine has is imported.
    Import,
}

fn deeds() -> impl Strategy<Value = Vec<(bool, Deed)>> {
    let deed = prop_oneof![
        3 => (0..FOODS.len()).prop_map(Deed::Add),
        1 => (0_usize..6).prop_map(Deed::Set),
        1 => (0_usize..6).prop_map(Deed::Remove),
        3 => Just(Deed::Import),
    ];
    prop::collection::vec((any::<bool>(), deed), 1..14)
}

/// A machine, and what is known there of its one meal.
struct Machine {
    journal: Kept,
    has: BTreeSet<Portion>,
    /// All that it ever was, the first included.
    was: Vec<BTreeSet<Portion>>,
    /// What the meal began with, and what imports brought.
    common: BTreeSet<Portion>,
}

impl Machine {
    fn new() -> Machine {
        let (journal, has, was, common) =
            (kept(true), BTreeSet::new(), Vec::new(), BTreeSet::new());
        Machine {
            journal,
            has,
            was,
            common,
        }
    }

    fn meal(&self) -> Meal {
        let mut meals = journal::actions::export::read(&self.journal.local)
            .unwrap()
            .meals;
        assert_eq!(meals.len(), 1, "it is one meal");
        meals.remove(0)
    }

    fn is_now(&mut self, has: BTreeSet<Portion>) {
        if self.has != has {
            self.has = has.clone();
            self.was.push(has);
        }
    }

    fn change(&mut self, deed: &Deed, amount: u32) {
        let meal = self.meal();
        let mut items = item::kept(&meal);
        let at = |place: usize| place % meal.items.len();
        let mut has = self.has.clone();
        match deed {
            Deed::Add(food) => {
                items.push(draft((*food, amount)));
                has.insert((*food, amount));
            }
            Deed::Set(place) => {
                let before = portion(&meal, at(*place));
                items[at(*place)] = draft((before.0, amount));
                has.remove(&before);
                has.insert((before.0, amount));
            }
            Deed::Remove(place) if meal.items.len() > 1 => {
                has.remove(&portion(&meal, at(*place)));
                items.remove(at(*place));
            }
            Deed::Remove(_) | Deed::Import => return,
        }
        let mut patch = MealPatch::default();
        patch.set("items", items);
        self.journal.local.update_meal(&meal.id, &patch).unwrap();
        self.is_now(has);
    }

    /// What an import from there must have come to: what the meal has then, and whether something has to be said.
    fn after_import(&self, there: &BTreeSet<Portion>) -> (BTreeSet<Portion>, bool) {
        let more: BTreeSet<Portion> = there.difference(&self.has).copied().collect();
        let left: BTreeSet<Portion> = self.has.difference(there).copied().collect();
        let was_taken_out_there = left.iter().any(|item| self.common.contains(item));
        let was_taken_out_here = self
            .was
            .iter()
            .flatten()
            .any(|item| !self.has.contains(item));
        let may_be_changed = left
            .iter()
            .any(|(food, _)| more.iter().any(|(other, _)| other == food));
        let is_as_once = self.was.contains(there);
        let is_other =
            *there != self.has && (was_taken_out_there || was_taken_out_here || may_be_changed);
        match is_other {
            true => (self.has.clone(), !is_as_once),
            false => (self.has.union(&more).copied().collect(), false),
        }
    }
}

fn draft((food, amount): Portion) -> ItemDraft {
    let (library, key, unit) = FOODS[food];
    let food = json!({ "library": library, "key": key });
    ItemDraft::from(json!({ "food": food, "quantity": amount, "unit": unit }))
}

fn portion(meal: &Meal, place: usize) -> Portion {
    let item = &meal.items[place];
    let food = FOODS
        .iter()
        .position(|food| food.1 == item.food.key)
        .unwrap();
    let amount = item.quantity.get().unwrap().to_string();
    (food, amount.parse().unwrap())
}

fn portions(meal: &Meal) -> BTreeSet<Portion> {
    (0..meal.items.len())
        .map(|place| portion(meal, place))
        .collect()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn what_is_carried_between_two_machines_is_no_more_than_was_eaten(deeds in deeds()) {
        let mut machines = [Machine::new(), Machine::new()];
        let first = json!({
            "eatenAt": "2026-11-20T08:00:00+01:00", "timezone": "Europe/Berlin", "name": "Breakfast",
            "items": [draft((0, 1)), draft((1, 2))],
        });
        machines[0].journal.local.create_meal(&MealDraft::from(first)).unwrap();
        carried(&machines[0].journal.local, &machines[1].journal.local);
        for machine in &mut machines {
            let has = portions(&machine.meal());
            machine.common = has.clone();
            machine.is_now(has);
        }
        for (number, (at_second, deed)) in deeds.iter().enumerate() {
            let [one, two] = &mut machines;
            let (here, there) = if *at_second { (two, one) } else { (one, two) };
            if !matches!(deed, Deed::Import) {
                here.change(deed, 3 + u32::try_from(number).unwrap());
                continue;
            }
            let has_food = |(food, _): &Portion| here.has.iter().any(|(other, _)| other == food);
            if !there.has.iter().any(has_food) {
                // Without a food of it it is another meal.
                return Ok(());
            }
            let (has, is_said) = here.after_import(&there.has);
            let more: Vec<Portion> = has.difference(&here.has).copied().collect();
            let different = carried(&there.journal.local, &here.journal.local);
            prop_assert_eq!(portions(&here.meal()), has.clone(), "deed {}", number);
            prop_assert_eq!(here.meal().items.len(), has.len(), "deed {}", number);
            prop_assert_eq!(different > 0, is_said, "deed {}", number);
            here.common.extend(more);
            here.is_now(has);
        }
    }
}
