//! Parts of one thing in words.

use super::*;

#[test]
fn parts_are_understood_without_an_article_and_with_a_hyphen() {
    for (text, item) in [
        ("quarter of a banana", "0.25|-|banana"),
        ("third of the pizza", "0.333333333333|-|pizza"),
        ("two-thirds of a cup of rice", "0.666666666667|cup|rice"),
        ("Three-quarters of an apple", "0.75|-|apple"),
        ("one-third of a cup milk", "0.333333333333|cup|milk"),
        ("three-quarters cup rice", "0.75|cup|rice"),
        ("two-thirds cup of milk", "0.666666666667|cup|milk"),
        ("one-half tsp salt", "0.5|tsp|salt"),
        ("quarter of chicken", "-|-|quarter of chicken"),
        ("three-quarters", "-|-|three-quarters"),
        ("third cup milk", "-|-|third cup milk"),
    ] {
        assert_eq!(one(text), item, "{text}");
    }
}
