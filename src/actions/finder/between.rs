//! Words between an amount and a food: what people write for a spoon or a cup, as in `1 T butter`, and how the
//! food is cut.

use crate::model::Unit;

/// How a food is cut that stays what it is.
const CUT: [&str; 6] = ["chopped", "cubed", "diced", "halved", "quartered", "sliced"];

/// How large what holds a food may be.
const SIZES: [&str; 9] = [
    "small", "medium", "large", "big", "tall", "petit", "petite", "grand", "grande",
];

/// What holds a food.
const VESSELS: [&str; 12] = [
    "glass", "glasses", "mug", "mugs", "bowl", "bowls", "cup", "cups", "bottle", "verre", "bol",
    "tasse",
];

/// What is written of a name behind an amount that begins with the letter of a unit: such a letter is never dropped.
pub(in crate::actions) fn in_full(amount: &str, name: &str) -> Option<String> {
    let (letter, behind) = name.split_once(' ')?;
    let unit = match letter {
        "T" | "T." | "t" | "t." if behind.to_lowercase().starts_with("bone") => return None,
        "T" | "T." => "tbsp",
        "t" | "t." => "tsp",
        "c" | "C" | "c." | "C." => "cup",
        _ => return None,
    };
    Some(format!("a {unit} is written: {amount} {unit} {behind}"))
}

/// What is written of a name behind an amount whose first words are meant as a unit, or say how it is cut.
pub(super) fn instead(amount: &str, name: &str) -> Option<String> {
    if let Some(told) = in_full(amount, name) {
        return Some(told);
    }
    let (first, behind) = name.split_once(' ')?;
    let first = first.to_lowercase();
    if CUT.contains(&first.as_str()) {
        return Some(format!(
            "if it is only cut so, leave out {first}: {amount} {behind}"
        ));
    }
    let (second, food) = behind.split_once(' ')?;
    match first.as_str() {
        "tea" | "table" if matches!(second.to_lowercase().as_str(), "spoon" | "spoons") => Some(
            format!("{first}spoon is one word: {amount} {first}spoon {food}"),
        ),
        "level" | "leveled" | "levelled" if Unit::parse(second).is_some() => {
            Some(format!("leave out {first}: {amount} {behind}"))
        }
        size if SIZES.contains(&size) && VESSELS.contains(&&*second.to_lowercase()) => {
            Some(format!(
                "{first} says no certain size: write how much it was, or leave it out: {amount} {behind}"
            ))
        }
        "heaped" | "heaping" | "rounded" if Unit::parse(second).is_some() => Some(format!(
            "{first} says no certain amount: write how many level {second} it was, or what it weighed"
        )),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::instead;

    #[test]
    fn what_is_meant_as_a_spoon_or_a_cup_is_told_as_one_and_a_cut_is_left_out() {
        for (name, told) in [
            ("T butter", "1 tbsp butter"),
            ("t brown sugar", "1 tsp brown sugar"),
            ("C. rice", "1 cup rice"),
            ("tea spoon sugar", "1 teaspoon sugar"),
            ("Table spoons of oil", "1 tablespoon of oil"),
            ("level tsp salt", "1 tsp salt"),
            ("heaped tbsp of flour", "how many level tbsp"),
            ("diced tomatoes", "leave out diced: 1 tomatoes"),
            ("small glass of wine", "leave it out: 1 glass of wine"),
            ("petit verre de vin", "leave it out: 1 verre de vin"),
        ] {
            let instead = instead("1", name).unwrap_or_else(|| panic!("{name}"));
            assert!(instead.contains(told), "{name}: {instead}");
        }
        for name in [
            "T",
            "T bone steak",
            "t Bone",
            "tea",
            "tea spoon",
            "table salt fine",
            "rounded bread roll",
        ] {
            assert_eq!(instead("1", name), None, "{name}");
        }
    }
}
