use std::fs;
use std::path::{Path, PathBuf};

use clap::{Args, Command};
use clap_mangen::Man as Page;

use super::session::{Session, shown};
use super::{Runs, Shown, command, outside, topic};
use crate::error::{Code, Error, Result};
use crate::render::note::{Done, Text};

/// Print the man page of a command, or write all of them into a folder
///
/// Examples:
///   journal man meal log | man -l -
///   journal man quick-text | man -l -
///   journal man --out pages
#[derive(Args)]
#[command(verbatim_doc_comment)]
pub(super) struct Man {
    /// The command, or a topic of help: meal log; nothing is journal itself
    command: Vec<String>,
    /// Write every page into this folder instead
    #[arg(long, value_name = "FOLDER", conflicts_with = "command")]
    out: Option<PathBuf>,
}

impl Runs for Man {
    fn run(self, session: &Session) -> Shown {
        match &self.out {
            Some(folder) => write_all(session, folder),
            None => {
                let name = std::iter::once("journal".to_owned())
                    .chain(self.command)
                    .collect::<Vec<_>>()
                    .join("-");
                let page = pages()?
                    .into_iter()
                    .chain(topic::pages())
                    .find(|(known, _)| *known == name);
                let (_, text) = page.ok_or_else(|| {
                    let what = format!("there is no page {name}");
                    let hint =
                        "each command has one, and each topic of help: journal help lists them";
                    Error::new(Code::NotUnderstood, what).hint(hint)
                })?;
                shown(Text(text))
            }
        }
    }
}

/// Writes every page, for everybody to read, in the place of nothing but a plain file.
fn write_all(session: &Session, folder: &Path) -> Shown {
    refuse_among_own(session, folder)?;
    if session.globals.dry_run {
        return would_write(session, folder);
    }
    fs::create_dir_all(folder).map_err(|error| outside::unwritten(folder, &error.to_string()))?;
    let mut names = Vec::new();
    // Before the first is written all are known to have a place.
    for (name, file, text) in placed(session, folder)? {
        // A manual is read by all who use the machine.
        let written = outside::write_for_all(&file, &text);
        written.map_err(|error| ended_after(&names, error))?;
        names.push(name);
        session.wrote();
    }
    let message = format!("Wrote {} pages into {}", names.len(), folder.display());
    let ids = names;
    shown(Done { message, ids })
}

/// Refuses a folder that would have to be made among the program's own files.
fn refuse_among_own(session: &Session, folder: &Path) -> Result<()> {
    let named = std::path::absolute(folder)
        .map_err(|error| outside::unwritten(folder, &error.to_string()))?;
    let missing = named.ancestors().take_while(|above| !above.exists());
    match missing.last() {
        Some(first) => outside::place(session, &session.folders()?.data, first).map(drop),
        None => Ok(()),
    }
}

/// Says what a real run would write; a folder that is not there yet it would make.
fn would_write(session: &Session, folder: &Path) -> Shown {
    let pages = match folder.exists() {
        true => placed(session, folder)?.len(),
        false => every_page()?.count(),
    };
    let folder = folder.display();
    shown(Text(format!("would write {pages} pages into {folder}\n")))
}

/// Every page, with the file that it is written into: of a folder that is there.
fn placed(session: &Session, folder: &Path) -> Result<Vec<(String, PathBuf, String)>> {
    let data = &session.folders()?.data;
    let placed = every_page()?.map(|(name, section, text)| {
        let file = folder.join(format!("{name}.{section}"));
        Ok((name, outside::place(session, data, &file)?, text))
    });
    placed.collect()
}

/// Every page of commands and topics: its name, its section and its text.
fn every_page() -> Result<impl Iterator<Item = (String, &'static str, String)>> {
    let commands = pages()?.into_iter().map(|(name, text)| (name, "1", text));
    let topics = topic::pages().map(|(name, text)| (name, "7", text));
    Ok(commands.chain(topics))
}

/// What to do where only some pages could be written.
const AGAIN: &str = "each page is whole, as it was or as it is now: make room on the disk, let files be larger (ulimit -f), or name another folder";

/// Why the rest of the pages could not be written, behind these.
fn ended_after(names: &[String], error: Error) -> Error {
    let error = error.hint(AGAIN);
    match names.len() {
        0 => error,
        count => {
            let what = format!("{} (after {count} pages)", error.message());
            error.with_message(what)
        }
    }
}

/// Every page: its name and its text.
fn pages() -> Result<Vec<(String, String)>> {
    let mut root = command().disable_help_subcommand(true);
    root.build();
    let mut pages = Vec::new();
    collect(&root, "journal", &mut pages)?;
    Ok(pages)
}

/// A page whose synopsis is the usage that a mistake is answered with: that names the values of options,
/// and which of them must be.
fn with_usage(page: &str, command: &Command) -> String {
    const HEADING: &str = ".SH SYNOPSIS\n";
    let usage = command.clone().render_usage().to_string();
    let usage = usage
        .trim_start_matches("Usage:")
        .trim()
        .replace('-', "\\-");
    let lines: Vec<&str> = usage.lines().map(str::trim).collect();
    let synopsis = lines.join("\n.br\n");
    match page.split_once(HEADING) {
        Some((before, behind)) => {
            let rest = behind.find(".SH ").map_or("", |at| &behind[at..]);
            format!("{before}{HEADING}{synopsis}\n{rest}")
        }
        None => page.to_owned(),
    }
}

fn collect(command: &Command, name: &str, pages: &mut Vec<(String, String)>) -> Result<()> {
    let mut text = Vec::new();
    let page = Page::new(command.clone().name(name.to_owned()))
        .title(name)
        .source(concat!("journal ", env!("CARGO_PKG_VERSION")))
        .date("");
    page.render(&mut text)
        .map_err(|error| Error::new(Code::Internal, error.to_string()))?;
    let text = String::from_utf8_lossy(&text);
    pages.push((name.to_owned(), with_usage(&text, command)));
    for below in command
        .get_subcommands()
        .filter(|below| !below.is_hide_set() && below.get_name() != "help")
    {
        collect(below, &format!("{name}-{}", below.get_name()), pages)?;
    }
    Ok(())
}
