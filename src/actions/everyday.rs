//! Everyday words: `banana` is *Bananas, raw*, and one of it is a medium one.
//!
//! The table `everyday.tsv` is for people who type what they ate, in English or French. It points
//! into the starter catalogue; a test holds every key and every measure against it.
//!
//! Words are compared without regard to case, and singular and plural alike: both what is typed
//! and what is in the table is brought to one form, which need not be a word. Diacritics count
//! only where they tell two foods apart: `pâte` is pasta, `pâté` is not.

use crate::model::{FoodRef, Library};
use crate::rules::plural;

const TABLE: &str = include_str!("everyday.tsv");

/// How many lines the table has.
const LINES: usize = lines();

/// Where each line begins. Found when the program is built: a command that looks for a word reads
/// the first letter of each line, and no more than the lines that begin like the word.
static BEGINS: [usize; LINES] = begins();

const fn lines() -> usize {
    let (mut at, mut lines) = (0, 1);
    while at + 1 < TABLE.len() {
        lines += (TABLE.as_bytes()[at] == b'\n') as usize;
        at += 1;
    }
    lines
}

const fn begins() -> [usize; LINES] {
    let mut begins = [0; LINES];
    let (mut at, mut line) = (0, 1);
    while line < LINES {
        at += 1;
        if TABLE.as_bytes()[at - 1] == b'\n' {
            begins[line] = at;
            line += 1;
        }
    }
    begins
}

/// What an everyday word means.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Everyday {
    /// The food.
    pub food: FoodRef,
    /// The label of the measure that a number without a unit counts, where one makes sense; of a food
    /// without measures what one of it weighs: `50 g`; `serving=cup` where none is counted, and this is a serving.
    pub measure: Option<&'static str>,
    /// The food's name, for a journal that cannot be asked for a food by its key.
    pub name: &'static str,
}

/// A line of the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Row {
    /// The word or words, as people write them.
    pub words: &'static str,
    /// The food's key, after `library/` where it is not in `composition`.
    pub key: &'static str,
    /// The measure's label, or what one weighs; empty where there is none.
    pub measure: &'static str,
    /// The food's name.
    pub name: &'static str,
}

/// The table, line by line. Lines that start with `#` are about the table.
pub fn rows() -> impl Iterator<Item = Row> {
    TABLE.lines().filter_map(row)
}

fn row(line: &'static str) -> Option<Row> {
    let mut columns = line.split('\t');
    let words = columns.next().filter(|words| !words.starts_with('#'))?;
    let key = columns.next()?;
    let measure = columns.next().unwrap_or_default();
    let name = columns.next().unwrap_or_default();
    Some(Row {
        words,
        key,
        measure,
        name,
    })
}

/// The food that these words mean, if they are everyday words.
///
/// `None` too where they mean two foods: see [`meanings`].
pub fn find(words: &str) -> Option<Everyday> {
    let mut meanings = meanings(words);
    let meaning = meanings.pop()?;
    meanings.is_empty().then_some(meaning)
}

/// What these words mean as everyday words. Several foods, where only diacritics or the plural tell them
/// apart and are not typed as any of them has them, or where the table has a word twice: a `raisin` is
/// dried in English and fresh in French. `poi` is taro, and `pois` are peas.
pub fn meanings(words: &str) -> Vec<Everyday> {
    let rows = rows_of(&plural::stems(words));
    let typed = plural::accented_stems(words);
    let rows = those_if_any(rows, |row| plural::accented_stems(row.words) == typed);
    let spelled = words.to_lowercase();
    let rows = those_if_any(rows, |row| row.words.to_lowercase() == spelled);
    rows.into_iter().filter_map(meaning).collect()
}

/// The rows of which something is so; all of them where it is so of none.
fn those_if_any(rows: Vec<Row>, is_so: impl Fn(&Row) -> bool) -> Vec<Row> {
    let those: Vec<Row> = rows.iter().copied().filter(is_so).collect();
    match those.is_empty() {
        true => rows,
        false => those,
    }
}

/// The measure that a number without a unit counts of a food, as the first of its words has it.
pub fn measure_of(food: &FoodRef) -> Option<&'static str> {
    let mut meanings = rows().filter(|row| row.key.ends_with(&food.key));
    let meaning = meanings.find_map(|row| meaning(row).filter(|meaning| meaning.food == *food))?;
    meaning.measure
}

