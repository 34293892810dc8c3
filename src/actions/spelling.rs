//! Names that are spelled nearly alike: for offering, never for taking.
//!
//! Case, diacritics and number do not count. A letter too many, one missing, one wrong and two
//! neighbours swapped are a slip each.

use crate::rules::{plural, text};

/// Letters of the shortest word that is compared: a shorter one is near to too many.
const FEWEST_LETTERS: usize = 3;
/// Letters of the longest word in which one slip is allowed; in longer ones there may be two.
const SHORT: usize = 5;
/// Letters of the longest text that is compared.
const MOST_LETTERS: usize = 80;

/// A name in the forms in which it is compared.
#[derive(Clone, Debug)]
pub struct Spelling {
    plain: String,
    stems: String,
}

impl Spelling {
    /// How a name is spelled.
    pub fn of(name: &str) -> Self {
        Spelling {
            plain: text::plain(name),
            stems: plural::stems(name).join(" "),
        }
    }

    /// How many slips it is from another name to this one, as typed; `None` if too many.
    pub fn slips_from(&self, name: &Spelling) -> Option<usize> {
        let most = self.slips_allowed()?;
        let plain = slips(&self.plain, &name.plain, most);
        let stems = slips(&self.stems, &name.stems, most);
        plain.into_iter().chain(stems).min()
    }

    /// Whether both begin with the same letter, of which slips are rare.
    pub fn begins_as(&self, name: &Spelling) -> bool {
        self.plain.chars().next() == name.plain.chars().next()
    }

    /// The most slips that a typed name of this length may have.
    fn slips_allowed(&self) -> Option<usize> {
        if self.plain.chars().count() > MOST_LETTERS {
            return None;
        }
        match self.plain.chars().filter(|c| c.is_alphabetic()).count() {
            letters if letters < FEWEST_LETTERS => None,
            letters if letters <= SHORT => Some(1),
            _ => Some(2),
        }
    }
}

fn slips(typed: &str, name: &str, most: usize) -> Option<usize> {
    let lengths = typed.chars().count().abs_diff(name.chars().count());
    if lengths > most {
        return None;
    }
    Some(strsim::damerau_levenshtein(typed, name)).filter(|slips| *slips <= most)
}

#[cfg(test)]
mod tests {
    use super::Spelling;

    fn slips(typed: &str, name: &str) -> Option<usize> {
        Spelling::of(typed).slips_from(&Spelling::of(name))
    }

    #[test]
    fn a_slip_is_a_letter_too_many_missing_wrong_or_swapped() {
        for (typed, name, expected) in [
            ("bananna", "banana", 1),
            ("banan", "banana", 1),
            ("bamana", "banana", 1),
            ("bnaana", "banana", 1),
            ("Overnigth oats", "overnight oats", 1),
            ("chiken brest", "chicken breast", 2),
            ("porkchop", "pork chop", 1),
        ] {
            assert_eq!(slips(typed, name), Some(expected), "{typed}");
        }
    }

    #[test]
    fn case_diacritics_and_number_are_no_slips() {
        for (typed, name) in [
            ("PATES", "pâtes"),
            ("creme brulee", "Crème brûlée"),
            ("eggs", "egg"),
            ("oeufs", "œuf"),
        ] {
            assert_eq!(slips(typed, name), Some(0), "{typed}");
        }
        assert_eq!(slips("oefs", "œuf"), Some(1));
    }

    #[test]
    fn a_short_word_has_one_slip_and_a_longer_one_two() {
        assert_eq!(slips("bread", "board"), None);
        assert_eq!(slips("rie", "rice"), Some(1));
        assert_eq!(slips("tomatto", "potato"), None);
        assert_eq!(slips("brocolli", "broccoli"), Some(2));
        assert_eq!(slips("brocolllli", "broccoli"), None);
        for typed in ["", "eg", "x", "12345", "3017620422003", "…"] {
            assert_eq!(slips(typed, typed), None, "{typed}");
        }
    }
}
