//! The page of a report, written whole or not at all.

use std::fs::File;
use std::io::Read;
use std::path::Path;

use crate::cli::outside::counted;
use crate::cli::session::{Session, shown};
use crate::cli::{Shown, output, outside};
use crate::error::{Code, Error, Result};
use crate::render::html;
use crate::render::note::{Done, Silence, Text};
use crate::rules::report::Report;

/// Writes the page, or says in a dry run what would be written.
///
/// Errors: `Usage` for a file among the journal's own, or one that is no page; `LocalStore` when it cannot be written.
pub(super) fn write(session: &Session, file: &Path, report: &Report) -> Shown {
    let page = html::page(report);
    if file == Path::new("-") {
        output::write(page.as_bytes())?;
        return shown(Silence);
    }
    let file = outside::place(session, &session.folders()?.data, file)?;
    refuse_other(session, &file)?;
    let meals = counted(report.total.meals, "meal");
    let days = counted(report.total.days_with_data, "day");
    let what = format!("{}: {meals} of {days}", file.display());
    if session.globals.dry_run {
        return shown(Text(format!("would write {what}\n")));
    }
    outside::write(session, &file, &page)?;
    shown(Done {
        message: format!("Wrote {what}"),
        ids: Vec::new(),
    })
}

/// What is there and is no page of a report is not overwritten unasked.
fn refuse_other(session: &Session, file: &Path) -> Result<()> {
    let mut begins = Vec::new();
    let length = html::BEGINNING.len() as u64;
    let found = File::open(file).and_then(|file| file.take(length).read_to_end(&mut begins));
    let is_page = begins == html::BEGINNING.as_bytes();
    match found {
        Ok(1..) if !is_page && !session.globals.yes => Err(Error::new(
            Code::Usage,
            format!("{} is there, and is no page of a report", file.display()),
        )
        .hint("name another file, or overwrite it with --yes")),
        _ => Ok(()),
    }
}