/// All the words, with what each means.
pub fn all() -> impl Iterator<Item = (&'static str, Everyday)> {
    rows().filter_map(|row| Some((row.words, meaning(row)?)))
}

/// The lines whose words have these stems. A command asks for a few words: to look through the
/// table for each takes less time than to bring all its words to their stems once.
fn rows_of(stems: &[String]) -> Vec<Row> {
    let mut found: Vec<Row> = Vec::new();
    let Some(first) = stems.first().and_then(|stem| stem.bytes().next()) else {
        return found;
    };
    let begins = BEGINS.iter().filter(|begin| may_begin(**begin, first));
    for row in begins.filter_map(|begin| row(TABLE[*begin..].lines().next()?)) {
        let known = |other: &Row| (other.key, other.measure) == (row.key, row.measure);
        if plural::stems(row.words) == stems && !found.iter().any(known) {
            found.push(row);
        }
    }
    found
}

/// Whether the words of the line there can have a stem that begins with this byte. A plain letter
/// stands at the beginning of its stem too; of others that is not known.
fn may_begin(line: usize, first: u8) -> bool {
    let begins = TABLE.as_bytes().get(line);
    begins.is_some_and(|byte| !byte.is_ascii_alphanumeric() || byte.to_ascii_lowercase() == first)
}

fn meaning(row: Row) -> Option<Everyday> {
    let food = match row.key.contains('/') {
        true => row.key.parse().ok()?,
        false => FoodRef::new(Library::Composition, row.key),
    };
    let measure = Some(row.measure).filter(|measure| !measure.is_empty());
    Some(Everyday {
        food,
        measure,
        name: row.name,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn key(words: &str) -> Option<String> {
        find(words).map(|everyday| everyday.food.key)
    }

    #[test]
    fn singular_and_plural_mean_the_same() {
        for (plural, singular) in [
            ("eggs", "egg"),
            ("Tomatoes", "tomato"),
            ("strawberries", "strawberry"),
            ("peaches", "peach"),
            ("cookies", "cookie"),
            ("œufs", "œuf"),
            ("oeufs", "œuf"),
            ("POMMES", "pomme"),
            ("pommes de terre", "pomme de terre"),
            ("choux", "chou"),
            ("poireaux", "poireau"),
            ("pêches", "peche"),
            ("brioches", "brioche"),
            ("egg whites", "egg white"),
            ("goat's milk", "goat’s milk"),
        ] {
            assert!(key(singular).is_some(), "{singular}");
            assert_eq!(key(plural), key(singular), "{plural}");
        }
    }

    #[test]
    fn diacritics_count_where_they_tell_foods_apart() {
        assert_eq!(key("pâtes").as_deref(), Some("usda-20121"));
        assert_eq!(key("pâté").as_deref(), Some("ciqual-8332"));
        assert_eq!(key("pa\u{302}te\u{301}").as_deref(), Some("ciqual-8332"));
        assert_eq!(key("pates"), None);
        assert_eq!(meanings("pates").len(), 2);
        assert_eq!(meanings("pâtes").len(), 1);
        assert_eq!(meanings("raisins").len(), 2);
        assert_eq!(key("creme fraiche"), key("crème fraîche"));
    }

    #[test]
    fn a_word_names_its_natural_measure() {
        let banana = find("bananas").unwrap();
        assert_eq!(banana.measure, Some("medium (7\" to 7-7/8\" long)"));
        assert_eq!(find("egg").unwrap().measure, Some("large"));
        assert_eq!(find("oats").unwrap().food.key, "usda-20038");
        assert_eq!(find("milk").unwrap().measure, None);
        assert_eq!(find("hamburger").unwrap().food.library, Library::Service);
    }

    #[test]
    fn every_line_begins_where_the_table_has_it() {
        let lines = BEGINS.map(|begin| TABLE[begin..].lines().next().unwrap());
        assert!(lines.into_iter().eq(TABLE.lines()));
    }

    #[test]
    fn every_word_of_the_table_means_its_line() {
        for row in rows() {
            let found = rows_of(&plural::stems(row.words));
            let is_it = |other: &Row| (other.key, other.measure) == (row.key, row.measure);
            assert!(found.iter().any(is_it), "{}", row.words);
        }
    }

    #[test]
    fn what_is_no_everyday_word_finds_nothing() {
        for words in [
            "",
            " ",
            "s",
            "ss",
            "x",
            "\0",
            "…",
            "unobtainium",
            "œ",
            "aux",
        ] {
            assert_eq!(find(words), None, "{words}");
        }
    }
}
