//! The file of reviews.

use crate::local::schema::{Schema, Step};

/// A file of accepted changes, marked `JRNR`.
pub(super) const SCHEMA: Schema = Schema {
    name: "a file of reviews",
    mark: 0x4a52_4e52,
    is_shared: false,
    mode: "DELETE",
    steps: &[
        Step::of(include_str!("../1.sql")),
        Step::of(include_str!("../2.sql")),
    ],
    layout: include_str!("../layout.sql"),
    wrong: super::wrong,
    newer: "nothing was changed: use the newer journal program; or move the file away: the catalogue, as long as it is there, knows what was accepted, and what it does not know is lost with the file",
};

#[cfg(test)]
mod tests {
    use super::*;
    use crate::local::layout::compare;

    #[test]
    fn the_layout_of_a_file_of_reviews_is_that_of_one_that_is_made() {
        compare(&SCHEMA, "reviews/layout.sql");
    }
}
