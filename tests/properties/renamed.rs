//! What a product is called after any imports, accepted names and losses: an accepted name holds in the languages
//! in which the name was read, and in no other, whatever comes in which order.

use std::collections::{BTreeMap, BTreeSet};

use journal::local::{Origin, Reviews, WhereOvertaken, import_foods, remove_library};
use journal::model::{CatalogueFood, Entry, Library};
use proptest::prelude::*;
use rusqlite::{Connection, OptionalExtension};
use serde_json::{Value, json};

use crate::corrected::{NONE, Rows, clock};
use crate::stand::Stand;

const LANGUAGES: [&str; 3] = ["de", "en", "fr"];

/// Names by language; the unknown one is empty.
type Names = BTreeMap<String, String>;

/// What happens to the one product.
#[derive(Clone, Debug)]
enum Step {
    /// A row comes with its own name in a language, and names in others.
    Told(&'static str, Names),
    /// A row comes that tells no language.
    Untold(String),
    /// The product's own name is corrected.
    Correct,
    Remove,
    /// The file of the catalogue is lost, and not that of the reviews.
    Lose,
}

/// A name, as it is in one of the languages.
fn name(language: &'static str) -> impl Strategy<Value = String> {
    (0..3_u8).prop_map(move |number| format!("{language}{number}"))
}

fn step() -> impl Strategy<Value = Step> {
    let language = || prop::sample::select(&LANGUAGES[..]);
    let own = || language().prop_flat_map(|it| (Just(it), name(it)));
    let told = (own(), prop::collection::vec(own(), 0..3)).prop_map(|((own, name), others)| {
        let others = others.into_iter().map(|(it, name)| (it.to_owned(), name));
        let mut names: Names = others.collect();
        names.insert(own.to_owned(), name);
        Step::Told(own, names)
    });
    prop_oneof![
        6 => told,
        3 => own().prop_map(|(_, name)| Step::Untold(name)),
        1 => name("").prop_map(Step::Untold),
        4 => Just(Step::Correct),
        1 => Just(Step::Remove),
        1 => Just(Step::Lose),
    ]
}

/// A name that was accepted while nobody told its language.
#[derive(Debug)]
struct Waiting {
    to: String,
    /// What the row told that came last.
    was: String,
}

struct Shop {
    stand: Stand,
    /// How many names were accepted: each is another one.
    accepted: u32,
    /// What was accepted in languages.
    holds: Names,
    waiting: Option<Waiting>,
    /// The name of the row that came last.
    last: String,
    /// What rows told in each language, ever.
    told: BTreeMap<String, BTreeSet<String>>,
}

impl Shop {
    fn found(&self) -> Value {
        let query = [("query", "juice"), ("library", "off")];
        let query = query.map(|(name, value)| (name.to_owned(), value.to_owned()));
        self.stand.search_foods(&query.to_vec()).unwrap()
    }

    /// What the product is called, and its own language, if it is there.
    fn called(&self) -> Option<(String, Names)> {
        let catalogue = Connection::open(&self.stand.place().catalogue).unwrap();
        let sql = "SELECT name, coalesce(language, ''), coalesce(names, '{}') FROM food WHERE key = 'juice'";
        let row = catalogue.query_row(sql, (), |row| {
            Ok((row.get(0)?, row.get(1)?, row.get::<_, String>(2)?))
        });
        let (name, own, names): (String, String, String) = row.optional().unwrap()?;
        let mut names: Names = serde_json::from_str(&names).unwrap();
        names.insert(own.clone(), name);
        Some((own, names))
    }

    fn import(&mut self, name: &str, language: &str, names: &Names) {
        let food = json!({ "library": "off", "key": "juice", "name": name, "brand": "Juice",
            "names": names, "data": { "base": "g" } });
        let food: CatalogueFood = serde_json::from_value(food).unwrap();
        let mut entry = Entry::try_from(&food).unwrap();
        language.clone_into(&mut entry.language);
        name.clone_into(&mut self.last);
        let mut rows = Rows(vec![entry].into_iter());
        let (place, origin) = (self.stand.place(), Origin::default());
        import_foods(&place, NONE, clock(), Library::Off, &origin, &mut rows).unwrap();
    }

