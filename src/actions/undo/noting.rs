//! A journal whose writes are written down, so that they can be taken back.

use std::cell::{Cell, RefCell};
use std::collections::HashMap;

use chrono::{DateTime, Utc};
use serde_json::{Value, json};

use super::list::{Changed, List, Shelf, Whose};
use super::naming::{kind, left_behind, named, saved_along, thing};
use super::restore::{differing, id_of, state, value};
use super::thing::{Kind, is_same};
use crate::api::{Book, Deed, Held, Journal, Recall, Unrecorded};
use crate::error::{Code, Error, Result};
use crate::model::{
    CorrectionPage, CorrectionQuery, Date, DayTotal, Food, FoodDraft, FoodPage, FoodQuery, FoodRef,
    Library, Meal, MealDraft, MealPage, MealPatch, MealQuery, Operation, PinnedFood, Settings,
    SettingsPatch, id,
};

/// A journal, and the list of what was done to it from here.
pub struct Noting<B> {
    /// The journal.
    pub book: B,
    /// Where the list is kept.
    pub shelf: Box<dyn Shelf>,
    /// Whose list it is: that of another address, or of another key, is another one.
    pub whose: Whose,
    /// What tells this command from others: all it does is one change.
    pub command: String,
    /// When it is.
    pub now: DateTime<Utc>,
    /// Whether something was written down.
    pub noted: Cell<bool>,
    /// What could not be.
    pub unnoted: RefCell<Option<Unrecorded>>,
    /// Meals and own foods that this command has read: they are not asked for again before they are written.
    pub seen: RefCell<HashMap<String, Value>>,
}

impl<B: Book> Noting<B> {
    /// Sends a write and writes down what it did: the thing is read before, and what `shows` makes of
    /// the answer is what it is afterwards. A write is never refused for the sake of the list.
    ///
    /// Errors: those of the write, and of the way to the thing.
    pub fn send<T>(
        &self,
        (operation, id, body): (Operation, &str, Option<&Value>),
        send: impl FnOnce() -> Result<T>,
        shows: impl FnOnce(&T) -> Option<Value>,
    ) -> Result<T> {
        let Some(kind) = kind(operation) else {
            return send();
        };
        let thing = thing(operation, id, body);
        // What would make the path another one is refused by whoever is asked.
        if kind != Kind::Settings && thing.is_some_and(id::is_no_part) {
            return send();
        }
        // A food may have been changed since somebody was asked whether it is to go.
        let counts = operation != Operation::DeleteFood;
        let before = match thing {
            Some(id) => match self.seen.borrow_mut().remove(id).filter(|_| counts) {
                Some(seen) => Ok(Some(seen)),
                None => state(&self.book, kind, id),
            },
            None => Ok(None),
        };
        let before = match before {
            // Who cannot be reached now will not be in a moment.
            Err(error) if error.code() == Code::Network => {
                return Err(error.of_operation(operation));
            }
            // What is changed or deleted was there, though a list that others change meanwhile did not show it.
            Ok(None) if thing.is_some() => Err(unseen()),
            before => before,
        };
        let answer = send()?;
        match before {
            Ok(before) => {
                let after = shows(&answer);
                self.note(kind, operation, thing.unwrap_or(id), before, after, body);
            }
            // A food that this command made is made again by nobody: it need not be known what it was.
            Err(_) if operation == Operation::DeleteFood && self.has_made(id) => {
                let before = json!({ "id": id });
                self.note(kind, operation, id, Some(before), None, body);
            }
            Err(why) => {
                let after = shows(&answer);
                let known = match kind {
                    Kind::Settings => body,
                    _ => after.as_ref().or(body),
                };
                let deed = Deed {
                    what: operation.id().to_owned(),
                    id: known.and_then(id_of).unwrap_or(id).to_owned(),
                    name: known.map(|state| named(kind, state)).unwrap_or_default(),
                };
                self.miss(deed, why);
            }
        }
        Ok(answer)
    }

    /// Whether this command has made a food.
    fn has_made(&self, id: &str) -> bool {
        let list = List::read(&*self.shelf, &self.whose);
        list.is_ok_and(|list| list.has_made(&self.command, id))
    }

    /// Something that was done is on no list.
    fn miss(&self, deed: Deed, why: Error) {
        let mut unnoted = self.unnoted.borrow_mut();
        let mut deeds = unnoted.take().map_or_else(Vec::new, |missed| missed.deeds);
        deeds.push(deed);
        *unnoted = Some(Unrecorded { deeds, why });
    }

    /// The id under which a thing came back, as far as the list says it.
    fn came_back_as(&self, id: &str) -> Option<String> {
        let list = List::read(&*self.shelf, &self.whose).ok()?;
        let renamed = list.renamed.iter();
        let last = renamed.fold(id, |id, (old, new)| if id == old { new } else { id });
        (last != id).then(|| last.to_owned())
    }

