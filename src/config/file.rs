//! `config.toml`, read: strictly, so that a slip of the pen is told with its line.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use serde::Deserialize;

use super::bounded::{self, BRING_BACK, Unread};
use super::day::Day;
use super::name::{LOCAL, Name};
use super::{Unusable, private};

/// The name of the file.
pub(super) const FILE: &str = "config.toml";

/// `config.toml`.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Config {
    /// The IANA timezone meals are eaten in, where nothing nearer says another.
    pub timezone: Option<String>,
    /// The context that is meant where nothing nearer says another; `local` when absent.
    pub context: Option<Name>,
    /// When the times of day begin.
    #[serde(default)]
    pub day: Day,
    /// Commands of the person's own, each as it would be typed behind `journal`.
    #[serde(default)]
    pub aliases: BTreeMap<Name, String>,
    /// The contexts besides `local`.
    #[serde(default)]
    pub contexts: BTreeMap<Name, Entry>,
}

/// A context of `config.toml`.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(try_from = "Written")]
pub enum Entry {
    /// A journal over HTTP.
    Service {
        /// Its base URL, as it was written.
        url: String,
        /// A command that prints the key to it.
        key_command: Option<String>,
        /// Scheme, host and port that the key of the command was kept for; where the person wrote
        /// the command beside the URL, it is for that.
        key_origin: Option<String>,
    },
    /// A journal in a file.
    File {
        /// The file, from the root of the file system.
        path: PathBuf,
    },
}

/// A context, member by member.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    url: Option<String>,
    path: Option<PathBuf>,
    key_command: Option<String>,
    key_origin: Option<String>,
}

impl TryFrom<Written> for Entry {
    type Error = &'static str;

    fn try_from(written: Written) -> Result<Entry, Self::Error> {
        let key_origin = written.key_origin;
        match (written.url, written.path, written.key_command) {
            (_, _, None) if key_origin.is_some() => Err("key_origin is of a key_command"),
            (Some(url), None, key_command) => Ok(Entry::Service {
                url,
                key_command,
                key_origin,
            }),
            (None, Some(path), None) if path.is_absolute() => Ok(Entry::File { path }),
            (None, Some(_), None) => Err("path must begin at the root of the file system"),
            (None, Some(_), Some(_)) => Err("a journal in a file needs no key_command"),
            _ => Err("a context has either a url or a path"),
        }
    }
}

impl Config {
    /// The `config.toml` of a folder.
    pub fn path(folder: &Path) -> PathBuf {
        folder.join(FILE)
    }

    /// Reads `config.toml` of a folder; an absent one is empty.
    ///
    /// Errors: when it cannot be read or is no TOML of this shape, naming the line.
    pub fn load(folder: &Path) -> Result<Config, Unusable> {
        let path = folder.join(FILE);
        Config::read(&own_text(&path)?)
            .map_err(|why| Unusable::new(format!("{}: {why}", path.display())))
    }

    /// Refuses commands of a `config.toml` that somebody else may have written: they run as this person.
    ///
    /// Errors: where it, or its folder, is somebody else's, or others may write it.
    pub fn refuse_commands_of_others(folder: &Path) -> Result<(), Unusable> {
        private::refuse_written(&folder.join(FILE))
    }

    /// Whether a command stands in it.
    pub fn has_commands(&self) -> bool {
        let is_command = |entry: &Entry| {
            matches!(
                entry,
                Entry::Service {
                    key_command: Some(_),
                    ..
                }
            )
        };
        self.contexts.values().any(is_command)
    }

    /// Reads the text of a `config.toml`.
    pub(super) fn read(text: &str) -> Result<Config, String> {
        let config: Config = toml_edit::de::from_str(text).map_err(|error| told(text, &error))?;
        match config.contexts.keys().any(|name| name.as_str() == LOCAL) {
            true => {
                Err("contexts.local: local is always the journal of the data folder".to_owned())
            }
            false => Ok(config),
        }
    }
}

/// What is wrong with a text, and in which line.
pub(super) fn told(text: &str, error: &toml_edit::de::Error) -> String {
    let what: Vec<&str> = error.message().lines().map(str::trim).collect();
    let what = what.join(", ");
    let before = error.span().and_then(|span| text.get(..span.start));
    match before.map(|before| before.matches('\n').count() + 1) {
        Some(line) => format!("line {line}: {what}"),
        None => what,
    }
}

