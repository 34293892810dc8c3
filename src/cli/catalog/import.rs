//! `journal catalog import`: foods of a file, into a library.

use std::io;
use std::path::{Path, PathBuf};

use clap::Args;

use super::LIBRARIES;
use super::incoming::Watched;
use super::place::Folder;
use super::report::{self, Report};
use crate::catalog::extent::{FOOD, least_room};
use crate::catalog::format::Format;
use crate::catalog::report::{Kind, Reason};
use crate::catalog::source::{Progress, Source};
use crate::catalog::starter;
use crate::catalog::tally::{Slice, Tally};
use crate::cli::clock::clock;
use crate::cli::country::country;
use crate::cli::interrupt::Interrupt;
use crate::cli::one_of::one_of;
use crate::cli::session::{Session, shown};
use crate::cli::undo::count;
use crate::cli::{Runs, Shown, input};
use crate::error::{Error, Outcome, Result};
use crate::local::{Imported, Origin, Part, Place, import_foods, rehearse_import};
use crate::model::Library;
use crate::render::catalog::{Foods, Noted, Summary};
use crate::render::progress::Bar;

/// Add foods to the catalogue from a file, a folder, a zip, or standard input
///
/// What the file is, is found out by itself:
///   Open Food Facts   tab-separated values or JSON lines, as they are published
///                     (.gz, .zst or unpacked); Parquet, where the program was
///                     built with it
///   USDA              FoodData Central as CSV, or SR28 as text: the folder or zip
///   Ciqual            its table as .xls or CSV; with the French names, the folder
///                     or zip
///   foods as saved    one JSON body a line, with its key:
///     {"key":"3017620422003","name":"Spread","barcode":"3017620422003","data":{"base":"g"}}
///
/// Importing again updates: a food that is in the file changes, one that is not stays, and of what the
/// file does not tell, as ingredients, a measure, or nutrients at all, what was known is kept. Nutrients
/// are taken all together; corrections stay. Ctrl-C, and whatever goes wrong, changes nothing; --dry-run
/// says what would change. What is kept, moved and overtaken, and what each count means, is told in:
/// journal help imports
///
/// Examples:
///   journal catalog import off en.openfoodfacts.org.products.csv.gz
///   journal catalog import composition FoodData_Central_csv_2025-12-18.zip
///   journal catalog import off products.csv.gz --country FR --report odd.ndjson
///   zcat foods.ndjson.gz | journal catalog import service -
#[derive(Args)]
#[command(verbatim_doc_comment)]
pub(in crate::cli) struct Import {
    /// off, service or composition
    #[arg(value_parser = one_of(LIBRARIES, Library::as_str), hide_possible_values = true)]
    library: Library,
    /// The file, folder (or the one that holds it alone) or zip; - is standard input
    file: PathBuf,
    /// Only foods sold in this country: FR; of a row without countries, those that are known count
    #[arg(long, value_name = "CC", value_parser = country)]
    country: Option<String>,
    /// No more than so many foods; where that ends the reading, notInFile is not told
    #[arg(long, value_name = "N", value_parser = count::<u64>)]
    limit: Option<u64>,
    /// Write what was left out, dropped, mended or merged to a file, a JSON object a line
    #[arg(long, value_name = "FILE")]
    report: Option<PathBuf>,
    #[command(flatten)]
    folder: Folder,
}

impl Runs for Import {
    fn run(self, session: &Session) -> Shown {
        let place = self.folder.place_there(session)?;
        let interrupt = Interrupt::listen(session)?;
        // Who is interrupted most often takes the other end of a pipe along: what came of that is no
        // matter then.
        self.import(session, &place, interrupt.clone())
            .map_err(|error| match (interrupt.check(), error.what_became()) {
                (Err(interrupted), Outcome::NotApplied) => interrupted,
                _ => error,
            })
    }
}

