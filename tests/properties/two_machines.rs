//! A meal that is changed on two machines, or in another program's diary too, and carried from one to the other:
//! held against a naive model of what is known where.

use journal::actions::{export, item};
use journal::api::Journal;
use journal::model::{Food, ItemDraft, Meal, MealDraft, MealPatch, Nutrient};
use proptest::prelude::*;
use serde_json::json;

use crate::moving::{Kept, carried, carried_file, kept};

/// Foods of the small catalogue.
const FOODS: [(&str, &str, &str); 3] = [
    ("composition", "oats", "g"),
    ("composition", "milk", "ml"),
    ("off", "spread", "g"),
];

/// So much of a food, and its energy in tenths, if that is known; of few amounts, so that two items may be alike.
type Portion = (usize, u32, Option<u32>);

/// Portions in order, as often as each comes.
type Portions = Vec<Portion>;

/// What somebody does at one of two machines.
#[derive(Clone, Debug)]
enum Deed {
    Add(Portion),
    /// Another amount of the item at this place, or in a diary another energy, or none.
    Set(usize, u32, Option<u32>),
    Remove(usize),
    /// What the other machine has is imported.
    Import,
}

fn deeds() -> impl Strategy<Value = Vec<(bool, Deed)>> {
    let amount = || 1_u32..4;
    let energy = || prop::option::weighted(0.8, (1_u32..3).prop_map(|kcal| 10 * kcal));
    let deed = prop_oneof![
        3 => (0..FOODS.len(), amount(), energy()).prop_map(Deed::Add),
        1 => (0_usize..6, amount(), energy()).prop_map(|(place, amount, energy)| Deed::Set(place, amount, energy)),
        1 => (0_usize..6).prop_map(Deed::Remove),
        3 => Just(Deed::Import),
    ];
    prop::collection::vec((any::<bool>(), deed), 1..14)
}

/// What one has more than the other.
fn without(some: &[Portion], others: &[Portion]) -> Portions {
    let mut left = some.to_vec();
    for other in others {
        if let Some(at) = left.iter().position(|portion| portion == other) {
            left.remove(at);
        }
    }
    left
}

fn has_all(some: &[Portion], others: &[Portion]) -> bool {
    without(others, some).is_empty()
}

fn together(some: &[Portion], others: &[Portion]) -> Portions {
    let mut all = [some, others].concat();
    all.sort_unstable();
    all
}

/// A machine, and what is known there of its one meal.
struct Machine {
    journal: Kept,
    has: Portions,
    /// All that it ever was, the first included.
    was: Vec<Portions>,
    /// What the meal began with, and what imports brought.
    common: Portions,
}

impl Machine {
    fn new() -> Machine {
        Machine {
            journal: kept(true),
            has: Vec::new(),
            was: Vec::new(),
            common: Vec::new(),
        }
    }

    fn meal(&self) -> Meal {
        let mut meals = export::read(&self.journal.local).unwrap().meals;
        assert_eq!(meals.len(), 1, "it is one meal");
        meals.remove(0)
    }

    fn is_now(&mut self, has: Portions) {
        self.has = has.clone();
        self.was.push(has);
    }

    fn change(&mut self, deed: &Deed, draft: impl Fn(Portion) -> ItemDraft) {
        let meal = self.meal();
        let mut items = item::kept(&meal);
        let at = |place: usize| place % meal.items.len();
        match deed {
            Deed::Add(portion) => items.push(draft(*portion)),
            Deed::Set(place, amount, energy) => {
                let (food, ..) = portion(&meal, at(*place));
                items[at(*place)] = draft((food, *amount, *energy));
            }
            Deed::Remove(place) if meal.items.len() > 1 => drop(items.remove(at(*place))),
            Deed::Remove(_) | Deed::Import => return,
        }
        let mut patch = MealPatch::default();
        patch.set("items", items);
        self.journal.local.update_meal(&meal.id, &patch).unwrap();
        let has = portions(&self.meal());
        self.is_now(has);
    }

    /// What an import from there must come to: what the meal has more then, and whether that is said where it stays: of a
    /// diary always, of another machine unless it was so here once.
    fn after_import(&self, there: &Portions, is_diary: bool) -> (Portions, bool) {
        let more = without(there, &self.has);
        let left = without(&self.has, there);
        let shared = without(&self.has, &left);
        let was_taken_out_there = !has_all(&shared, &self.common);
        let was_taken_out_here = !self.was.iter().all(|was| has_all(&self.has, was));
        let is_of = |food: usize| left.iter().any(|(other, ..)| *other == food);
        let may_be_changed = more.iter().any(|(food, ..)| is_of(*food));
        let is_other = was_taken_out_there || was_taken_out_here || may_be_changed;
        let is_as_once = !is_diary && self.was.contains(there);
        match is_other || is_as_once {
            true => (Vec::new(), !is_as_once && self.has != *there),
            false => (more, false),
        }
    }
}

