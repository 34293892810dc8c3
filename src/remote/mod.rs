//! A journal over HTTP.
//!
//! Floor 5. Nothing is checked here, but that an id leaves the path as it is: a request is sent as its
//! sender wrote it, and the journal behind the address says what is wrong with it. What comes back is carried through, members
//! that we do not know included.

mod address;
mod failure;
mod http;
mod mask;
mod memory;
mod page;
mod proxy;
mod raw;
mod read;
mod recall;
mod retry;
mod seen;
mod sending;
mod wait;

use std::fmt;
use std::path::PathBuf;
use std::thread;
use std::time::Duration;

use serde::de::DeserializeOwned;
use serde_json::Value;

use crate::api::{Journal, key};
use crate::error::{Error, Result};
use crate::model::{
    CorrectionPage, CorrectionQuery, Food, FoodDraft, FoodPage, FoodQuery, Library, Meal,
    MealDraft, MealPage, MealPatch, MealQuery, Operation, Settings, SettingsPatch,
};
use address::Address;
use failure::Failure;
use http::{Answer, Http};
use mask::Mask;
use memory::Memory;
use page::Length;
use read::{food, gone, json, settings};
use sending::Sending;

pub use retry::Patience;

/// A key. It prints as nothing that helps anybody.
#[derive(Clone, PartialEq, Eq)]
pub struct Secret(String);

impl Secret {
    /// A key as it was given.
    pub fn new(key: impl Into<String>) -> Self {
        Secret(key.into())
    }

    /// What tells it from other keys where things are kept that are its owner's: the public part of a key of this program;
    /// of another, 32 bits of a hash, which say nothing of the key.
    pub fn mark(&self) -> String {
        if let Some(id) = key::id_of(&self.0) {
            return id.to_owned();
        }
        let [a, b, c, d, ..] = key::hash(&format!("mark {}", self.0));
        format!("{:08x}", u32::from_be_bytes([a, b, c, d]))
    }

    /// The key itself, for the header it is sent in.
    fn reveal(&self) -> &str {
        &self.0
    }
}

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(…)")
    }
}

/// A journal at a base address.
pub struct Remote {
    http: Http,
    patience: Patience,
    memory: Memory,
    mask: Mask,
    list: Length,
    origin: String,
    /// Whom to tell of a wait that the service asks for.
    waiting: Box<Tell>,
    /// Who waits before a request is sent once more.
    pause: Box<Pause>,
}

/// What passed through here lately, the latest first: ids, and what each is.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Remembered {
    /// Meals, each with its day and foods.
    pub meals: Vec<(String, String)>,
    /// The ids of those that were planned when they were last seen.
    pub planned: Vec<String>,
    /// Own foods by their keys, each with its name.
    pub foods: Vec<(String, String)>,
}

/// Tells somebody something.
type Tell = dyn Fn(&str) + Send;
/// Waits for so long, and says whether to go on.
type Pause = dyn Fn(Duration) -> bool + Send;

impl Remote {
    /// A journal at `base`, which ends in `/v1`, asked with this key.
    ///
    /// Nothing is sent yet. Errors: `Config` when the address is none, or is plain http to
    /// another machine, or when the key can be none.
    pub fn new(base: &str, key: Option<Secret>, patience: Patience) -> Result<Remote> {
        let address = Address::read(base)?;
        Ok(Remote {
            memory: Memory::new(address.as_str(), None),
            origin: address.origin(),
            mask: Mask::new(key.clone()),
            list: Length::default(),
            http: Http::new(address, key, patience.connect)?,
            patience,
            waiting: Box::new(|_| {}),
            pause: Box::new(|pause| {
                thread::sleep(pause);
                true
            }),
        })
    }

    /// The same journal, which tells of each wait that the service asks for.
    pub fn telling(self, waiting: impl Fn(&str) + Send + 'static) -> Remote {
        let waiting = Box::new(waiting);
        Remote { waiting, ..self }
    }

    /// The same journal, which leaves it to somebody to wait before a request is sent once more. They say
    /// whether it is to be sent: where it is not, it ends with `Interrupted`.
    pub fn pausing(self, pause: impl Fn(Duration) -> bool + Send + 'static) -> Remote {
        let pause = Box::new(pause);
        Remote { pause, ..self }
    }

    /// The same journal with its hints kept in a file, which is written when this is dropped.
    ///
    /// Nothing that is wrong with the file is an error; hints of another address are dropped.
    pub fn remembering(self, file: PathBuf) -> Remote {
        Remote {
            memory: Memory::new(self.http.address.as_str(), Some(file)),
            ..self
        }
    }

    /// Remembers what was seen until now. Says why a meal that was written from here cannot be remembered as the
    /// last one, where that is so.
    pub fn remember(&self) -> Option<String> {
        self.memory.keep().err()
    }

