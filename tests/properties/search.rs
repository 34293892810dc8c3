//! A search finds and orders what a naive search over the whole list does.

use std::cmp::Reverse;

use journal::error::Code;
use journal::rules::search::{Hit, Search, Searchable, rank};
use proptest::prelude::*;
use serde_json::{Value, json};

use crate::stand::{Stand, is_answer, pairs};

/// A syllable as it may be written, all of which are the same to a reader.
const SYLLABLES: [&[&str]; 6] = [
    &["oa", "Oa", "OA", "öä", "ÓÂ"],
    &["t", "T"],
    &["é", "e", "E", "È"],
    &["ss", "ß", "SS"],
    &["7", "７"],
    &["œ", "oe", "Œ"],
];

/// A word: places in the table, and which spelling of each.
type Word = Vec<(usize, usize)>;

fn word() -> impl Strategy<Value = Word> {
    prop::collection::vec((0..SYLLABLES.len(), 0..5_usize), 1..3)
}

fn phrase(words: std::ops::Range<usize>) -> impl Strategy<Value = Vec<Word>> {
    prop::collection::vec(word(), words)
}

fn spelled(words: &[Word], between: &str) -> String {
    let spell = |word: &Word| -> String {
        let one = |(syllable, spelling): &(usize, usize)| {
            let spellings = SYLLABLES[*syllable];
            spellings[spelling % spellings.len()]
        };
        word.iter().map(one).collect()
    };
    words.iter().map(spell).collect::<Vec<_>>().join(between)
}

/// What a reader sees: the plainest spelling of every syllable.
fn read(words: &[Word]) -> Vec<String> {
    const PLAIN: [&str; 6] = ["oa", "t", "e", "ss", "7", "oe"];
    let plain = |word: &Word| word.iter().map(|(syllable, _)| PLAIN[*syllable]).collect();
    words.iter().map(plain).collect()
}

/// A food of the naive list.
#[derive(Clone, Debug)]
struct Known {
    name: Vec<Word>,
    brand: Vec<Word>,
    scans: u64,
    french: bool,
}

fn known() -> impl Strategy<Value = Known> {
    (phrase(1..4), phrase(0..2), 0..4_u64, any::<bool>()).prop_map(
        |(name, brand, scans, french)| Known {
            name,
            brand,
            scans,
            french,
        },
    )
}

/// What is typed: beginnings of words, cut by letters of the plain spelling.
fn typed() -> impl Strategy<Value = String> {
    let cut = (word(), 1..6_usize).prop_map(|(word, letters)| {
        let spelled = spelled(&[word], "");
        spelled.chars().take(letters).collect::<String>()
    });
    prop::collection::vec(cut, 1..3).prop_map(|words| words.join(" - "))
}

/// Reads a cut word letter by letter.
fn read_typed(typed: &str) -> Vec<String> {
    let letter = |letter: char| match letter {
        'ö' | 'Ó' | 'o' | 'O' => "o",
        'ä' | 'Â' | 'a' | 'A' => "a",
        't' | 'T' => "t",
        'é' | 'e' | 'E' | 'È' => "e",
        's' | 'S' => "s",
        'ß' => "ss",
        '7' | '７' => "7",
        'œ' | 'Œ' => "oe",
        other => panic!("{other}"),
    };
    typed
        .split(" - ")
        .map(|word| word.chars().map(letter).collect())
        .collect()
}

impl Known {
    fn found_by(&self, typed: &[String]) -> bool {
        let mut words = read(&self.name);
        words.extend(read(&self.brand));
        typed
            .iter()
            .all(|typed| words.iter().any(|word| word.starts_with(typed)))
    }

    fn name(&self) -> String {
        spelled(&self.name, ", ")
    }

    fn brand(&self) -> Option<String> {
        (!self.brand.is_empty()).then(|| spelled(&self.brand, " "))
    }
}