/// The text of a file that says which journal is meant, where keys go, or what food a name is; an absent one has none.
///
/// Errors: also where others may have written it.
pub(super) fn own_text(path: &Path) -> Result<String, Unusable> {
    // Before its mode: what a device lets everybody do says nothing.
    refuse_no_file(path)?;
    private::refuse_laid(path)?;
    text(path)
}

/// The text of a file; an absent one has none.
pub(super) fn text(path: &Path) -> Result<String, Unusable> {
    let bytes = match bounded::read(path) {
        Ok(bytes) => bytes,
        Err(Unread::System(error)) if error.kind() == ErrorKind::NotFound => {
            return Ok(String::new());
        }
        Err(Unread::System(error)) => return Err(Unusable::of_file(path, &error)),
        Err(unread) => return Err(none(path, &unread)),
    };
    String::from_utf8(bytes).map_err(|error| {
        let good = &error.as_bytes()[..error.utf8_error().valid_up_to()];
        let line = good.iter().filter(|byte| **byte == b'\n').count() + 1;
        Unusable::new(format!("{}: line {line} is not UTF-8", path.display()))
            .hint("write the file in UTF-8")
    })
}

/// Writes a file whole in the place of one that has this text; an absent one has none.
///
/// Errors: when it cannot be written, or somebody who knows of no lock, as an editor, wrote or deleted it meanwhile; it is
/// then as it was.
pub(super) fn replace(path: &Path, before: &str, new: &str) -> Result<(), Unusable> {
    let unread = RefCell::new(None);
    let is_before = |there: &Path| match text(there) {
        Ok(text) => text == before,
        Err(why) => {
            *unread.borrow_mut() = Some(why);
            false
        }
    };
    let replaced = match before.is_empty() {
        true => private::write_over(path, new, &is_before)?,
        false => private::write_in_place(path, new, &is_before)?,
    };
    let shown = path.display();
    match (replaced, unread.take()) {
        (true, _) => Ok(()),
        (false, Some(why)) => {
            let what = format!("{shown} cannot be looked at once more: {why}");
            Err(Unusable::new(what).hint("nothing was changed in it: try again"))
        }
        (false, None) => {
            let what = format!("{shown} was changed by another program meanwhile");
            Err(Unusable::new(what).hint("it is as that wrote it: try again"))
        }
    }
}

/// Refuses what stands in the place of a file and is none, before its mode is looked at.
pub(super) fn refuse_no_file(path: &Path) -> Result<(), Unusable> {
    match bounded::refuse_endless(path) {
        Ok(()) | Err(Unread::System(_)) => Ok(()),
        Err(unread) => Err(none(path, &unread)),
    }
}

fn none(path: &Path, unread: &Unread) -> Unusable {
    Unusable::new(unread.told(path)).hint(match unread {
        Unread::Nowhere { .. } => BRING_BACK,
        _ => "move it away; JOURNAL_CONFIG_DIR names another folder",
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_not_understood_is_told_with_its_line() {
        for (text, line) in [
            ("timezone = [", "line 1"),
            ("\ncontxt = 'work'", "line 2"),
            ("context = 'a b'", "line 1"),
            ("[day]\nlunch = 'noon'", "line 2: \"noon\""),
            ("[day]\nlunch = '25:00'", "line 2"),
            ("[day]\nsupper = '18:00'", "line 2"),
            (
                "[contexts.work]\nurl = 'https://a/v1'\nkeycommand = 'x'",
                "line 3",
            ),
            ("\n\n[contexts.work]\nurl = 7", "line 4"),
            ("\n\n[contexts.work]", "line 3"),
            ("[contexts.both]\nurl = 'https://a'\npath = '/a'", "line 1"),
            ("[contexts.near]\npath = 'a.db'", "line 1"),
            ("[contexts.local]\npath = '/a.db'", "contexts.local"),
            ("[contexts.'a b']\npath = '/a.db'", "line 1"),
        ] {
            let told = Config::read(text).unwrap_err();
            assert!(told.contains(line), "{text}: {told}");
            assert_eq!(told.lines().count(), 1, "{told}");
        }
    }
}
