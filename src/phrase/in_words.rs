//! The number in words that the label of a measure begins with, as a person means it in front of a food.

use rust_decimal::Decimal;

use super::counted::leading;

/// The number in words that a label begins with, and what is counted: twelve `pieces` of `a dozen pieces`.
///
/// It is read as it is typed, so that both say the same: `half large` is no half, since `half large melon` is none.
pub fn in_words(label: &str) -> Option<(Decimal, &str)> {
    let head = label.split([',', '(']).next().unwrap_or(label);
    let words = head.split_whitespace();
    let mut words: Vec<String> = words
        .map(|word| word.to_lowercase().replace('’', "'"))
        .collect();
    let number = leading(&words, words.len()).or_else(|| {
        // The part of a unit is told by what stands behind that: `half cup`.
        words.push("food".to_owned());
        leading(&words, words.len())
    })?;
    let mut counted = label.trim_start();
    for _ in 0..number.words {
        counted = counted.split_once(char::is_whitespace)?.1.trim_start();
    }
    let (elided, _) = counted.char_indices().nth(number.elided)?;
    Some((number.value, &counted[elided..]))
}

#[cfg(test)]
mod tests {
    use super::in_words;

    #[test]
    fn a_number_in_front_of_a_measure_is_read_as_in_front_of_a_food() {
        for (label, told) in [
            ("a dozen pieces", Some("12 pieces")),
            ("Two  slices", Some("2 slices")),
            ("two thin slices (60 g)", Some("2 thin slices (60 g)")),
            ("one scoop", Some("1 scoop")),
            ("a handful", Some("1 handful")),
            ("half a pack", Some("0.5 pack")),
            ("half cup", Some("0.5 cup")),
            ("three quarters of a tin", Some("0.75 tin")),
            ("une douzaine d’huîtres", Some("12 huîtres")),
            ("la moitié d'une baguette", Some("0.5 baguette")),
            ("deux tranches", Some("2 tranches")),
            ("twenty-five g", Some("25 g")),
            ("half", None),
            ("half large", None),
            ("half pizza", None),
            ("six pack", None),
            ("a", None),
            ("two", None),
            ("dozen", None),
            ("seven up can", None),
            ("slice", None),
            ("", None),
        ] {
            let read =
                in_words(label).map(|(number, what)| format!("{} {what}", number.normalize()));
            assert_eq!(read.as_deref(), told, "{label}");
        }
    }
}
