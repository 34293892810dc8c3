use journal::{api::Journal, catalog, local::*, model::*};
use std::sync::Arc;
use std::time::Instant;
fn main() {
    let a: Vec<String> = std::env::args().collect();
    let dir = std::path::Path::new(&a[1]);
    let place = Place::folder(dir);
    if a.len() > 2 {
        let t = Instant::now();
        let bytes = catalog::bytes::unpacked(std::fs::File::open(&a[2]).unwrap()).unwrap();
        let mut notes = catalog::report::Notes::default();
        let mut rows = 0;
        let mut it = catalog::off::tsv::read(bytes).unwrap().filter_map(|r| {
            let r = r.unwrap();
            rows += 1;
            notes.merge(&r.notes);
            r.entry.map(Ok)
        });
        let origin = Origin::default();
        let done = import_foods(
            &place,
            || Ok(Box::new(std::iter::empty())),
            Arc::new(chrono::Utc::now),
            Library::Off,
            &origin,
            &mut it,
        )
        .unwrap();
        drop(it);
        println!("{rows} rows {done:?} in {:?}", t.elapsed());
        for (r, c) in notes.iter() {
            println!("  {} {c}", r.as_str());
        }
    }
    let journal = Local::open(place, Arc::new(chrono::Utc::now), || {
        Ok(Box::new(std::iter::empty()))
    })
    .unwrap();
    for line in std::io::stdin().lines() {
        let line = line.unwrap();
        let mut q = FoodQuery::new(Library::Off, &line);
        let mut best = f64::MAX;
        let mut names = vec![];
        for _ in 0..5 {
            let t = Instant::now();
            let page = journal.search_foods(&q).unwrap();
            best = best.min(t.elapsed().as_secs_f64() * 1e3);
            names = page
                .foods
                .iter()
                .take(3)
                .map(|f| f.name.text().to_owned())
                .collect();
        }
        println!("{best:8.3} ms  {line:20} {names:?}");
        q = q.clone();
    }
}
