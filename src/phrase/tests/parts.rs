//! Parts of one thing in words.

use super::*;

#[test]
fn parts_are_understood_without_an_article_and_with_a_hyphen() {
    for (text, item) in [
        ("quarter of a banana", "0.25|-|banana"),
        ("an eighth of a pizza", "0.125|-|pizza"),
        ("eighth of a pizza", "0.125|-|pizza"),
        ("three eighths cup milk", "0.375|cup|milk"),
        ("an eighth cup oats", "0.125|cup|oats"),
        ("une demi douzaine d'oeufs", "6|-|oeufs"),
        ("un demi litre de lait", "0.5|l|lait"),
        ("a fifth of the pizza", "0.2|-|pizza"),
        ("1 third of a pizza", "0.333333333333|-|pizza"),
        ("2 thirds of the pizza", "0.666666666667|-|pizza"),
        ("3 quarters of a cup of milk", "0.75|cup|milk"),
        ("1 demi-litre de lait", "0.5|l|lait"),
        ("2 demi-tasses de lait", "1|cup|lait"),
        ("one and half bananas", "1.5|-|bananas"),
        ("2 and half cups milk", "2.5|cup|milk"),
        ("1 coffee and half and half", "1|-|coffee and half and half"),
        ("half and half", "-|-|half and half"),
        ("one quarter of chicken", "1|-|quarter of chicken"),
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

#[test]
fn a_number_in_words_before_quotes_is_no_part_of_the_name() {
    for (text, item) in [
        ("two \"rye bread\"", "2|-|\"rye bread"),
        ("two slices \"rye bread\"", "2|'slices'|\"rye bread"),
        ("half \"3% beer\"", "0.5|-|\"3% beer"),
        ("a quarter \"cheese pizza\"", "0.25|-|\"cheese pizza"),
        ("deux \"pain\"", "2|-|\"pain"),
        ("a \"pain\"", "1|-|\"pain"),
        ("two cups \"rice\"", "2|cup|\"rice"),
    ] {
        assert_eq!(one(text), item, "{text}");
    }
    refused("two big \"rye bread\"");
}

#[test]
fn hundreds_and_tens_are_numbers_before_what_is_counted() {
    for (text, item) in [
        ("2xeggs", "2|-|eggs"),
        ("2× eggs", "2|-|eggs"),
        ("eggs 2×", "2|-|eggs"),
        ("2xl egg", "-|-|2xl egg"),
        ("a hundred kcal", "100 kcal|-"),
        ("a hundred g rice", "100|g|rice"),
        ("a hundred and fifty kcal", "150 kcal|-"),
        ("two hundred almonds", "200|-|almonds"),
        ("a hundred grand bar", "1|-|hundred grand bar"),
        ("cent g de riz", "100|g|riz"),
        ("sixty almonds", "60|-|almonds"),
        ("ninety-five almonds", "95|-|almonds"),
        ("soixante amandes", "60|-|amandes"),
    ] {
        assert_eq!(one(text), item, "{text}");
    }
}
