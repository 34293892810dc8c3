//! The page of a report, written whole or not at all.

use std::fs::File;
use std::io::{self, Read};
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
    outside::write_over(session, &file, &page, &is_page)?;
    shown(Done {
        message: format!("Wrote {what}"),
        ids: Vec::new(),
    })
}

/// What is there and is no page of a report is not overwritten unasked.
fn refuse_other(session: &Session, file: &Path) -> Result<()> {
    match !file.exists() || is_page(file) || session.globals.yes {
        true => Ok(()),
        false => Err(Error::new(
            Code::Usage,
            format!("{} is there, and is no page of a report", file.display()),
        )
        .hint("name another file, or overwrite it with --yes")),
    }
}

/// Whether a file is the page of a report, or empty, so that nothing is lost with it.
fn is_page(file: &Path) -> bool {
    // A pipe that is looked into may never end.
    let is_file = file.symlink_metadata().is_ok_and(|found| found.is_file());
    is_file && is_beginning_of_page(file).unwrap_or(false)
}

fn is_beginning_of_page(file: &Path) -> io::Result<bool> {
    let mut begins = Vec::new();
    let length = html::BEGINNING.len() as u64;
    File::open(file)?.take(length).read_to_end(&mut begins)?;
    Ok(begins.is_empty() || begins == html::BEGINNING.as_bytes())
}