    /// Saves a copy that is called so, and accepts what it proposes.
    fn accept(&self, name: &str) {
        let found = self.found();
        let version = &found["foods"][0]["version"];
        let copy = json!({ "name": name, "brand": "Juice", "data": { "base": "g" },
            "copyFrom": { "library": "off", "key": "juice", "version": version } });
        let own = self.stand.save_food(copy).unwrap();
        let reviews = Reviews::new(self.stand.place(), NONE, clock());
        let proposals = reviews.proposals();
        let pending = proposals.pending();
        assert_eq!(pending.len(), 1);
        let accept = reviews.accept(pending, WhereOvertaken::Refuse, None, &|| Ok(()));
        accept.unwrap();
        let key = own["key"].as_str().unwrap();
        self.stand.delete_food(key).unwrap();
    }

    fn take(&mut self, step: &Step) {
        let place = self.stand.place();
        match step {
            Step::Told(own, names) => {
                for (language, name) in names {
                    let told = self.told.entry(language.clone()).or_default();
                    told.insert(name.clone());
                }
                let mut others = names.clone();
                let name = others.remove(*own).unwrap();
                self.import(&name, own, &others);
            }
            Step::Untold(name) => self.import(name, "", &Names::new()),
            Step::Correct => self.correct(),
            Step::Remove => {
                remove_library(&place, NONE, clock(), Library::Off, &|| Ok(())).unwrap();
            }
            Step::Lose => {
                std::fs::remove_file(&place.catalogue).unwrap();
                // Made anew by whoever looks.
                self.found();
            }
        }
    }

    fn correct(&mut self) {
        let Some((own, names)) = self.called() else {
            return;
        };
        self.accepted += 1;
        let to = format!("good {}", self.accepted);
        self.accept(&to);
        let is_so = |name: &&String| **name == names[&own];
        for (language, _) in names.iter().filter(|(_, name)| is_so(name)) {
            match language.as_str() {
                "" => {
                    let (to, was) = (to.clone(), self.last.clone());
                    self.waiting = Some(Waiting { to, was });
                }
                language => drop(self.holds.insert(language.to_owned(), to.clone())),
            }
        }
    }

    /// Each accepted name is where it was read, and nowhere else.
    fn check(&mut self, step: &Step) {
        let Some((_, names)) = self.called() else {
            return;
        };
        for (language, name) in names.iter().filter(|(language, _)| !language.is_empty()) {
            let waiting = self.waiting.as_ref().filter(|it| it.to == *name);
            if let Some(Waiting { was, .. }) = waiting {
                // It was in none, and a row told the product's name so in this.
                let told = self.told.get(language);
                assert!(
                    told.is_some_and(|told| told.contains(was)),
                    "{step:?} {names:?}"
                );
                self.holds.insert(language.clone(), name.clone());
            }
            let is_good = name.starts_with("good");
            let held = self.holds.get(language);
            assert_eq!(
                held,
                Some(name).filter(|_| is_good),
                "{language} {step:?} {names:?}"
            );
        }
        for (language, held) in &self.holds {
            assert_eq!(names.get(language), Some(held), "{step:?} {names:?}");
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(96))]

    #[test]
    fn an_accepted_name_holds_where_it_was_read_and_nowhere_else(
        steps in prop::collection::vec(step(), 1..12),
    ) {
        let mut shop = Shop {
            stand: Stand::with(Vec::new()),
            accepted: 0,
            holds: Names::new(),
            waiting: None,
            last: String::new(),
            told: BTreeMap::new(),
        };
        for step in &steps {
            shop.take(step);
            shop.check(step);
        }
    }
}
