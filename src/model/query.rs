//! Query parameters, unread: names and texts in the order they are sent.

use super::{Date, Library, State, Timestamp};

macro_rules! query {
    ($(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        #[derive(Clone, Debug, Default, PartialEq, Eq)]
        pub struct $name(Vec<(String, String)>);

        impl $name {
            /// Adds a parameter.
            pub fn with(mut self, name: &str, value: impl ToString) -> Self {
                self.0.push((name.to_owned(), value.to_string()));
                self
            }

            /// Adds a parameter, or sets it where it is already sent.
            pub fn set(&mut self, name: &str, value: impl ToString) {
                let value = value.to_string();
                match self.0.iter_mut().find(|(known, _)| known == name) {
                    Some(entry) => entry.1 = value,
                    None => self.0.push((name.to_owned(), value)),
                }
            }

            /// The parameters, in order.
            pub fn pairs(&self) -> &[(String, String)] {
                &self.0
            }

            /// At most so many on a page.
            pub fn limit(self, limit: u64) -> Self {
                self.with("limit", limit)
            }

            /// From this place on.
            pub fn offset(self, offset: u64) -> Self {
                self.with("offset", offset)
            }
        }

        impl FromIterator<(String, String)> for $name {
            fn from_iter<I: IntoIterator<Item = (String, String)>>(pairs: I) -> Self {
                $name(pairs.into_iter().collect())
            }
        }
    };
}

query! {
    /// Which meals.
    MealQuery
}
query! {
    /// Which foods.
    FoodQuery
}
query! {
    /// Which corrections.
    CorrectionQuery
}

impl MealQuery {
    /// Only meals in this state.
    pub fn state(self, state: State) -> Self {
        self.with("state", state)
    }

    /// Only meals of this day, in each meal's own timezone.
    pub fn day(self, day: Date) -> Self {
        self.with("day", day)
    }

    /// Only meals of this day or later.
    pub fn from_day(self, day: Date) -> Self {
        self.with("fromDay", day)
    }

    /// Only meals of this day or earlier.
    pub fn to_day(self, day: Date) -> Self {
        self.with("toDay", day)
    }

    /// Only meals eaten at or after this instant.
    pub fn from(self, instant: &Timestamp) -> Self {
        self.with("from", instant)
    }

    /// Only meals eaten before this instant.
    pub fn to(self, instant: &Timestamp) -> Self {
        self.with("to", instant)
    }
}

impl FoodQuery {
    /// Foods of a library that match these words.
    pub fn new(library: Library, words: &str) -> Self {
        FoodQuery::default()
            .with("library", library)
            .with("query", words)
    }

    /// Named in this language where possible.
    pub fn locale(self, locale: &str) -> Self {
        self.with("locale", locale)
    }

    /// Products of this country first.
    pub fn region(self, region: &str) -> Self {
        self.with("region", region)
    }
}
