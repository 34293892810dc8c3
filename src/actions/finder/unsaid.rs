//! Words in front of a food that say no certain amount: `une noix de beurre`, `la moitié des frites`.

use rust_decimal::Decimal;

use crate::phrase::{digits, joint};
use crate::rules::text;

/// What there is a walnut of in French recipes: of anything else `noix de` is a nut.
const FATS: [&str; 4] = ["beurre", "margarine", "saindoux", "graisse"];

/// About so many.
const ABOUT: [&str; 7] = [
    "dizaine",
    "quinzaine",
    "vingtaine",
    "trentaine",
    "quarantaine",
    "cinquantaine",
    "centaine",
];

/// What is written instead of a name whose first words say some of a food, or one of two numbers.
pub(super) fn advice(name: &str) -> Option<String> {
    if digits::ends_a_range(name) {
        return Some("an amount is one number, not a range: write one number".to_owned());
    }
    let (said, food) = parted(name)?;
    let said: Vec<&str> = said.split(' ').collect();
    let first_of = |food: &str| text::words(food).into_iter().next().unwrap_or_default();
    Some(match said[..] {
        [about] if ABOUT.contains(&about) => {
            format!("{about} is no certain number: write how many {food} they are in digits")
        }
        ["demi"] => format!("write how much was in it, as in: 25 cl {food}"),
        ["la" | "une", "moitie"] | ["moitie" | "quart" | "tiers"] if name.contains(" des ") => {
            format!("write how much that part was, as in: 100 g {food}")
        }
        ["noix"] if FATS.contains(&first_of(food).as_str()) => {
            format!("noix says no certain amount: write how much it was, as in: 10 g {food}")
        }
        _ => return None,
    })
}

/// What is written of a half that a hyphen joins to its thing, where there is one: `1 demi-avocat`.
pub(super) fn half(amount: &str, name: &str) -> Option<String> {
    let thing = digits::halved(name)?;
    let halves = amount
        .parse::<Decimal>()
        .ok()?
        .checked_mul(Decimal::new(5, 1))?;
    Some(match amount {
        "1" => format!("half of one is written: ½ {thing}"),
        _ => format!(
            "halves are written as a number: {} {thing}",
            halves.normalize()
        ),
    })
}

/// The words before what joins them to a food, without accents, and the food.
fn parted(name: &str) -> Option<(String, &str)> {
    let name = name.trim();
    let ends = name.match_indices(' ').map(|(at, _)| at).take(2);
    ends.filter_map(|at| {
        let behind = name[at..].trim_start();
        let food = joint::without_joint(behind);
        (food.len() < behind.len()).then(|| (text::fold(&name[..at]), food))
    })
    .next()
}

#[cfg(test)]
mod tests {
    use super::{advice, half};

    #[test]
    fn what_says_no_amount_is_answered_by_one() {
        for (name, told) in [
            ("Noix de beurre", "as in: 10 g beurre"),
            ("noix de la margarine", "as in: 10 g margarine"),
            ("dizaine d’amandes", "how many amandes they are"),
            ("la moitié des frites", "as in: 100 g frites"),
            ("quart des frites", "as in: 100 g frites"),
            ("demi de bière", "as in: 25 cl bière"),
            ("to three eggs", "not a range"),
            ("ou 3 oeufs", "not a range"),
        ] {
            let advice = advice(name).unwrap_or_else(|| panic!("{name}"));
            assert!(advice.contains(told), "{name}: {advice}");
        }
        for name in [
            "noix de coco",
            "noix de cajou",
            "knob butter",
            "bit",
            "peu de",
            "cup of milk",
            "quart of milk",
            "la moitié",
            "or eggs",
        ] {
            assert_eq!(advice(name), None, "{name}");
        }
        assert_eq!(
            half("1", "demi-avocat").as_deref(),
            Some("half of one is written: ½ avocat")
        );
        assert_eq!(half("1", "demi-sel"), None);
        assert_eq!(
            half("3", "demi-avocats").as_deref(),
            Some("halves are written as a number: 1.5 avocats")
        );
    }
}
