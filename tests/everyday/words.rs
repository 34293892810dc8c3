//! Everyday words through the program's own finder, in a journal with the starter catalogue.

use std::collections::HashSet;
use std::sync::Arc;

use journal::actions::finder::{Finder, Found, Several};
use journal::catalog::starter;
use journal::error::Error;
use journal::local::{Local, Place, build_catalogue};
use tempfile::TempDir;

static WORDS: &str = include_str!("../data/everyday.words.tsv");

/// A word of the list.
struct Word {
    language: &'static str,
    one: &'static str,
    several: &'static str,
    reference: &'static str,
    name: &'static str,
}

fn words() -> Vec<Word> {
    let lines = WORDS.lines().filter(|line| !line.starts_with('#'));
    lines
        .map(|line| match line.split('\t').collect::<Vec<_>>()[..] {
            [language, one, several, reference, name] => Word {
                language,
                one,
                several,
                reference,
                name,
            },
            _ => panic!("{line}"),
        })
        .collect()
}

/// A journal of its own folder, with the starter catalogue.
fn journal() -> (TempDir, Local) {
    let folder = TempDir::new().unwrap();
    let place = Place::folder(folder.path());
    let foods = &mut starter::foods().unwrap();
    build_catalogue(&place, chrono::Utc::now(), foods).unwrap();
    let none = || Ok(Box::new(std::iter::empty()) as _);
    let local = Local::open(place, Arc::new(chrono::Utc::now), none).unwrap();
    (folder, local)
}

/// Asks the finder, as it is asked where nobody can be.
fn each(mut ask: impl FnMut(&dyn Fn(&str) -> Result<Option<Found>, Error>)) {
    let (_folder, local) = journal();
    let nobody = |_: &Several<'_>| Ok(None);
    let finder = Finder::new(&local, None, &[], &nobody);
    ask(&|words| finder.find_named(words));
}

#[track_caller]
fn finds(found: Result<Option<Found>, Error>, typed: &str, word: &Word) {
    let found = found.unwrap_or_else(|error| panic!("{typed}: {error}"));
    let found = found.unwrap_or_else(|| panic!("{typed} finds nothing"));
    let told = (
        found.reference.to_string(),
        found.food.name.text().to_owned(),
    );
    assert_eq!(
        told,
        (word.reference.to_owned(), word.name.to_owned()),
        "{typed}"
    );
}

#[test]
fn the_list_has_what_is_eaten_in_a_month_in_both_languages() {
    for language in ["en", "fr"] {
        let words: Vec<Word> = words();
        let of = || words.iter().filter(|word| word.language == language);
        let foods: HashSet<&str> = of().map(|word| word.reference).collect();
        let once: HashSet<&str> = of().map(|word| word.one).collect();
        assert!(
            once.len() == of().count() && once.len() >= 150,
            "{language}"
        );
        assert!(foods.len() >= 150, "{language}: {} foods", foods.len());
    }
}

#[test]
fn one_and_several_find_the_same_food_first_in_any_case() {
    each(|find| {
        for word in words() {
            for typed in [word.one, word.several] {
                finds(find(typed), typed, &word);
                let shouted = typed.to_uppercase();
                finds(find(&shouted), &shouted, &word);
            }
        }
    });
}

#[test]
fn articles_and_missing_accents_find_the_same_food() {
    each(|find| {
        for word in words() {
            let articles: &[&str] = match word.language {
                "fr" => &["du ", "de la ", "des ", "le ", "la ", "les "],
                _ => &["the ", "some "],
            };
            for article in articles {
                let typed = format!("{article}{}", word.several);
                finds(find(&typed), &typed, &word);
            }
            if word
                .one
                .starts_with(['a', 'e', 'é', 'h', 'i', 'o', 'œ', 'u'])
            {
                for article in ["l'", "de l'", "l’"] {
                    let typed = format!("{article}{}", word.one);
                    finds(find(&typed), &typed, &word);
                }
            }
            let plain = unaccented(word.one);
            // Two foods that accents alone tell apart are not guessed between.
            match find(&plain) {
                Err(error) if plain == "pates" => assert_eq!(error.candidate_list().len(), 2),
                found => finds(found, &plain, &word),
            }
        }
    });
}

/// A word as it is typed where there are no accents.
fn unaccented(word: &str) -> String {
    let letters = word.chars().map(|letter| match letter {
        'à' | 'â' => "a".to_owned(),
        'ç' => "c".to_owned(),
        'è' | 'é' | 'ê' | 'ë' => "e".to_owned(),
        'î' | 'ï' => "i".to_owned(),
        'ô' => "o".to_owned(),
        'û' | 'ù' => "u".to_owned(),
        'œ' => "oe".to_owned(),
        letter => letter.to_string(),
    });
    letters.collect()
}

/// The traps of other trackers: what is prepared, or is something else, does not come first.
#[test]
fn a_plain_word_finds_no_prepared_food() {
    each(|find| {
        for (typed, wrong) in [
            ("banana", ["Prawn", "chips", "bread"]),
            ("egg", ["noodle", "Fast foods", "salad"]),
            ("milk", ["chocolate", "dry", "shake"]),
            ("rice", ["cake", "Snacks", "pudding"]),
            ("apple", ["pie", "juice", "sauce"]),
            ("coffee", ["cake", "powder", "liqueur"]),
            ("butter", ["Peanut", "Candies", "Nuts"]),
        ] {
            let found = find(typed).unwrap().unwrap();
            for wrong in wrong {
                assert!(!found.food.name.text().contains(wrong), "{typed}");
            }
        }
    });
}

/// A plural in one language is not another word's in the other; two foods are asked about.
#[test]
fn a_french_word_is_not_taken_for_an_english_one() {
    each(|find| {
        for (typed, name) in [
            ("pois", "Peas, green"),
            ("petits pois", "Peas, green"),
            ("poi", "Poi"),
        ] {
            let found = find(typed).unwrap().unwrap();
            assert!(found.food.name.text().starts_with(name), "{typed}");
        }
        for typed in ["légume", "légumes", "legumes"] {
            let error = find(typed).unwrap_err();
            assert_eq!(error.candidate_list().len(), 2, "{typed}");
        }
    });
}
