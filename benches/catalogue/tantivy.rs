//! The same searches by tantivy: ids alone, twenty of them, which words are asked for by their beginnings:
//! it finds those without ranking them, so its bm25 would take longer.

use std::path::Path;
use std::time::Duration;

use journal::rules::text;
use tantivy::collector::TopDocs;
use tantivy::query::{BooleanQuery, Occur, Query as Asked, RegexQuery};
use tantivy::schema::{Field, INDEXED, STORED, Schema, TEXT};
use tantivy::{Index, IndexWriter, doc};

use crate::queries::Query;
use crate::search::{PAGE, Rivals, timed};

/// Bytes that the writer may hold.
const ROOM: usize = 300_000_000;

/// How long tantivy takes, on the names and brands of a catalogue.
pub(crate) fn tantivy(folder: &Path, products: &Rivals, queries: &[Query]) -> Vec<Duration> {
    let mut schema = Schema::builder();
    let name = schema.add_text_field("name", TEXT);
    let number = schema.add_u64_field("number", INDEXED | STORED);
    let folder = folder.join("tantivy");
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).expect("a folder");
    let index = Index::create_in_dir(&folder, schema.build()).expect("an index");
    let mut writer: IndexWriter = index.writer(ROOM).expect("a writer");
    products.each(|food, words| {
        let words = text::plain(&words);
        writer
            .add_document(doc!(name => words, number => food))
            .expect("a document");
    });
    writer.commit().expect("a commit");
    writer.wait_merging_threads().expect("merged");
    let searcher = index.reader().expect("a reader").searcher();
    timed(queries, |query| {
        let best = TopDocs::with_limit(PAGE).and_offset(query.offset as usize);
        let found = searcher.search(&*asked(name, query), &best.order_by_score());
        found.expect("hits").len()
    })
}

/// Every word by its beginning, as the others are asked.
fn asked(name: Field, query: &Query) -> Box<dyn Asked> {
    let words = query.words.iter().map(|word| {
        let begins = RegexQuery::from_pattern(&format!("{word}.*"), name).expect("a pattern");
        (Occur::Must, Box::new(begins) as Box<dyn Asked>)
    });
    Box::new(BooleanQuery::new(words.collect()))
}
