//! `credentials.toml`: keys in plain text, for those who have no keyring and said so.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use serde::Deserialize;
use toml_edit::{DocumentMut, Item, Table, value};

use super::file::{refuse_no_file, replace, text};
use super::key::Key;
use super::lock::lock;
use super::{Unusable, private};

const FILE: &str = "credentials.toml";

/// What a new file says of itself.
const HEAD: &str = "# Keys to journals, in plain text: keep this file to yourself.\n";

/// The keys of a configuration folder.
pub struct Credentials {
    folder: PathBuf,
}

/// A key, and where it may go.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stored {
    /// Scheme, host and port that it was stored for.
    pub origin: String,
    /// The key.
    pub key: Key,
}

#[derive(Default, Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    #[serde(default)]
    keys: BTreeMap<String, WrittenKey>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenKey {
    origin: String,
    key: String,
}

impl Credentials {
    /// The keys of this folder.
    pub fn of(folder: &Path) -> Credentials {
        let folder = folder.to_owned();
        Credentials { folder }
    }

    /// The file.
    pub fn path(&self) -> PathBuf {
        self.folder.join(FILE)
    }

    /// The key of a context.
    ///
    /// Errors: when it is no file, is somebody else's or others may read it, or is not understood.
    pub fn get(&self, context: &str) -> Result<Option<Stored>, Unusable> {
        let text = self.text()?;
        let written: Written =
            toml_edit::de::from_str(&text).map_err(|error| self.garbled(&text, error.span()))?;
        let Some(found) = written.keys.get(context) else {
            return Ok(None);
        };
        let key = Key::read(&found.key).map_err(|why| {
            Unusable::new(format!("{}: keys.{context}: {why}", self.path().display()))
        })?;
        let origin = found.origin.clone();
        Ok(Some(Stored { origin, key }))
    }

    /// Stores the key of a context, in the place of the one before.
    ///
    /// Errors: as of `get`; when the file cannot be written.
    pub fn put(&self, context: &str, stored: &Stored) -> Result<(), Unusable> {
        let _lock = lock(&self.path())?;
        let (before, mut document) = self.document()?;
        let keys = document
            .entry("keys")
            .or_insert_with(|| {
                let mut keys = Table::new();
                keys.set_implicit(true);
                Item::Table(keys)
            })
            .as_table_like_mut()
            .ok_or_else(|| self.garbled("", None))?;
        let mut entry = Table::new();
        entry.insert("origin", value(stored.origin.as_str()));
        entry.insert("key", value(stored.key.reveal()));
        keys.insert(context, Item::Table(entry));
        self.save(&before, &document)
    }

    /// Removes the key of a context, and says whether there was one.
    ///
    /// Errors: as of `put`.
    pub fn remove(&self, context: &str) -> Result<bool, Unusable> {
        // Where no key ever was, nothing is written; a killed program may have been about to write the first.
        if self.text()?.is_empty() && private::drafts(&self.path())?.is_empty() {
            return Ok(false);
        }
        let _lock = lock(&self.path())?;
        let (before, mut document) = self.document()?;
        let keys = document.get_mut("keys").and_then(Item::as_table_like_mut);
        let removed = keys.and_then(|keys| keys.remove(context)).is_some();
        if removed {
            self.save(&before, &document)?;
        }
        Ok(removed)
    }

    fn text(&self) -> Result<String, Unusable> {
        refuse_no_file(&self.path())?;
        private::refuse_open(&self.path())?;
        text(&self.path())
    }

    /// The text of the file, and what it says.
    fn document(&self) -> Result<(String, DocumentMut), Unusable> {
        let before = self.text()?;
        let text = match before.is_empty() {
            true => HEAD,
            false => &before,
        };
        let garbled = |error: toml_edit::TomlError| self.garbled(text, error.span());
        let document = text.parse().map_err(garbled)?;
        Ok((before, document))
    }

    fn save(&self, before: &str, document: &DocumentMut) -> Result<(), Unusable> {
        // Looked at before the folder is closed: until then others may have laid a link there.
        private::real(&self.path())?;
        private::refuse_foreign_folder(&self.folder)?;
        private::close_folder(&self.folder)?;
        replace(&self.path(), before, &document.to_string())
    }

    /// The line alone is told: what stands there may be a key.
    fn garbled(&self, text: &str, span: Option<std::ops::Range<usize>>) -> Unusable {
        let before = span.and_then(|span| text.get(..span.start));
        let line = before.map_or(1, |before| before.matches('\n').count() + 1);
        let path = self.path();
        Unusable::new(format!("{}: line {line} is not understood", path.display()))
            .hint("mend the line, or remove the file and log in again: journal auth login")
    }
}
