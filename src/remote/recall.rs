//! What a shell asks beyond the eleven operations, found through them with the memory's hints.

use super::Remote;
use super::memory::FoodHint;
use crate::api::{Journal, Recall};
use crate::error::{Code, Error, Result};
use crate::model::{
    Date, DayTotal, Food, FoodQuery, FoodRef, Library, MealQuery, Settings, limits,
};

/// Pages that are looked through at most for what may be there several times.
const PAGES: u64 = 10;
/// … and for what is there once: an id of which enough is known.
const FAR: u64 = 500;
/// More ids than this are as ambiguous as any.
const MOST: usize = 10;
/// So many digits of an id, remembered once, are that id.
const ENOUGH: usize = 8;

impl Recall for Remote {
    /// Looks through the own foods, or searches the library: by the key where it looks like a
    /// barcode, else by the name it had when it was seen. The API has no way to ask for a food by
    /// its key.
    fn recall_food(&self, food: &FoodRef) -> Result<Option<Food>> {
        if food.library == Library::Mine {
            let own = FoodQuery::new(food.library, "");
            return self.find_food(&own, FAR, is(food));
        }
        if is_barcode(&food.key) {
            let found =
                self.find_food(&FoodQuery::new(food.library, &food.key), PAGES, is(food))?;
            if found.is_some() {
                return Ok(found);
            }
        }
        let hints = self.memory.hints();
        let Some(hint) = hints.foods.iter().find(|hint| hint.food == *food) else {
            return Ok(None);
        };
        for query in searches(hint) {
            if let Some(found) = self.find_food(&query, PAGES, is(food))? {
                return Ok(Some(found));
            }
        }
        Ok(None)
    }

    fn recall_meals(&self, prefix: &str) -> Result<Vec<String>> {
        let hints = self.memory.hints();
        let mut ids = beginning(prefix, hints.meals.iter());
        if is_enough(prefix, &ids) {
            return Ok(ids);
        }
        let mut query = MealQuery::default().limit(limits::PAGE_MAX);
        let mut listed = Vec::new();
        let pages = if prefix.len() < ENOUGH { PAGES } else { FAR };
        for _ in 0..pages {
            let page = self.list_meals(&query)?;
            let found = beginning(prefix, page.meals.iter().map(|meal| &meal.id));
            add(&mut listed, found);
            if is_enough(prefix, &listed) {
                return Ok(listed);
            }
            match page.next_offset.into_option() {
                Some(_) if listed.len() >= MOST => break,
                Some(offset) => query.set("offset", offset),
                // The service has listed all it has: hints of others are of what is gone.
                None => return Ok(listed),
            }
        }
        add(&mut listed, std::mem::take(&mut ids));
        if listed.len() < 2 {
            return Err(too_many(prefix));
        }
        listed.truncate(MOST);
        Ok(listed)
    }

    fn recall_foods(&self, prefix: &str) -> Result<Vec<String>> {
        let hints = self.memory.hints();
        let own = hints
            .foods
            .iter()
            .filter(|hint| hint.food.library == Library::Mine);
        let mut keys = beginning(prefix, own.map(|hint| &hint.food.key));
        if is_enough(prefix, &keys) {
            return Ok(keys);
        }
        self.find_food(&FoodQuery::new(Library::Mine, ""), PAGES, |food| {
            add(&mut keys, beginning(prefix, food.key.get().into_iter()));
            keys.len() >= MOST
        })?;
        keys.truncate(MOST);
        Ok(keys)
    }

    /// The meals written from here: one that somebody wrote elsewhere is never `last`.
    fn recall_last_meals(&self, count: u32) -> Result<Vec<String>> {
        let mut written = self.memory.written().map_err(|why| {
            let what = format!("which meal was written last from here is not known: the state folder cannot be written: {why}");
            Error::new(Code::Config, what)
                .hint("name the meal by the first digits of its id (journal meal list), or have the folder written")
        })?;
        written.truncate(count as usize);
        Ok(written)
    }

    /// The API has no sums of days.
    fn recall_days(&self, _from: Date, _to: Date) -> Result<Option<Vec<DayTotal>>> {
        Ok(None)
    }

    /// The API tells all targets or none.
    fn recall_settings(&self, _from: Date, _to: Date) -> Result<Settings> {
        self.get_settings()
    }
}

impl Remote {
    /// The first food of a search for which `fits` holds, looking through so many pages.
    fn find_food(
        &self,
        query: &FoodQuery,
        pages: u64,
        mut fits: impl FnMut(&Food) -> bool,
    ) -> Result<Option<Food>> {
        let mut query = query.clone().limit(limits::PAGE_MAX);
        for _ in 0..pages {
            let page = self.search_foods(&query)?;
            if let Some(food) = page.foods.into_iter().find(|food| fits(food)) {
                return Ok(Some(food));
            }
            match page.next_offset.into_option() {
                Some(offset) => query.set("offset", offset),
                None => break,
            }
        }
        Ok(None)
    }
}

fn is(food: &FoodRef) -> impl Fn(&Food) -> bool + '_ {
    move |found| found.reference().as_ref() == Some(food)
}

fn is_barcode(key: &str) -> bool {
    (limits::BARCODE_MIN..=limits::BARCODE_MAX).contains(&key.len())
        && key.bytes().all(|byte| byte.is_ascii_digit())
}

/// The searches that should find a food: by name and brand, which are few, then by its name.
fn searches(hint: &FoodHint) -> impl Iterator<Item = FoodQuery> + '_ {
    let branded = hint
        .brand
        .as_ref()
        .map(|brand| format!("{} {brand}", hint.name));
    let words = branded.into_iter().chain([hint.name.clone()]);
    let few = match hint.food.library {
        Library::Composition => limits::COMPOSITION_QUERY,
        _ => 0,
    };
    let allowed = words.filter(move |words| (few..=limits::QUERY).contains(&words.chars().count()));
    allowed.map(|words| {
        let query = FoodQuery::new(hint.food.library, &words);
        match &hint.locale {
            Some(locale) => query.locale(locale),
            None => query,
        }
    })
}

/// The ids that begin with these characters.
fn beginning<'i>(prefix: &str, ids: impl Iterator<Item = &'i String>) -> Vec<String> {
    let fitting = ids.filter(|id| id.to_ascii_lowercase().starts_with(prefix));
    fitting.take(MOST).cloned().collect()
}

/// Among more meals than are looked through, these digits may be those of others as well.
fn too_many(prefix: &str) -> Error {
    let message = format!("there are too many meals to tell which one {prefix} is");
    let hint = match prefix.len() {
        ..ENOUGH => format!("give its first {ENOUGH} digits"),
        _ => "give the whole id".to_owned(),
    };
    Error::new(Code::Ambiguous, message).hint(hint)
}

fn is_enough(prefix: &str, ids: &[String]) -> bool {
    prefix.len() >= ENOUGH && ids.len() == 1
}

/// Adds what is not among them.
fn add(ids: &mut Vec<String>, more: Vec<String>) {
    for id in more {
        if !ids.contains(&id) {
            ids.push(id);
        }
    }
}