    /// What passed through here lately. Nobody is asked, so it may be gone.
    pub fn remembered(&self) -> Remembered {
        let hints = self.memory.hints();
        let own = |hint: &memory::FoodHint| {
            let is_own = hint.food.library == Library::Mine && hints.own.contains(&hint.food.key);
            is_own.then(|| (hint.food.key.clone(), hint.name.clone()))
        };
        let foods = hints.foods.iter().rev().filter_map(own).collect();
        Remembered {
            meals: hints.told.into_iter().rev().collect(),
            planned: hints.planned,
            foods,
        }
    }

    /// The host and port that are asked.
    pub fn origin(&self) -> &str {
        &self.origin
    }

    /// The scheme, host and port that are asked: what a key is bound to.
    pub fn scheme_and_origin(&self) -> String {
        self.http.address.scheme_and_origin()
    }

    /// Sends a request and reads its answer with `read`, which says what is wrong with it.
    fn ask<T>(
        &self,
        sending: &Sending<'_>,
        read: impl FnOnce(&Answer) -> std::result::Result<T, String>,
    ) -> Result<T> {
        let operation = sending.operation;
        let told = |error: Error| error.of_operation(operation);
        sending.check().map_err(told)?;
        let answer = self.send(sending).map_err(told)?;
        read(&answer).map_err(|why| {
            let answer = self.mask.answer(answer);
            let failure = Failure::unreadable(operation, &answer, &self.mask.text(&why));
            told(retry::settled(failure.error, sending.writes()))
        })
    }

    fn page<T: DeserializeOwned>(
        &self,
        operation: Operation,
        query: &[(String, String)],
        list: &str,
    ) -> Result<page::Read<T>> {
        self.ask(&Sending::new(operation, "", query), |answer| {
            self.list.admit(query, answer.body.len())?;
            let library = (operation == Operation::SearchFoods).then(|| page::library(query));
            page::read(json(answer)?, list, library).ok_or_else(|| format!("is no page of {list}"))
        })
    }

    fn write(&self, operation: Operation, id: &str, body: &Value) -> Result<Meal> {
        let meal = self.ask(&Sending::with_body(operation, id, body), json)?;
        self.memory.note_meal(&meal);
        Ok(meal)
    }

    fn delete(&self, operation: Operation, id: &str) -> Result<()> {
        self.ask(&Sending::new(operation, id, &[]), gone)?;
        self.memory.note_deleted(id);
        Ok(())
    }
}

impl Journal for Remote {
    fn list_meals(&self, query: &MealQuery) -> Result<MealPage> {
        let read = self.page::<MealPage>(Operation::ListMeals, query.pairs(), "meals")?;
        let page = MealPage {
            received: read.received,
            ..read.page
        };
        page.meals
            .iter()
            .for_each(|meal| self.memory.note_meal(meal));
        Ok(page)
    }

    fn create_meal(&self, draft: &MealDraft) -> Result<Meal> {
        let meal = self.write(Operation::CreateMeal, "", draft.json())?;
        self.memory.note_written(&meal.id);
        Ok(meal)
    }

    fn get_meal(&self, id: &str) -> Result<Meal> {
        let meal = self.ask(&Sending::new(Operation::GetMeal, id, &[]), json)?;
        self.memory.note_meal(&meal);
        Ok(meal)
    }

    fn update_meal(&self, id: &str, patch: &MealPatch) -> Result<Meal> {
        self.write(Operation::UpdateMeal, id, patch.json())
    }

    fn delete_meal(&self, id: &str) -> Result<()> {
        self.delete(Operation::DeleteMeal, id)
    }

    fn search_foods(&self, query: &FoodQuery) -> Result<FoodPage> {
        let read = self.page::<FoodPage>(Operation::SearchFoods, query.pairs(), "foods")?;
        let page = FoodPage {
            received: read.received,
            ..read.page
        };
        let locale = query.pairs().iter().find(|(name, _)| name == "locale");
        let locale = locale.map(|(_, locale)| locale.as_str());
        page.foods
            .iter()
            .for_each(|food| self.memory.note_food(food, locale));
        Ok(page)
    }

    fn save_food(&self, draft: &FoodDraft) -> Result<Food> {
        let sending = Sending::with_body(Operation::SaveFood, "", draft.json());
        let food = self.ask(&sending, food)?;
        self.memory.note_food(&food, None);
        Ok(food)
    }

    fn delete_food(&self, id: &str) -> Result<()> {
        self.delete(Operation::DeleteFood, id)
    }

    fn list_food_corrections(&self, query: &CorrectionQuery) -> Result<CorrectionPage> {
        let operation = Operation::ListFoodCorrections;
        let read = self.page::<CorrectionPage>(operation, query.pairs(), "corrections")?;
        Ok(CorrectionPage {
            received: read.received,
            ..read.page
        })
    }

    fn get_settings(&self) -> Result<Settings> {
        self.ask(&Sending::new(Operation::GetSettings, "", &[]), settings)
    }

    fn update_settings(&self, patch: &SettingsPatch) -> Result<Settings> {
        let sending = Sending::with_body(Operation::UpdateSettings, "", patch.json());
        self.ask(&sending, settings)
    }
}
