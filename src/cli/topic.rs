//! Topics of help: `journal help quick-text`, and the same text as a man page of section 7.

use clap::Args;
use clap_mangen::roff::{Roff, bold, roman};

use super::session::{Session, shown};
use super::{Runs, Shown};
use crate::render::note::Text;
use crate::render::prose::Prose;

/// A topic: its name, and its text. The first line says what it is about; a heading is a line of
/// capitals; lines that are set in are examples.
type Topic = (&'static str, &'static str);

/// Every topic.
const TOPICS: [Topic; 4] = [
    ("quick-text", include_str!("topic/quick-text.txt")),
    ("dates", include_str!("topic/dates.txt")),
    ("exit-codes", include_str!("topic/exit-codes.txt")),
    ("imports", include_str!("topic/imports.txt")),
];

/// Show a topic of help
///
/// Example:
///   journal topic dates     the same as journal help dates
#[derive(Args)]
#[command(verbatim_doc_comment, hide = true)]
pub(super) struct ShowTopic {
    /// The topic
    #[arg(value_parser = TOPICS.map(|(name, _)| name))]
    name: String,
}

impl Runs for ShowTopic {
    fn run(self, _: &Session) -> Shown {
        let found = TOPICS.iter().find(|(name, _)| *name == self.name);
        let (_, text) = found.copied().unwrap_or_default();
        shown(Prose(Text(text.to_owned())))
    }
}

/// Whether there is a topic of this name.
pub(super) fn is_topic(name: &str) -> bool {
    TOPICS.iter().any(|(known, _)| *known == name)
}

/// What the topics are called.
pub(super) fn names() -> [&'static str; 4] {
    TOPICS.map(|(name, _)| name)
}

/// What each topic is called, and what it is about.
pub(super) fn abouts() -> impl Iterator<Item = (&'static str, &'static str)> {
    let about = |text: &'static str| text.lines().next().unwrap_or_default();
    let topics = TOPICS.into_iter();
    topics.map(move |(name, text)| (name, about(text).trim_end_matches('.')))
}

/// The topics, for the end of the help.
pub(super) fn list() -> String {
    let line = |(name, about)| format!("  {name:<11} {about}\n");
    let lines: String = abouts().map(line).collect();
    format!("Topics: journal help TOPIC\n{lines}")
}

/// The man pages of the topics: name and text.
pub(super) fn pages() -> impl Iterator<Item = (String, String)> {
    let page = |(name, text): Topic| (format!("journal-{name}"), page(name, text));
    TOPICS.into_iter().map(page)
}

fn page(name: &str, text: &str) -> String {
    let title = format!("journal-{name}");
    let source = concat!("journal ", env!("CARGO_PKG_VERSION"));
    let (about, body) = text.split_once('\n').unwrap_or((text, ""));
    let mut page = Roff::new();
    page.control("TH", [title.as_str(), "7", "", source]);
    page.control("SH", ["NAME"]);
    page.text([roman(format!("{title} - {}", about.trim_end_matches('.')))]);
    page.control("SH", ["DESCRIPTION"]);
    let mut is_example = false;
    for line in body.trim().lines() {
        is_example = set(&mut page, line, is_example);
    }
    end_example(&mut page, is_example);
    page.control("SH", ["SEE ALSO"]);
    page.text([bold("journal"), roman("(1)")]);
    page.render()
}

/// Sets a line, and says whether it is one of an example.
fn set(page: &mut Roff, line: &str, is_example: bool) -> bool {
    let is_heading = !line.is_empty() && line.chars().all(|c| c.is_uppercase() || c == ' ');
    match line.strip_prefix("    ") {
        Some(example) => {
            if !is_example {
                page.control("RS", ["4"]).control("nf", []);
            }
            page.text([roman(example)]);
            true
        }
        None => {
            end_example(page, is_example);
            match line {
                "" => page.control("PP", []),
                line if is_heading => page.control("SH", [line]),
                line => page.text([roman(line)]),
            };
            false
        }
    }
}

fn end_example(page: &mut Roff, is_example: bool) {
    if is_example {
        page.control("fi", []).control("RE", []);
    }
}
