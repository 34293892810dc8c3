//! A diary of another program, put together: items to meals, foods each once.

use std::collections::{BTreeMap, HashMap};

use super::known::Foods;
use super::rows::Rows;
use super::told::own_key;
use super::{Found, Placed, as_eaten, bounds, foods, meals};
use crate::actions::request::Request;
use crate::model::{
    Amount, Base, Food, FoodData, FoodNutrition, Item, Library, Meal, Measure, Member, Nutrient,
    Nutrition, PinnedFood, State, Timestamp, Values,
};
use crate::phrase::when::{self, Lean, Now};

/// What was eaten of one food.
pub(super) struct Eaten {
    pub(super) name: String,
    pub(super) brand: Option<String>,
    pub(super) quantity: Amount,
    pub(super) unit: String,
    pub(super) values: Values,
    /// Whether the food is one to be found again, and not a sum over foods.
    pub(super) is_food: bool,
}

/// A diary that grows row by row.
pub(super) struct Diary<'d> {
    found: Found,
    now: &'d Now,
    /// What is to be known of local times that come twice.
    twice: Vec<String>,
    /// Meals by instant and name, with the place of the first row of each.
    meals: BTreeMap<(i64, String), Placed<Meal>>,
    /// The largest amount of each food: its values are the most exact.
    foods: Vec<Placed<Food>>,
    /// Where each stands there, by its key.
    places: HashMap<String, usize>,
}

