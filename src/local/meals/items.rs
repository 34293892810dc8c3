//! The items of meals, and what they add up to.

use std::collections::HashMap;
use std::collections::hash_map::Entry;
use std::sync::LazyLock;

use rusqlite::{CachedStatement, Connection, Row};

use crate::local::failure::Failure;
use crate::local::pins;
use crate::local::value::{ID, NUTRIENTS, Text, Word, nutrients, text};
use crate::model::limits::{ATTRIBUTION, FOOD_NAME, KEY, MEAL_ITEMS, MEAL_TEXT, SOURCE_PLACE};
use crate::model::{Amount, Item, Library, Meal, Member, Nutrient, PinnedFood, Values};
use crate::rules::nutrition::{Part, Sum};

const ITEMS: &str =
    "SELECT id, food, quantity, unit, size FROM item WHERE meal = ?1 ORDER BY position";

static FOOD: LazyLock<String> = LazyLock::new(|| {
    format!(
        "SELECT library, key, version, name, brand, {}, partial, basis_amount, {NUTRIENTS}
         FROM food_version WHERE number = ?1",
        pins::CITED
    )
});

/// Reads the items of meals: a food that is eaten again and again is read once.
pub(super) struct Items<'c> {
    of_meal: CachedStatement<'c>,
    food: CachedStatement<'c>,
    foods: HashMap<i64, Eaten>,
}

/// A food as an item shows it, and what it holds.
struct Eaten {
    food: PinnedFood,
    values: Values,
    partial: Vec<Nutrient>,
    basis: Option<Amount>,
}

impl<'c> Items<'c> {
    pub(super) fn new(connection: &'c Connection) -> Result<Self, Failure> {
        Ok(Items {
            of_meal: connection.prepare_cached(ITEMS)?,
            food: connection.prepare_cached(&FOOD)?,
            foods: HashMap::new(),
        })
    }

    /// Adds the items of a meal, and their sum.
    ///
    /// Errors: those of reading; where there are none, which no meal has, or more than one may have. Each has
    /// the texts of its food, so that a small file could have as many as no memory holds.
    pub(super) fn add(&mut self, number: i64, meal: &mut Meal) -> Result<(), Failure> {
        let mut rows = self.of_meal.query([number])?;
        let mut sum = Sum::default();
        while let Some(row) = rows.next()? {
            let food = match self.foods.entry(row.get(1)?) {
                Entry::Occupied(known) => known.into_mut(),
                Entry::Vacant(new) => {
                    let food = self.food.query_row([new.key()], read_eaten)?;
                    new.insert(food)
                }
            };
            if meal.items.len() == MEAL_ITEMS {
                let what = format!("is damaged: a meal has more than {MEAL_ITEMS} items");
                return Err(Failure::damaged(what));
            }
            let (item, part) = read(row, food)?;
            sum.add(&part);
            meal.items.push(item);
        }
        if meal.items.is_empty() {
            return Err(Failure::damaged("is damaged: a meal has no items"));
        }
        meal.nutrition = Member::Is(sum.nutrition());
        Ok(())
    }
}

/// Whom to cite, as it is shown: empty is nobody.
pub(super) fn attributed(cited: Option<&str>) -> Member<String> {
    match cited {
        Some("") => Member::Null,
        text => text.map_or(Member::Absent, |text| Member::Is(text.to_owned())),
    }
}

/// Characters of whom to cite: what a food says itself, and the place it is from.
const CITED: usize = ATTRIBUTION + 2 + SOURCE_PLACE;

fn read_eaten(row: &Row<'_>) -> rusqlite::Result<Eaten> {
    let library: Word<Library> = row.get(0)?;
    let food = PinnedFood {
        library: library.0,
        key: row.get::<_, Text<KEY>>(1)?.0,
        version: Member::Is(row.get(2)?),
        name: Member::Is(row.get::<_, Text<FOOD_NAME>>(3)?.0),
        brand: text::<FOOD_NAME>(row, 4)?.into(),
        attribution: attributed(text::<CITED>(row, 5)?.as_deref()),
        extra: Default::default(),
    };
    Ok(Eaten {
        food,
        partial: pins::json(row, 6)?,
        basis: row.get(7)?,
        values: nutrients(row, 8)?,
    })
}

fn read(row: &Row<'_>, eaten: &Eaten) -> rusqlite::Result<(Item, Part)> {
    let quantity: Option<Amount> = row.get(2)?;
    let size: Option<Amount> = row.get(4)?;
    let part = match (quantity, size, eaten.basis) {
        (Some(quantity), Some(size), Some(basis)) => {
            Part::of(&eaten.values, &eaten.partial, basis, quantity, size)
        }
        _ => Part::UNKNOWN,
    };
    let (Text(id), unit) = (row.get::<_, Text<ID>>(0)?, text::<MEAL_TEXT>(row, 3)?);
    Ok((item(id, eaten.food.clone(), quantity, unit, &part), part))
}

/// An item of a food, and what is in it.
pub(super) fn item(
    id: String,
    food: PinnedFood,
    quantity: Option<Amount>,
    unit: Option<String>,
    part: &Part,
) -> Item {
    Item {
        id,
        food,
        quantity: quantity.into(),
        unit: unit.into(),
        nutrition: Member::Is(part.nutrition()),
        extra: Default::default(),
    }
}