    fn note(
        &self,
        kind: Kind,
        operation: Operation,
        id: &str,
        before: Option<Value>,
        after: Option<Value>,
        body: Option<&Value>,
    ) {
        let (before, after) = match (kind, before, after) {
            (Kind::Settings, Some(before), Some(after)) => (
                Some(differing(&before, &after)),
                Some(differing(&after, &before)),
            ),
            (_, before, after) => (before, after),
        };
        // What is as it was is no change, though a service may say that it was written anew.
        if is_same(before.as_ref(), after.as_ref()) {
            return;
        }
        let known = after.as_ref().or(before.as_ref());
        let name = known.map(|state| named(kind, state)).unwrap_or_default();
        let id = known.and_then(id_of).unwrap_or(id).to_owned();
        let what = match operation {
            Operation::SaveFood if before.is_some() => "changeFood",
            operation => operation.id(),
        };
        let what = what.to_owned();
        let saved = match (kind, body, &after) {
            (Kind::Meal, Some(body), Some(meal)) => saved_along(body, meal),
            _ => Vec::new(),
        };
        let left = body.and_then(|body| left_behind(body, before.is_none()));
        let changed = Changed {
            kind,
            what,
            id,
            name,
            before,
            after,
            left,
            saved,
        };
        let deed = changed.deed();
        let written = self.shelf.turn().and_then(|_turn| {
            let mut list = List::read(&*self.shelf, &self.whose)?;
            list.add(&self.command, self.now, changed);
            list.write(&*self.shelf)
        });
        // The write is done: what could not be written down cannot be taken back, which is told.
        match written {
            Ok(()) => self.noted.set(true),
            Err(why) => self.miss(deed, why),
        }
    }
}

fn unseen() -> Error {
    Error::new(
        Code::Conflict,
        "nobody knows what it was before it was changed",
    )
}

impl<B: Book> Journal for Noting<B> {
    fn hold(&self) -> Result<Held<'_>> {
        self.book.hold()
    }

    fn list_meals(&self, query: &MealQuery) -> Result<MealPage> {
        self.book.list_meals(query)
    }

    fn create_meal(&self, draft: &MealDraft) -> Result<Meal> {
        let asked = (Operation::CreateMeal, "", Some(draft.json()));
        self.send(
            asked,
            || self.book.create_meal(draft),
            |meal| Some(value(meal)),
        )
    }

    fn get_meal(&self, id: &str) -> Result<Meal> {
        let meal = self.book.get_meal(id)?;
        self.seen.borrow_mut().insert(id.to_owned(), value(&meal));
        Ok(meal)
    }

    fn update_meal(&self, id: &str, patch: &MealPatch) -> Result<Meal> {
        let asked = (Operation::UpdateMeal, id, Some(patch.json()));
        self.send(
            asked,
            || self.book.update_meal(id, patch),
            |meal| Some(value(meal)),
        )
    }

    fn delete_meal(&self, id: &str) -> Result<()> {
        let asked = (Operation::DeleteMeal, id, None);
        self.send(asked, || self.book.delete_meal(id), |()| None)
    }

    fn search_foods(&self, query: &FoodQuery) -> Result<FoodPage> {
        self.book.search_foods(query)
    }

    fn save_food(&self, draft: &FoodDraft) -> Result<Food> {
        let asked = (Operation::SaveFood, "", Some(draft.json()));
        self.send(
            asked,
            || self.book.save_food(draft),
            |food| Some(value(food)),
        )
    }

    fn delete_food(&self, id: &str) -> Result<()> {
        let asked = (Operation::DeleteFood, id, None);
        self.send(asked, || self.book.delete_food(id), |()| None)
    }

    fn list_food_corrections(&self, query: &CorrectionQuery) -> Result<CorrectionPage> {
        self.book.list_food_corrections(query)
    }

    fn get_settings(&self) -> Result<Settings> {
        self.book.get_settings()
    }

    fn update_settings(&self, patch: &SettingsPatch) -> Result<Settings> {
        let asked = (Operation::UpdateSettings, "", Some(patch.json()));
        let shows = |settings: &Settings| Some(value(settings));
        self.send(asked, || self.book.update_settings(patch), shows)
    }
}

impl<B: Book> Recall for Noting<B> {
    /// A food that came back has another id, and meals from before have the one it had.
    fn recall_food(&self, food: &FoodRef) -> Result<Option<Food>> {
        let found = self.book.recall_food(food)?;
        if food.library != Library::Mine {
            return Ok(found);
        }
        if let Some(found) = found {
            let mut seen = self.seen.borrow_mut();
            seen.insert(food.key.clone(), value(&found));
            return Ok(Some(found));
        }
        match self.came_back_as(&food.key) {
            Some(key) => self.book.recall_food(&FoodRef::new(food.library, key)),
            None => Ok(None),
        }
    }

    fn recall_pinned(&self, food: &PinnedFood) -> Result<Option<Food>> {
        self.book.recall_pinned(food)
    }

    fn recall_meals(&self, prefix: &str) -> Result<Vec<String>> {
        self.book.recall_meals(prefix)
    }

    fn recall_foods(&self, prefix: &str) -> Result<Vec<String>> {
        self.book.recall_foods(prefix)
    }

    fn recall_last_meals(&self, count: u32) -> Result<Vec<String>> {
        self.book.recall_last_meals(count)
    }

    fn recall_days(&self, from: Date, to: Date) -> Result<Option<Vec<DayTotal>>> {
        self.book.recall_days(from, to)
    }

    fn recall_settings(&self, from: Date, to: Date) -> Result<Settings> {
        self.book.recall_settings(from, to)
    }
}
