//! `journal export`: everything a person has, to keep or to move elsewhere.

use std::io::{self, IsTerminal};
use std::path::{Path, PathBuf};

use clap::Args;

use super::outside::counted;
use super::session::{Session, shown};
use super::{Runs, Shown, output, outside};
use crate::actions::export;
use crate::error::{Code, Error, Result};
use crate::render::export::Exported;
use crate::render::note::{Done, Silence, Text};
use crate::render::{Format, Show, format};

/// Write out everything: meals, own foods and recipes, settings
///
/// One JSON document, `journal.export/1`: `settings`, `foods` and `meals` as the API gives them, foods
/// by name, meals from the oldest on; the same journal gives the same bytes. With --format ndjson a
/// line each, `kind` saying what it is; with --format csv the items of all meals, one a row.
/// `journal import` takes the first two back, into any journal.
///
/// Not in it, as the API does not give them: the pictures of photos (their names are), how meals were
/// before they were changed, body values over time, foods of the catalogues. A copy of the files of a
/// journal on disk has those too.
///
/// Examples:
///   journal export -o journal.json
///   journal export --format csv > items.csv
///   journal export -C work | journal -C local import -
#[derive(Args)]
#[command(verbatim_doc_comment)]
pub(super) struct Export {
    /// The file to write, whole and for you alone; - or none is standard output
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,
}

impl Runs for Export {
    fn run(self, session: &Session) -> Shown {
        let format = asked(session)?;
        let file = self.output.filter(|file| file != Path::new("-"));
        let file = match &file {
            Some(file) => Some(outside::new_place(session, &session.folders()?.data, file)?),
            None => None,
        };
        if let Some(local) = session.disk()? {
            local.check_sound()?;
        }
        let everything = export::read(session.book()?)?;
        say_what_is_missing(session, export::photos(&everything))?;
        let (meals, foods) = (everything.meals.len(), everything.foods.len());
        let told = format!("{} and {}", counted(meals, "meal"), counted(foods, "food"));
        let exported = Exported(everything);
        if file.is_none() && session.jq.get().is_some() {
            return shown(exported);
        }
        let bytes = format::print(&exported, format, &session.looks())?;
        match file {
            None => {
                output::write(&bytes)?;
                shown(Silence)
            }
            Some(file) => keep(session, &file, bytes, &told),
        }
    }
}

/// The format that was asked for; what is for a person or a pipe is no format to keep.
fn asked(session: &Session) -> Result<Format> {
    let named = session.globals.json || session.globals.format.is_some();
    match session.format() {
        format @ (Format::Json | Format::Ndjson | Format::Csv) => Ok(format),
        _ if !named => Ok(Format::Json),
        _ => Err(Error::new(Code::Usage, "an export is no table")
            .hint("--format json, ndjson or csv; left out it is json")),
    }
}

fn keep(session: &Session, file: &Path, bytes: Vec<u8>, told: &str) -> Shown {
    let what = format!("{}: {told}", file.display());
    if session.globals.dry_run {
        return said(session, Text(format!("would write {what}\n")));
    }
    let text = String::from_utf8(bytes)
        .map_err(|_| Error::new(Code::Internal, "an export that is no UTF-8"))?;
    outside::write_new(session, file, &text)?;
    let done = Done {
        message: format!("Wrote {what}"),
        ids: Vec::new(),
    };
    said(session, done)
}

/// Says what was done. Rows are the file's format, and none for a sentence.
fn said(session: &Session, view: impl Show + 'static) -> Shown {
    if session.format() != Format::Csv || session.globals.quiet {
        return shown(view);
    }
    let format = match io::stdout().is_terminal() {
        true => Format::Table,
        false => Format::Plain,
    };
    output::write(&format::print(&view, format, &session.looks())?)?;
    shown(Silence)
}

fn say_what_is_missing(session: &Session, photos: usize) -> Result<()> {
    let photos = match photos {
        0 => String::new(),
        1 => "the picture of 1 photo, ".to_owned(),
        more => format!("the pictures of {more} photos, "),
    };
    // Only a journal on disk has a file to copy.
    let more = match session.disk()? {
        Some(_) => "; a copy of the journal has more: journal db backup",
        None => "",
    };
    session.note(format!(
        "note: not in an export: {photos}earlier versions of meals, body values over time, pinned names, proposed corrections, catalogues{more}"
    ));
    Ok(())
}
