//! What is searched for: words of products that there are, and what is hard to answer.

use std::collections::HashMap;

use journal::rules::text;

use crate::products::Numbers;

/// A search.
#[derive(Clone)]
pub(crate) struct Query {
    pub(crate) words: Vec<String>,
    pub(crate) region: Option<&'static str>,
    pub(crate) offset: u64,
}

impl Query {
    fn of(words: &[String]) -> Self {
        Query {
            words: words.to_vec(),
            region: None,
            offset: 0,
        }
    }

    /// As it is typed.
    pub(crate) fn typed(&self) -> String {
        self.words.join(" ")
    }

    /// As a line of the table.
    pub(crate) fn told(&self) -> String {
        let region = self
            .region
            .map_or(String::new(), |region| format!(" in {region}"));
        let offset = match self.offset {
            0 => String::new(),
            offset => format!(" from {offset}"),
        };
        format!("{}{region}{offset}", self.typed())
    }
}

/// Queries of one to three words of a product; the last word of every other one is not typed to its end.
pub(crate) fn drawn(names: &[String], count: usize) -> Vec<Query> {
    let mut numbers = Numbers::new(7);
    let mut queries = Vec::new();
    while queries.len() < count {
        let mut words = text::words(&names[numbers.below(names.len())]);
        let from = numbers.below(words.len());
        words = words
            .into_iter()
            .skip(from)
            .take(1 + numbers.below(3))
            .collect();
        if let Some(last) = words.last_mut()
            && numbers.below(2) == 0
        {
            *last = beginning(last, 2 + numbers.below(4));
        }
        if !words.is_empty() {
            queries.push(Query::of(&words));
        }
    }
    queries
}

/// The worst that is known: common words, beginnings of one to four letters, a rare country,
/// nothing to be found, a far page.
pub(crate) fn worst(names: &[String]) -> Vec<Query> {
    let common = common(names);
    let mut queries: Vec<Query> = common
        .iter()
        .take(3)
        .map(|word| Query::of(std::slice::from_ref(word)))
        .collect();
    queries.push(Query::of(&common[..5]));
    for letters in 1..=4 {
        queries.push(Query::of(&[beginning(&common[0], letters)]));
    }
    let rare_country = Query {
        region: Some("IS"),
        ..Query::of(&common[..1])
    };
    let far = Query {
        offset: 1_000,
        ..Query::of(&common[..1])
    };
    let nothing = [common[0].clone(), "zzzzyx".to_owned()];
    queries.extend([rare_country, far, Query::of(&nothing)]);
    queries
}

fn beginning(word: &str, letters: usize) -> String {
    word.chars().take(letters).collect()
}

/// Words, the commonest first.
fn common(names: &[String]) -> Vec<String> {
    let mut counts: HashMap<String, usize> = HashMap::new();
    for name in names {
        for word in text::words(name) {
            *counts.entry(word).or_default() += 1;
        }
    }
    let mut words: Vec<(String, usize)> = counts.into_iter().collect();
    words.sort_by(|a, b| b.1.cmp(&a.1).then_with(|| a.0.cmp(&b.0)));
    words.into_iter().map(|(word, _)| word).collect()
}
