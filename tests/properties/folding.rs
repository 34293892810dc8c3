//! Folding a text twice is folding it once, and what is folded is found.

use journal::rules::text::{fold, plain, words};
use proptest::prelude::*;

#[test]
fn every_character_is_folded_for_good() {
    for character in (0..=0x10_ffff_u32).filter_map(char::from_u32) {
        let once = fold(&character.to_string());
        assert_eq!(
            fold(&once),
            once,
            "{character:?} U+{:04X}",
            u32::from(character)
        );
    }
}

#[test]
fn case_does_not_count_for_any_letter() {
    for character in (0..=0x10_ffff_u32).filter_map(char::from_u32) {
        let (lower, upper) = (character.to_lowercase(), character.to_uppercase());
        // A letter that other letters share as a capital is no pair of that capital.
        if lower.clone().count() == 1
            && upper.clone().to_string().to_lowercase() == lower.to_string()
        {
            let (lower, upper) = (lower.to_string(), upper.to_string());
            assert_eq!(
                fold(&lower),
                fold(&upper),
                "{lower} {upper} U+{:04X}",
                u32::from(character)
            );
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2048))]

    #[test]
    fn folding_twice_is_folding_once(text in any::<String>()) {
        let once = fold(&text);
        prop_assert_eq!(&fold(&once), &once);
        prop_assert_eq!(plain(&plain(&text)), plain(&text));
        prop_assert_eq!(words(&plain(&text)), words(&text));
    }
}
