//! The eleven operations, asked in JSON and answered in JSON.

use journal::error::{Code, Error};
use journal::model::Operation::{self, *};
use journal::model::{
    CorrectionQuery, FoodDraft, FoodQuery, MealDraft, MealPatch, MealQuery, SettingsPatch,
};
use serde::Serialize;
use serde_json::Value;

use crate::described::{self, Sent};
use crate::stand::Stand;

/// Query parameters, as text.
pub(crate) type Pairs<'a> = &'a [(&'a str, &'a str)];

impl Stand {
    pub(crate) fn list_meals(&self, query: Pairs<'_>) -> Answer {
        let asked = MealQuery::from_iter(owned(query));
        answered(ListMeals, with(query), self.journal().list_meals(&asked))
    }

    pub(crate) fn create_meal(&self, body: Value) -> Answer {
        let asked = MealDraft::from(body);
        let given = self.journal().create_meal(&asked);
        answered(CreateMeal, Sent::body(asked.json()), given)
    }

    pub(crate) fn get_meal(&self, id: &str) -> Answer {
        answered(GetMeal, Sent::id(id), self.journal().get_meal(id))
    }

    pub(crate) fn update_meal(&self, id: &str, body: Value) -> Answer {
        let asked = MealPatch::from(body);
        let given = self.journal().update_meal(id, &asked);
        answered(UpdateMeal, Sent::id(id).and_body(asked.json()), given)
    }

    pub(crate) fn delete_meal(&self, id: &str) -> Answer {
        answered(DeleteMeal, Sent::id(id), self.journal().delete_meal(id))
    }

    pub(crate) fn search_foods(&self, query: Pairs<'_>) -> Answer {
        let asked = FoodQuery::from_iter(owned(query));
        answered(
            SearchFoods,
            with(query),
            self.journal().search_foods(&asked),
        )
    }

    pub(crate) fn save_food(&self, body: Value) -> Answer {
        let asked = FoodDraft::from(body);
        let given = self.journal().save_food(&asked);
        answered(SaveFood, Sent::body(asked.json()), given)
    }

    pub(crate) fn delete_food(&self, id: &str) -> Answer {
        answered(DeleteFood, Sent::id(id), self.journal().delete_food(id))
    }

    pub(crate) fn list_food_corrections(&self, query: Pairs<'_>) -> Answer {
        let asked = CorrectionQuery::from_iter(owned(query));
        self.needs_corrections();
        let page = self.journal().list_food_corrections(&asked);
        answered(ListFoodCorrections, with(query), page)
    }

    pub(crate) fn get_settings(&self) -> Value {
        self.needs_settings();
        let given = self.journal().get_settings();
        answered(GetSettings, Sent::default(), given).given()
    }

    pub(crate) fn update_settings(&self, body: Value) -> Answer {
        let asked = SettingsPatch::from(body);
        self.needs_settings();
        let given = self.journal().update_settings(&asked);
        answered(UpdateSettings, Sent::body(asked.json()), given)
    }

    /// Every food of the person's own, last changed first.
    pub(crate) fn mine(&self) -> Vec<Value> {
        let page = self.search_foods(&[("limit", "100")]).given();
        page["foods"].as_array().expect("foods").clone()
    }

    /// Every meal, newest first.
    pub(crate) fn meals(&self) -> Vec<Value> {
        let page = self.list_meals(&[("limit", "100")]).given();
        page["meals"].as_array().expect("meals").clone()
    }

    /// Every correction, newest first.
    pub(crate) fn corrections(&self) -> Vec<Value> {
        let page = self.list_food_corrections(&[("limit", "100")]).given();
        page["corrections"].as_array().expect("corrections").clone()
    }

    /// The names of the foods that a search finds, in order.
    pub(crate) fn names(&self, query: Pairs<'_>) -> Vec<String> {
        names_of(&self.search_foods(query).given())
    }
}

/// The names of the foods on a page, in order.
pub(crate) fn names_of(page: &Value) -> Vec<String> {
    let foods = page["foods"].as_array().expect("foods");
    let name = |food: &Value| food["name"].as_str().expect("a name").to_owned();
    foods.iter().map(name).collect()
}

fn with<'a>(query: Pairs<'a>) -> Sent<'a> {
    Sent::query(query.iter().copied())
}

/// What came of a request, held against the description of the API.
#[track_caller]
fn answered<T: Serialize>(
    operation: Operation,
    sent: Sent<'_>,
    result: Result<T, Error>,
) -> Answer {
    let result = result.map(|given| serde_json::to_value(given).expect("an answer is JSON"));
    described::check(operation, &sent, result.as_ref());
    let asked = format!("{operation:?} {sent:?}");
    let asked = match asked.char_indices().nth(600) {
        Some((end, _)) => format!("{}…", &asked[..end]),
        None => asked,
    };
    Answer { asked, result }
}

fn owned<'a>(pairs: Pairs<'a>) -> impl Iterator<Item = (String, String)> + 'a {
    let pair = |(name, value): &(&str, &str)| ((*name).to_owned(), (*value).to_owned());
    pairs.iter().map(pair)
}

/// What a journal answered.
#[must_use]
pub(crate) struct Answer {
    asked: String,
    result: Result<Value, Error>,
}

impl Answer {
    /// The answer is good: this is what it gave.
    #[track_caller]
    pub(crate) fn given(self) -> Value {
        match self.result {
            Ok(value) => value,
            Err(error) => panic!("refused: {error:?}\nasked: {}", self.asked),
        }
    }

    /// 400, with problems at exactly these paths.
    #[track_caller]
    pub(crate) fn refused(self, paths: &[&str]) -> Error {
        let asked = self.asked.clone();
        let error = self.invalid();
        let mut told: Vec<_> = error.details().iter().map(|d| d.path.as_str()).collect();
        told.sort_unstable();
        told.dedup();
        let mut paths = paths.to_vec();
        paths.sort_unstable();
        assert_eq!(told, paths, "{error:?}\nasked: {asked}");
        error
    }

    /// 400, with problems somewhere in this part of the request alone.
    #[track_caller]
    pub(crate) fn refused_in(self, part: &str) -> Error {
        let asked = self.asked.clone();
        let error = self.invalid();
        let inside = |path: &str| {
            path.strip_prefix(part)
                .is_some_and(|rest| rest.is_empty() || rest.starts_with(['.', '[']))
        };
        assert!(
            !error.details().is_empty() && error.details().iter().all(|d| inside(&d.path)),
            "not in {part}: {error:?}\nasked: {asked}"
        );
        error
    }

    /// 400, with whatever problems.
    #[track_caller]
    pub(crate) fn invalid(self) -> Error {
        self.failed(Code::InvalidInput)
    }

    /// 404 for this resource.
    #[track_caller]
    pub(crate) fn missing(self, resource: &str) {
        let asked = self.asked.clone();
        let error = self.failed(Code::NotFound);
        let told = error.resource().map(|resource| resource.as_str());
        assert_eq!(told, Some(resource), "{error:?}\nasked: {asked}");
    }

    /// 409: the food that the catalogue has.
    #[track_caller]
    pub(crate) fn in_catalog(self) -> Value {
        let error = self.failed(Code::FoodInCatalog);
        serde_json::to_value(error.food().expect("the food that is there")).expect("JSON")
    }

    #[track_caller]
    fn failed(self, code: Code) -> Error {
        match self.result {
            Ok(value) => panic!("taken: {value}\nasked: {}", self.asked),
            Err(error) => {
                assert_eq!(error.code(), code, "{error:?}\nasked: {}", self.asked);
                error
            }
        }
    }
}