fn draft((food, amount, _): Portion) -> ItemDraft {
    let (library, key, unit) = FOODS[food];
    let food = json!({ "library": library, "key": key });
    ItemDraft::from(json!({ "food": food, "quantity": amount, "unit": unit }))
}

fn portion(meal: &Meal, place: usize) -> Portion {
    let item = &meal.items[place];
    let name = item.food.name.get().unwrap().to_lowercase();
    let is_it = |food: &(&str, &str, &str)| name.starts_with(food.1);
    let amount = item.quantity.get().unwrap().to_string();
    let kcal = item.nutrition.get().unwrap().values.get(Nutrient::Kcal);
    let tenths = kcal.map(|kcal| (kcal.to_string().parse::<f64>().unwrap() * 10.0).round() as u32);
    let food = FOODS.iter().position(is_it).unwrap();
    (food, amount.parse().unwrap(), tenths)
}

fn portions(meal: &Meal) -> Portions {
    let places = 0..meal.items.len();
    together(
        &places
            .map(|place| portion(meal, place))
            .collect::<Portions>(),
        &[],
    )
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn what_is_carried_between_two_machines_is_no_more_than_was_eaten(deeds in deeds()) {
        let mut machines = [Machine::new(), Machine::new()];
        let first = json!({
            "eatenAt": "2026-11-20T08:00:00+01:00", "timezone": "Europe/Berlin", "name": "Breakfast",
            "items": [draft((0, 1, None)), draft((1, 2, None))],
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
                here.change(deed, draft);
                continue;
            }
            let has_food = |(food, ..): &Portion| here.has.iter().any(|(other, ..)| other == food);
            if !there.has.iter().any(has_food) {
                // Without a food of it it is another meal.
                return Ok(());
            }
            let (more, is_said) = here.after_import(&there.has, false);
            let different = carried(&there.journal.local, &here.journal.local);
            let has = together(&here.has, &more);
            prop_assert_eq!(&portions(&here.meal()), &has, "deed {}", number);
            prop_assert_eq!(different > 0, is_said, "deed {}", number);
            here.common.extend(more);
            here.is_now(has);
        }
    }
    #[test]
    fn what_a_diary_has_is_no_more_than_was_eaten(deeds in deeds()) {
        let mut here = Machine::new();
        let mut diary = vec![(0, 1, Some(10)), (1, 2, Some(20)), (2, 1, Some(10))];
        carried_file(&servings(&diary), &here.journal.local);
        here.common = diary.clone();
        here.is_now(portions(&here.meal()));
        // The diary's foods are own ones here.
        let foods = export::read(&here.journal.local).unwrap().foods;
        let own = |(food, amount, _): Portion| {
            let is_it = |own: &&Food| own.name.text().to_lowercase() == FOODS[food].1;
            let own = foods.iter().find(is_it).unwrap().reference().unwrap();
            ItemDraft::from(json!({ "food": own, "quantity": amount, "unit": "g" }))
        };
        for (number, (is_here, deed)) in deeds.iter().enumerate() {
            match deed {
                Deed::Import => {
                    let (more, is_said) = here.after_import(&diary, true);
                    let different = carried_file(&servings(&diary), &here.journal.local);
                    let has = together(&here.has, &more);
                    prop_assert_eq!(&portions(&here.meal()), &has, "deed {}", number);
                    prop_assert_eq!(different > 0, is_said, "deed {}", number);
                    here.common.extend(more);
                    here.is_now(has);
                }
                deed if *is_here => here.change(deed, own),
                Deed::Add(portion) => diary = together(&diary, &[*portion]),
                // Rows stand in the order of their amounts: what is new may stand before what is known.
                Deed::Set(place, amount, energy) => {
                    let at = place % diary.len();
                    diary[at] = (diary[at].0, *amount, *energy);
                    diary.sort_unstable();
                }
                Deed::Remove(place) if diary.len() > 1 => drop(diary.remove(place % diary.len())),
                Deed::Remove(_) => {}
            }
        }
    }
}

/// A diary as Cronometer exports it.
fn servings(diary: &[Portion]) -> Vec<u8> {
    let head = "Day,Time,Group,Food Name,Amount,Energy (kcal)\n".to_owned();
    let row = |(food, amount, energy): &Portion| {
        let name = FOODS[*food].1;
        let energy = energy.map_or(String::new(), |tenths| f64::from(tenths / 10).to_string());
        format!("2026-11-20,08:00,Breakfast,{name},{amount} g,{energy}\n")
    };
    (head + &diary.iter().map(row).collect::<String>()).into_bytes()
}
