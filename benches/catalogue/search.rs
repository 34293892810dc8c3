//! The same searches, of the same products: by the journal, by FTS5, and by looking at every row.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, Instant};

use journal::api::Journal;
use journal::local::{Local, Place};
use journal::model::{FoodQuery, Library};
use rusqlite::Connection;

use crate::queries::Query;

/// Foods of a page.
pub(crate) const PAGE: usize = 20;

/// How long the journal takes for each, warm: the second of two.
pub(crate) fn ours(home: &Path, queries: &[Query]) -> Vec<Duration> {
    let nothing = || -> journal::error::Result<Box<dyn Iterator<Item = _>>> {
        Ok(Box::new(std::iter::empty()))
    };
    let place = Place::folder(home);
    let journal = Local::open(place, Arc::new(chrono::Utc::now), nothing).expect("a journal");
    let ask = |query: &Query| {
        let mut asked = FoodQuery::new(Library::Off, &query.typed());
        asked.set("limit", PAGE.to_string());
        asked.set("offset", query.offset.to_string());
        if let Some(region) = query.region {
            asked.set("region", region);
        }
        journal.search_foods(&asked).expect("a page").foods.len()
    };
    timed(queries, ask)
}

pub(crate) fn timed(queries: &[Query], mut ask: impl FnMut(&Query) -> usize) -> Vec<Duration> {
    queries
        .iter()
        .map(|query| {
            ask(query);
            let begun = Instant::now();
            ask(query);
            begun.elapsed()
        })
        .collect()
}

/// What else could answer, on the rows of the same catalogue.
pub(crate) struct Rivals {
    connection: Connection,
}

impl Rivals {
    /// Makes an FTS5 table of the names and brands of a catalogue, with the beginnings of words beside them.
    pub(crate) fn beside(home: &Path) -> Self {
        let file: PathBuf = home.join("fts5.db");
        let _ = std::fs::remove_file(&file);
        let connection = Connection::open(&file).expect("a database");
        let catalogue = Place::folder(home).catalogue;
        connection
            .execute("ATTACH ?1 AS catalogue", [catalogue.to_string_lossy()])
            .expect("a catalogue");
        connection
            .execute_batch(
                "PRAGMA synchronous = OFF; PRAGMA cache_size = -64000; PRAGMA mmap_size = 8000000000;
                 PRAGMA catalogue.mmap_size = 8000000000;
                 CREATE VIRTUAL TABLE found USING fts5 (name, brand, content = '', prefix = '1 2 3 4',
                   tokenize = 'unicode61 remove_diacritics 2');
                 INSERT INTO found (rowid, name, brand) SELECT number, name, brand FROM catalogue.food WHERE library = 1;",
            )
            .expect("an index");
        Rivals { connection }
    }

    /// Names and brands of products, some thousands of them.
    pub(crate) fn names(&self) -> Vec<String> {
        let sql = "SELECT name || ' ' || coalesce(brand, '') FROM catalogue.food WHERE library = 1 AND number % 13 = 0 LIMIT 100000";
        let mut statement = self.connection.prepare(sql).expect("a statement");
        let names = statement.query_map([], |row| row.get(0)).expect("rows");
        names.map(|name| name.expect("a name")).collect()
    }

    /// Every product's number, with its name and brand.
    #[cfg(feature = "tantivy")]
    pub(crate) fn each(&self, mut take: impl FnMut(u64, String)) {
        let sql = "SELECT number, name || ' ' || coalesce(brand, '') FROM catalogue.food WHERE library = 1";
        let mut statement = self.connection.prepare(sql).expect("a statement");
        let mut rows = statement.query([]).expect("rows");
        while let Some(row) = rows.next().expect("a row") {
            let number: i64 = row.get(0).expect("a number");
            take(number.cast_unsigned(), row.get(1).expect("a name"));
        }
    }

    /// How long FTS5 takes, ordered by bm25, with the rows fetched.
    pub(crate) fn fts5(&self, queries: &[Query]) -> Vec<Duration> {
        let sql = format!(
            "SELECT food.key, food.name, food.data FROM found JOIN catalogue.food ON food.number = found.rowid
             WHERE found MATCH ?1 ORDER BY found.rank LIMIT {PAGE} OFFSET ?2"
        );
        let mut statement = self.connection.prepare(&sql).expect("a statement");
        timed(queries, |query| {
            let words: Vec<String> = query
                .words
                .iter()
                .map(|word| format!("\"{word}\"*"))
                .collect();
            let rows = statement.query_map((words.join(" "), query.offset as i64), |row| {
                row.get::<_, String>(2)
            });
            rows.expect("rows").count()
        })
    }

    /// How long it takes to look at every row, the most scanned first.
    pub(crate) fn like(&self, queries: &[Query]) -> Vec<Duration> {
        let most = queries
            .iter()
            .map(|query| query.words.len())
            .max()
            .unwrap_or(0);
        let like = |count| {
            let word = "(name LIKE ? OR brand LIKE ?)";
            let words = vec![word; count].join(" AND ");
            format!(
                "SELECT key, name, data FROM catalogue.food WHERE library = 1 AND {words} ORDER BY scans DESC LIMIT {PAGE}"
            )
        };
        let mut statements: Vec<_> = (1..=most)
            .map(|count| self.connection.prepare(&like(count)).expect("a statement"))
            .collect();
        timed(queries, |query| {
            let words = query
                .words
                .iter()
                .flat_map(|word| [format!("%{word}%"), format!("%{word}%")]);
            let statement = &mut statements[query.words.len() - 1];
            let rows = statement.query_map(rusqlite::params_from_iter(words), |row| {
                row.get::<_, String>(2)
            });
            rows.expect("rows").count()
        })
    }
}