impl<'d> Diary<'d> {
    pub(super) fn new(found: Found, now: &'d Now) -> Diary<'d> {
        Diary {
            found,
            now,
            twice: Vec::new(),
            meals: BTreeMap::new(),
            foods: Vec::new(),
            places: HashMap::new(),
        }
    }

    /// Notes a row that is not imported.
    pub(super) fn refuse(&mut self, place: String, why: String) {
        self.found.refuse(place, why);
    }

    /// Adds an item to the meal of this name at this time there.
    ///
    /// Errors: why the row is none of a meal, whatever else is in that.
    pub(super) fn add(
        &mut self,
        place: String,
        (time, name, notes): (&str, &str, &str),
        eaten: Eaten,
    ) -> Result<(), String> {
        let moment = when::instant(time, self.now, Lean::Past);
        let moment = moment.map_err(|error| error.message().to_owned())?;
        if let Some(note) = &moment.note {
            self.twice.push(format!("{place}: {note}"));
        }
        let at = Timestamp::from(moment.at);
        let state = match moment.at > self.now.instant {
            true => State::Planned,
            false => State::Logged,
        };
        let key = key(&eaten);
        let food = eaten.is_food.then(|| food(&key, &eaten));
        let (quantity, item) = (eaten.quantity, item(key, eaten));
        let when = at.micros();
        let mut meal = meal_of(at, self.now.zone.name(), state, (name, notes));
        let known = self.meals.get(&(when, name.to_owned()));
        if let Some(known) = known {
            meal.notes = with_note(known.thing.notes.text(), notes);
        }
        check(&meal, &item, food.as_ref())?;
        if let Some(food) = food {
            self.food(&place, quantity, food);
        }
        let known = self.meals.entry((when, name.to_owned()));
        let notes = meal.notes.clone();
        let known = known.or_insert(Placed { place, thing: meal });
        known.thing.notes = notes;
        known.thing.items.push(item);
        Ok(())
    }

    /// Notes a food, which is one for each name and unit.
    fn food(&mut self, place: &str, quantity: Amount, food: Food) {
        let eaten = |food: &Food| {
            let nutrition = food.data().nutrition.as_ref();
            nutrition.map(|nutrition| nutrition.basis_amount)
        };
        let known = self.places.get(own_key(&food)).copied();
        let (place, thing) = (place.to_owned(), food);
        match known.and_then(|at| self.foods.get_mut(at)) {
            Some(known) if eaten(&known.thing).is_some_and(|known| known >= quantity) => {}
            Some(known) => *known = Placed { place, thing },
            None => {
                let key = own_key(&thing).to_owned();
                self.places.insert(key, self.foods.len());
                self.foods.push(Placed { place, thing });
            }
        }
    }

    /// What was put together.
    pub(super) fn done(self) -> Found {
        let mut notes = self.found.notes;
        notes.extend(told_of_twice(&self.twice));
        Found {
            notes,
            is_diary: true,
            foods: self.foods,
            meals: self.meals.into_values().collect(),
            ..self.found
        }
    }
}

/// How many rows have a local time that comes twice, the first of them named.
fn told_of_twice(twice: &[String]) -> Option<String> {
    match twice {
        [] => None,
        [one] => Some(one.clone()),
        [first, rest @ ..] => {
            let (count, s) = (rest.len(), if rest.len() == 1 { "" } else { "s" });
            Some(format!("{first}; so it is with {count} more row{s}"))
        }
    }
}

/// What a food of the diary is told by.
fn key(eaten: &Eaten) -> String {
    let brand = eaten.brand.as_deref().unwrap_or_default();
    format!("{}\n{brand}\n{}", eaten.name, eaten.unit)
}

/// Holds a row against the rules on its own: one that they forbid is not to keep its meal out.
fn check(meal: &Meal, item: &Item, food: Option<&Food>) -> Result<(), String> {
    // Of a smaller part it could be told, as of an item of a journal.
    let values = item.nutrition.get().map(|nutrition| &nutrition.values);
    if values.is_some_and(bounds::is_too_large) {
        return Err("it has more of a nutrient than a food can have".to_owned());
    }
    let food = food.map(|food| Request::SaveFood(foods::draft(food, &Foods::default()).0));
    let meal = meals::draft(meal, &[as_eaten::item(item)]);
    let requests = food.into_iter().chain([Request::CreateMeal(meal)]);
    let mut checked = requests.map(|request| request.check());
    checked
        .try_for_each(|checked| checked)
        .map_err(|error| error.message().to_owned())
}

/// The notes of a meal with that of one more row; what stands in several rows is said once.
fn with_note(notes: &str, note: &str) -> Member<String> {
    match (notes, note) {
        ("", note) => said(note),
        (notes, note) if note.is_empty() || notes.split(BETWEEN).any(|known| known == note) => {
            said(notes)
        }
        (notes, note) => said(&format!("{notes}{BETWEEN}{note}")),
    }
}

/// What parts the notes of several rows of a meal.
const BETWEEN: &str = "\n";

fn said(text: &str) -> Member<String> {
    match text {
        "" => Member::Null,
        text => Member::Is(text.to_owned()),
    }
}

fn meal_of(at: Timestamp, timezone: &str, state: State, (name, notes): (&str, &str)) -> Meal {
    Meal {
        id: String::new(),
        eaten_at: at,
        timezone: timezone.to_owned(),
        day: Member::Absent,
        state: Member::Is(state),
        name: said(name),
        notes: said(notes),
        images: Member::Absent,
        items: Vec::new(),
        nutrition: Member::Absent,
        created_at: Member::Absent,
        updated_at: Member::Absent,
        extra: Default::default(),
    }
}

fn item(key: String, eaten: Eaten) -> Item {
    Item {
        id: String::new(),
        food: PinnedFood {
            library: Library::Mine,
            key,
            version: Member::Absent,
            name: Member::Is(eaten.name),
            brand: eaten.brand.into(),
            attribution: Member::Absent,
            extra: Default::default(),
        },
        quantity: Member::Is(eaten.quantity),
        unit: Member::Is(eaten.unit),
        nutrition: Member::Is(Nutrition::new(eaten.values, Vec::new())),
        extra: Default::default(),
    }
}

/// A food of which so much holds what was eaten.
fn food(key: &str, eaten: &Eaten) -> Food {
    let own = eaten.unit.parse::<Base>();
    let measure = Measure {
        label: eaten.unit.clone(),
        size: Amount::from(1),
    };
    let nutrition = Nutrition::new(eaten.values.clone(), Vec::new());
    let values = bounds::exact(&nutrition);
    let data = FoodData {
        base: Some(own.unwrap_or(Base::Serving)),
        measures: own.is_err().then(|| vec![measure]),
        nutrition: (!values.is_empty()).then_some(FoodNutrition {
            basis_amount: eaten.quantity,
            values,
        }),
        ..FoodData::default()
    };
    Food {
        key: Member::Is(key.to_owned()),
        name: Member::Is(eaten.name.clone()),
        brand: eaten.brand.clone().into(),
        data: Member::Is(data),
        ..Food::default()
    }
}

/// Where meals are put that have no time.
pub(super) const USUAL_TIMES: &str =
    "breakfast is put at 8:00, lunch at 12:30, snacks at 16:00, dinner at 19:00, others at 12:00";

/// What is said of rows without a time; nothing of none.
pub(super) fn timeless(rows: usize) -> Option<String> {
    let have = match rows {
        0 => return None,
        1 => "row has",
        _ => "rows have",
    };
    Some(format!("{rows} {have} no time: {USUAL_TIMES}"))
}

/// What is said of nutrients that no column of a table tells, by the columns that would: one of another name is not read.
pub(super) fn untold(
    rows: &Rows,
    columns: fn(Nutrient) -> &'static [&'static str],
) -> Option<String> {
    let of = Nutrient::ALL.map(columns).into_iter();
    let missing: Vec<&str> = of
        .filter(|names| !names.iter().any(|name| rows.has(name)))
        .filter_map(|names| names.first().copied())
        .collect();
    let them = if missing.len() == 1 {
        "it tells"
    } else {
        "they tell"
    };
    let names = missing.join(", ");
    (!missing.is_empty())
        .then(|| format!("the file has no column {names}: what {them} is unknown here"))
}

/// The time of day of a meal whose file has none: by what it is called.
pub(super) fn usual_time(name: &str) -> &'static str {
    let name = name.to_lowercase();
    let times = [
        ("breakfast", "08:00"),
        ("lunch", "12:30"),
        ("dinner", "19:00"),
        ("snack", "16:00"),
    ];
    let time = times.into_iter().find(|(word, _)| name.contains(word));
    time.map_or("12:00", |(_, time)| time)
}

/// A day as programs write it; one whose order of day and month is open is not guessed.
pub(super) fn day(text: &str) -> Result<&str, String> {
    let shape = text.len() == 10 && text.is_ascii();
    let is_day = shape
        && text.bytes().enumerate().all(|(at, byte)| match at {
            4 | 7 => byte == b'-',
            _ => byte.is_ascii_digit(),
        });
    match is_day {
        true => Ok(text),
        false => Err(format!("{text:?} is no day such as 2026-11-21")),
    }
}

/// The values that are known.
pub(super) fn values(known: [(Nutrient, Option<Amount>); 8]) -> Values {
    let known = known.into_iter();
    known
        .filter_map(|(nutrient, amount)| Some((nutrient, amount?)))
        .collect()
}