/// The places of the foods that are found, in order, picked one after the other.
fn naive(foods: &[Known], typed: &[String], french_first: bool, by_scans: bool) -> Vec<usize> {
    let typed_name = typed.join(" ");
    let mut left: Vec<usize> = (0..foods.len())
        .filter(|at| foods[*at].found_by(typed))
        .collect();
    let mut order = Vec::new();
    let name = |at: usize| read(&foods[at].name).join(" ");
    while !left.is_empty() {
        // Of the first hundred, those whose name starts so are picked before the others.
        let best = left.iter().copied().max_by_key(|at| {
            let food = &foods[*at];
            let length = food.name().chars().count();
            let used = if by_scans { food.scans } else { 0 };
            let sold = french_first && food.french;
            let exact = name(*at) == typed_name;
            let starts = name(*at).starts_with(&typed_name);
            (sold, exact, starts, used, Reverse(length), Reverse(*at))
        });
        order.extend(best);
        left.retain(|at| Some(*at) != best);
    }
    order
}

/// The keys (places) of the foods on a page.
fn found(page: &Value, member: &str) -> Vec<String> {
    let foods = page["foods"].as_array().unwrap().iter();
    foods
        .map(|food| food[member].as_str().unwrap().to_owned())
        .collect()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(512))]

    #[test]
    fn words_match_as_a_reader_matches_them(food in known(), typed in typed()) {
        let (name, brand) = (food.name(), food.brand());
        let search = Search::new(&typed);
        let searchable = Searchable::new([name.as_str()], brand.as_deref());
        prop_assert_eq!(search.matches(&searchable), food.found_by(&read_typed(&typed)));
        let own = spelled(&food.name, " ");
        prop_assert!(Search::new(&own).is_exact(&searchable) && Search::new(&own).starts(&searchable));
    }

    /// Beyond a hundred hits nobody looks at beginnings: the naive way is to pick the best a
    /// hundred times, then to put the picked in order once more.
    #[test]
    fn hits_are_ranked_as_promised(
        hits in prop::collection::vec((any::<bool>(), any::<bool>(), any::<bool>(), 0..3_u64, 0..3_usize), 0..130),
    ) {
        let mut ranked: Vec<Hit<usize>> = hits.iter().enumerate()
            .map(|(food, &(in_region, exact, starts, uses, length))| Hit { in_region, exact, starts, uses, length, food })
            .collect();
        rank(&mut ranked);
        let told: Vec<usize> = ranked.iter().map(|hit| hit.food).collect();

        let mut left: Vec<usize> = (0..hits.len()).collect();
        let mut picked = Vec::new();
        while let Some(best) = left.iter().copied().max_by_key(|at| {
            let (region, exact, _, uses, length) = hits[*at];
            (region, exact, uses, Reverse(length), Reverse(*at))
        }) {
            left.retain(|at| *at != best);
            picked.push(best);
        }
        let rest = picked.split_off(picked.len().min(100));
        let mut naive = Vec::new();
        for group in [(true, true), (true, false), (false, true), (false, false)] {
            for begins in [true, false] {
                naive.extend(picked.iter().filter(|at| (hits[**at].0, hits[**at].1, hits[**at].2) == (group.0, group.1, begins)));
            }
        }
        naive.extend(rest);
        prop_assert_eq!(told, naive);
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn a_journal_finds_what_a_reader_finds(
        foods in prop::collection::vec(known(), 1..20),
        typed in prop::collection::vec(typed(), 8),
    ) {
        let products = foods.iter().enumerate().map(|(place, food)| json!({
            "library": "off", "key": place.to_string(), "name": food.name(), "brand": food.brand(),
            "scans": food.scans, "regions": if food.french { vec!["FR", "DE"] } else { vec!["DE"] },
            "data": {},
        }));
        let stand = Stand::with(products.collect());
        // Of own foods of one length the last changed comes first: saved from the last to the first.
        for (place, food) in foods.iter().enumerate().rev() {
            let data = json!({"note": place.to_string()});
            stand.save_food(json!({"name": food.name(), "brand": food.brand(), "data": data})).unwrap();
        }
        for typed in &typed {
            let words = read_typed(typed);
            for region in ["FR", "US"] {
                let query = pairs(&[("query", typed), ("library", "off"), ("region", region), ("limit", "100")]);
                let page = stand.search_foods(&query).unwrap();
                let order = naive(&foods, &words, region == "FR", true);
                let order: Vec<String> = order.iter().map(usize::to_string).collect();
                prop_assert_eq!(found(&page, "key"), order, "{:?} in {}", typed, region);
            }
            let page = stand.search_foods(&pairs(&[("query", typed), ("limit", "100")])).unwrap();
            let order = naive(&foods, &words, false, false);
            let notes: Vec<&str> = page["foods"].as_array().unwrap().iter()
                .map(|food| food["data"]["note"].as_str().unwrap()).collect();
            let order: Vec<String> = order.iter().map(usize::to_string).collect();
            prop_assert_eq!(notes, order, "{:?} in mine", typed);
        }
    }
}

