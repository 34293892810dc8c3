//! What a journal promises, each promise written once and run on every stand.
//!
//! A promise is a function of a [`stand::Stand`]; its name is the sentence that is promised.
//! `create_meal::a_meal_starts_logged::local` is one promise on one stand. No promise knows
//! which stand it runs on: they speak JSON, as the wire does (see [`ask`]).

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

/// Runs each of these promises on every stand. A promise that is not listed is dead code, which
/// the compiler tells. A new stand is one more test here.
macro_rules! promises {
    ($($promise:ident),+ $(,)?) => {$(
        mod $promise {
            #[test]
            fn local() {
                super::$promise(&crate::stand::Stand::local());
            }

            #[test]
            fn remote() {
                super::$promise(&crate::stand::Stand::remote());
            }

            #[test]
            #[ignore = "asks the service of JOURNAL_CONTRACT_URL"]
            fn elsewhere() {
                crate::elsewhere::keep(super::$promise);
            }
        }
    )+};
}

mod ask;
mod beyond_schemas;
mod bodies;
mod catalogue;
mod described;
mod elsewhere;
mod json;
mod served;
mod stand;
mod unsaid;

mod create_meal;
mod delete_food;
mod delete_meal;
mod get_meal;
mod get_settings;
mod list_food_corrections;
mod list_meals;
mod save_food;
mod search_foods;
mod update_meal;
mod update_settings;
