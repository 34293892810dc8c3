//! Words for a time that are nearly written: offered, never taken.

/// Words of so many letters and more that are worth a guess: a shorter one is near to too many.
const WORDS: &[&str] = &[
    "today",
    "yesterday",
    "tomorrow",
    "midnight",
    "noon",
    "monday",
    "tuesday",
    "wednesday",
    "thursday",
    "friday",
    "saturday",
    "sunday",
    "january",
    "february",
    "march",
    "april",
    "june",
    "july",
    "august",
    "september",
    "october",
    "november",
    "december",
    "aujourd'hui",
    "demain",
    "hier",
    "midi",
    "minuit",
    "lundi",
    "mardi",
    "mercredi",
    "jeudi",
    "vendredi",
    "samedi",
    "dimanche",
];

/// What may be meant by a word, in small letters, that is none.
pub(super) fn hint(word: &str) -> Option<String> {
    let most = if word.chars().count() > 5 { 2 } else { 1 };
    let slips = |known: &&&str| strsim::damerau_levenshtein(word, known);
    let known = WORDS.iter().min_by_key(slips)?;
    (slips(&known) <= most).then(|| format!("did you mean {known}?"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_word_that_is_nearly_one_is_offered_and_no_other() {
        for (typed, meant) in [
            ("tomorow", Some("did you mean tomorrow?")),
            ("yestreday", Some("did you mean yesterday?")),
            ("hire", Some("did you mean hier?")),
            ("foo", None),
            ("lunch", None),
            ("8", None),
        ] {
            assert_eq!(hint(typed).as_deref(), meant, "{typed}");
        }
    }
}