impl Import {
    fn import(&self, session: &Session, place: &Place, interrupt: Interrupt) -> Shown {
        let progress = Progress::default();
        let source = interrupt.waiting(|| self.source(&progress))?;
        let format = interrupt.waiting(|| Format::of(&source));
        let format = format.map_err(|error| self.of_file(error))?;
        session.note(format!("reading {}: {}", self.name(), format.name));
        if self.country.is_some() {
            format.refuse_country(&source, self.library)?;
        }
        let citation = format.citation(&source, &self.file);
        let looks = session.asking_looks();
        let bar = Bar::new(progress.length(), !session.globals.quiet, &looks);
        // What is read twice is looked through here.
        let rows = bar.during(
            || (progress.bytes(), progress.length()),
            || interrupt.waiting(|| format.read(source, self.library)),
        );
        let rows = rows.map_err(|error| self.of_file(error))?;
        interrupt.check()?;
        let name = self.name();
        let rows = rows.map(move |row| row.map_err(|error| error.within(&name)));
        let report = self.report.as_ref();
        let report = report.map(|path| Report::at(session, path, &self.file, place));
        let mut foods = Watched {
            tally: Tally::new(Box::new(rows), self.slice(), None),
            interrupt,
            bar,
            progress,
            size: self.size(format),
            report: report.transpose()?.flatten(),
            unreported: None,
        };
        let is_real = !session.globals.dry_run;
        let (starter, library) = (starter::source, self.library);
        let done = if is_real {
            let origin = self.origin(format, &citation);
            import_foods(place, starter, clock()?, library, &origin, &mut foods)
        } else {
            let done = rehearse_import(place, starter, clock()?, library, &mut foods);
            done.and_then(|done| foods.tally.finish().map(|()| done))
        };
        foods.bar.clear();
        let done = done?;
        if is_real {
            session.wrote();
            // What was merged into other foods goes with the library alone.
            if done.new + done.changed > 0 {
                let remove = format!("journal catalog remove {library}");
                match done.changed + done.same + done.kept == 0 {
                    true => session.way_back(remove),
                    false => session.no_way_back(&format!(
                        "what {library} held before is one with it; {remove} takes out all of it"
                    )),
                }
            }
        }
        if let Some(error) = foods.unreported {
            return Err(report::missing(error));
        }
        let summary = self.summary(format, citation, &foods.tally, done, is_real);
        if let Some(missing) = summary.missing() {
            session.note(missing);
        }
        shown(summary)
    }

    fn is_stdin(&self) -> bool {
        self.file == Path::new("-")
    }

    fn name(&self) -> String {
        match self.is_stdin() {
            true => "standard input".to_owned(),
            false => self.file.display().to_string(),
        }
    }

    /// Where the file is, for whoever asks later and elsewhere.
    fn whereabouts(&self) -> String {
        let absolute = std::path::absolute(&self.file).ok();
        let absolute = absolute.filter(|_| !self.is_stdin());
        absolute.map_or_else(|| self.name(), |file| file.display().to_string())
    }

    fn source(&self, progress: &Progress) -> Result<Source> {
        match self.is_stdin() {
            true => {
                input::say_what_is_awaited();
                Source::stream(progress.watch(input::Ended::once(io::stdin())))
                    .map_err(|error| Error::unreadable("standard input", &error))
            }
            false => Source::open(&self.file, progress),
        }
    }

    /// What is wrong with the file says which file.
    fn of_file(&self, error: Error) -> Error {
        error.within(&self.name())
    }

    /// The least that the foods will take in the catalogue. Of a country there may be few.
    fn size(&self, format: &Format) -> u64 {
        if self.is_stdin() || self.country.is_some() {
            return 0;
        }
        let whole = least_room(format, &self.file);
        let limit = self.limit.map(|foods| foods.saturating_mul(FOOD));
        limit.map_or(whole, |limit| limit.min(whole))
    }

    fn slice(&self) -> Slice {
        Slice {
            country: self.country.clone(),
            limit: self.limit,
        }
    }

    fn origin(&self, format: &Format, citation: &str) -> Origin {
        Origin {
            file: self.whereabouts(),
            format: format.name.to_owned(),
            licence: citation.to_owned(),
            part: Part {
                country: self.country.clone(),
                limit: self.limit,
            },
        }
    }

    fn summary(
        &self,
        format: &Format,
        citation: String,
        tally: &Tally<'_>,
        done: Imported,
        is_real: bool,
    ) -> Summary {
        Summary {
            library: self.library,
            file: self.name(),
            format: format.name,
            read: tally.read,
            is_real,
            foods: Foods {
                new: done.new,
                changed: done.changed,
                same: done.same,
                kept: (!tally.is_cut_short).then_some(done.kept),
            },
            noted: noted(tally),
            without_nutrition: tally.without_nutrition(),
            bare_kept: tally.bare_kept,
            nutrition_kept: tally.notes.count(Reason::NutritionKept),
            emptied: tally.emptied,
            values_in: format.values_in,
            attribution: citation,
        }
    }
}

/// What was met, by what it did to the rows: as often as the report names it.
fn noted(tally: &Tally<'_>) -> Vec<Noted> {
    let mut noted = Vec::new();
    for kind in Kind::ALL {
        let met = tally.notes.iter();
        let of_kind = met.filter(|(reason, times)| reason.kind() == kind && *times > 0);
        noted.extend(of_kind.map(|(reason, times)| Noted {
            kind: kind.as_str(),
            reason: reason.as_str(),
            words: reason.in_words(),
            times,
        }));
    }
    noted
}