/// Bits that mean something to a search engine, and any text.
fn anything() -> impl Strategy<Value = String> {
    let bits = prop::sample::select(vec![
        "\"",
        "*",
        "NEAR(",
        "name:",
        "^",
        "%",
        "_",
        "O'Brien",
        " AND ",
        " OR ",
        "NOT ",
        "(",
        ")",
        "oa",
        "ß",
        "7",
        "00012345678905",
        "-",
        "+",
        "{",
        ":",
        ";--",
        "fr_",
        "=off",
        "\u{301}",
        " ",
    ]);
    prop_oneof![
        prop::collection::vec(bits, 0..8).prop_map(|bits| bits.concat()),
        any::<String>(),
        "[0-9]{6,16}",
        "\\PC{0,210}",
    ]
}

/// A name that a food may have: no text is too odd, but it is neither empty, long nor cut by NUL.
fn any_name() -> impl Strategy<Value = String> {
    anything().prop_filter("a name", |name| {
        (1..=200).contains(&name.chars().count()) && !name.contains('\0') && !name.trim().is_empty()
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn no_text_is_an_error_and_both_ways_to_look_find_the_same(
        names in prop::collection::vec(any_name(), 1..6),
        typed in prop::collection::vec(anything(), 12),
    ) {
        let products = names.iter().enumerate()
            .map(|(place, name)| json!({"library": "off", "key": place.to_string(), "name": name, "data": {}}));
        let stand = Stand::with(products.collect());
        for name in &names {
            stand.save_food(json!({"name": name, "data": {}})).unwrap();
        }
        // What is looked for: anything, each name, and the beginning of each.
        let half = |name: &String| name.chars().take(name.chars().count().div_ceil(2)).collect();
        let halves: Vec<String> = names.iter().map(half).collect();
        for typed in typed.iter().chain(&names).chain(&halves) {
            let mut told = Vec::new();
            for library in ["mine", "off", "service", "composition"] {
                let query = pairs(&[("query", typed), ("library", library), ("limit", "100")]);
                let letters = typed.chars().count();
                let short = library == "composition" && typed.trim().chars().count() < 3;
                let good = letters <= 200 && !typed.contains('\0') && !short;
                match stand.search_foods(&query) {
                    Ok(page) => {
                        prop_assert!(good, "taken: {:?}", typed);
                        told.push(found(&page, "name"));
                    }
                    Err(error) => {
                        prop_assert!(!good && error.code() == Code::InvalidInput && is_answer(error.code()), "{:?}: {:?}", typed, error);
                    }
                }
            }
            if let [mine, off, ..] = told.as_mut_slice() && !typed.trim().is_empty() {
                mine.sort();
                off.sort();
                prop_assert_eq!(mine, off, "{:?}", typed);
            }
        }
    }
}
