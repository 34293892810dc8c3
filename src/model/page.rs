//! Pages: a few things, and where the next ones start.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::member::{Extra, Member};
use super::{Correction, Food, Meal};

macro_rules! page {
    ($(#[$doc:meta])* $name:ident, $member:ident: $thing:ty) => {
        $(#[$doc])*
        #[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
        #[serde(rename_all = "camelCase")]
        pub struct $name {
            /// What is on this page.
            pub $member: Vec<$thing>,
            /// The `offset` of the next page; `null` on the last.
            #[serde(default, skip_serializing_if = "Member::is_absent")]
            pub next_offset: Member<u64>,
            /// Members another server adds.
            #[serde(flatten)]
            pub extra: Extra,
            /// The page as another server wrote it, where its members go by other names.
            #[serde(skip)]
            pub received: Option<Value>,
        }

        impl $name {
            /// A page of these, with more behind it at `next_offset`.
            pub fn new($member: Vec<$thing>, next_offset: Option<u64>) -> Self {
                $name { $member, next_offset: next_offset.into(), extra: Extra::default(), received: None }
            }
        }
    };
}

page! {
    /// Meals, newest first.
    MealPage, meals: Meal
}
page! {
    /// Foods, best match first.
    FoodPage, foods: Food
}
page! {
    /// Corrections, newest first.
    CorrectionPage, corrections: Correction
}
