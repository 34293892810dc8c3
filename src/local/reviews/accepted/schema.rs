//! The file of reviews.

use crate::local::schema::{Schema, Step};

/// A file of accepted changes, marked `JRNR`.
pub(super) const SCHEMA: Schema = Schema {
    name: "a file of reviews",
    mark: 0x4a52_4e52,
    mode: "DELETE",
    steps: &[
        Step::of(include_str!("../1.sql")),
        Step::of(include_str!("../2.sql")),
    ],
    layout: 0x159151fa_018c8802_0e34ce9c_12fefdce,
    wrong: super::wrong,
    newer: "nothing was changed: use the newer journal program; or move the file away: the catalogue, as long as it is there, knows what was accepted, and what it does not know is lost with the file",
};

#[cfg(test)]
mod tests {
    use super::*;
    use crate::local::layout::sum_of_new;

    #[test]
    fn a_file_of_reviews_is_known_by_the_sum_of_its_layout() {
        assert_eq!(sum_of_new(&SCHEMA), SCHEMA.layout);
    }
}
