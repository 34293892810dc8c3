//! `config.toml`, changed: what the person wrote in it stays, comments and order included.

use std::fmt::Display;
use std::path::{Path, PathBuf};

use toml_edit::{DocumentMut, Item, RawString, Table, TableLike, Value};

use super::Unusable;
use super::day::Clock;
use super::file::{Config, Entry, FILE, own_text, replace};
use super::lock::{Lock, lock};
use super::name::Name;

const CONTEXTS: &str = "contexts";
const ALIASES: &str = "aliases";
const DAY: &str = "day";

/// A change of `config.toml`. Nothing is written before it is saved, and nobody else changes the
/// file before this is dropped.
pub struct Edit {
    path: PathBuf,
    document: DocumentMut,
    text: String,
    before: Config,
    _lock: Option<Lock>,
}

impl Edit {
    /// Begins a change of the `config.toml` of a folder; an absent one is empty.
    ///
    /// Errors: when it is not understood: then it is not written over; when another process keeps
    /// on changing it.
    pub fn of(folder: &Path) -> Result<Edit, Unusable> {
        // What cannot be changed needs no lock.
        Config::load(folder)?;
        let path = folder.join(FILE);
        let lock = lock(&path)?;
        let text = own_text(&path)?;
        let unread = |why: &dyn Display| Unusable::new(format!("{}: {why}", path.display()));
        let before = Config::read(&text).map_err(|why| unread(&why))?;
        let document = text.parse();
        let document = document.map_err(|why: toml_edit::TomlError| unread(&why))?;
        Ok(Edit {
            path,
            document,
            text,
            before,
            _lock: Some(lock),
        })
    }

    /// What the file said when the change began: none of our commands has changed it since.
    pub fn before(&self) -> &Config {
        &self.before
    }

    /// Says which context is meant where nothing nearer says another.
    pub fn choose(&mut self, name: &str) {
        set(self.document.as_table_mut(), "context", name);
    }

    /// Says which zone times are meant in where nothing nearer says another.
    pub fn set_timezone(&mut self, zone: &str) {
        set(self.document.as_table_mut(), "timezone", zone);
    }

    /// Removes what is said at the top: the zone, the context that is meant.
    pub fn unset(&mut self, name: &str) {
        self.document.remove(name);
    }

    /// Says when a time of day begins.
    pub fn set_day(&mut self, name: &str, clock: Clock) {
        let day = Item::Table(Table::new());
        let day = self.document.entry(DAY).or_insert(day);
        if let Some(day) = day.as_table_like_mut() {
            set(day, name, &clock.to_string());
        }
    }

    /// Has a time of day begin as usual.
    pub fn unset_day(&mut self, name: &str) {
        if let Some(day) = self.document.get_mut(DAY).and_then(Item::as_table_like_mut) {
            day.remove(name);
        }
    }

    /// Sets what an alias stands for.
    pub fn set_alias(&mut self, name: &Name, line: &str) {
        let aliases = Item::Table(Table::new());
        let aliases = self.document.entry(ALIASES).or_insert(aliases);
        if let Some(aliases) = aliases.as_table_like_mut() {
            set(aliases, name.as_str(), line);
        }
    }

    /// Removes an alias.
    pub fn remove_alias(&mut self, name: &Name) {
        let aliases = self.document.get_mut(ALIASES);
        if let Some(aliases) = aliases.and_then(Item::as_table_like_mut) {
            aliases.remove(name.as_str());
        }
    }

    /// Adds a context.
    pub fn add(&mut self, name: &Name, entry: &Entry) {
        let mut table = Table::new();
        match entry {
            Entry::Service {
                url,
                key_command,
                key_origin,
            } => {
                set(&mut table, "url", url);
                let members = [("key_command", key_command), ("key_origin", key_origin)];
                for (name, text) in members {
                    let _ = text.as_ref().map(|text| set(&mut table, name, text));
                }
            }
            Entry::File { path } => set(&mut table, "path", &path.to_string_lossy()),
        }
        let contexts = self.document.entry(CONTEXTS).or_insert_with(|| {
            let mut contexts = Table::new();
            contexts.set_implicit(true);
            Item::Table(contexts)
        });
        if let Some(contexts) = contexts.as_table_like_mut() {
            contexts.insert(name.as_str(), Item::Table(table));
        }
    }

    /// Sets the command that prints the key of a context, and the origin that the key is for.
    pub fn set_key_command(&mut self, name: &Name, command: &str, origin: &str) {
        if let Some(entry) = self.entry(name) {
            set(entry, "key_command", command);
            set(entry, "key_origin", origin);
        }
    }

    /// Removes the command that prints the key of a context.
    pub fn remove_key_command(&mut self, name: &Name) {
        if let Some(entry) = self.entry(name) {
            entry.remove("key_command");
            entry.remove("key_origin");
        }
    }

    fn entry(&mut self, name: &Name) -> Option<&mut dyn TableLike> {
        let entry = self.contexts()?.get_mut(name.as_str())?;
        entry.as_table_like_mut()
    }

    /// Removes a context. Comments above it stay, but for the paragraph that touches it.
    pub fn remove(&mut self, name: &Name) {
        let Some(contexts) = self.contexts() else {
            return;
        };
        let Some(Item::Table(removed)) = contexts.remove(name.as_str()) else {
            return;
        };
        let above = removed.decor().prefix().and_then(RawString::as_str);
        let kept = above.and_then(|above| above.trim_start().rsplit_once("\n\n"));
        if let Some((kept, _)) = kept {
            let kept = format!("\n{kept}\n");
            self.keep(&kept, removed.position());
        }
    }

    /// Puts a comment before the table behind this place, or at the end.
    fn keep(&mut self, comment: &str, place: Option<isize>) {
        let tables = self.contexts().into_iter().flat_map(|contexts| {
            let items = contexts.iter_mut();
            items.filter_map(|(_, item)| item.as_table_mut())
        });
        let behind = tables.filter(|table| table.position() > place);
        match behind.min_by_key(|table| table.position()) {
            Some(next) => {
                let above = next.decor().prefix().and_then(RawString::as_str);
                let both = format!("{comment}{}", above.unwrap_or("\n"));
                next.decor_mut().set_prefix(both);
            }
            None => {
                let last = self.document.trailing().as_str().unwrap_or_default();
                let both = format!("{comment}{last}");
                self.document.set_trailing(both);
            }
        }
    }

    fn contexts(&mut self) -> Option<&mut dyn TableLike> {
        self.document.get_mut(CONTEXTS)?.as_table_like_mut()
    }

    /// Writes the file.
    ///
    /// Errors: when it cannot be written, or an editor, which knows of no lock, wrote it since the change began; it is
    /// then as it was.
    pub fn save(self) -> Result<(), Unusable> {
        let text = self.document.to_string();
        Config::read(&text)
            .map_err(|why| Unusable::new(format!("{}: {why}", self.path.display())))?;
        replace(&self.path, &self.text, &text)
    }
}

/// Sets a text; comments above and behind the one before stay.
fn set(table: &mut dyn TableLike, name: &str, text: &str) {
    let mut new = Value::from(text);
    match table.get_mut(name) {
        Some(before) => {
            if let Some(before) = before.as_value() {
                *new.decor_mut() = before.decor().clone();
            }
            *before = Item::Value(new);
        }
        None => drop(table.insert(name, Item::Value(new))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn changed(before: &str, change: impl Fn(&mut Edit)) -> String {
        let mut edit = Edit {
            path: PathBuf::new(),
            document: before.parse().unwrap(),
            text: before.to_owned(),
            before: Config::read(before).unwrap(),
            _lock: None,
        };
        change(&mut edit);
        let after = edit.document.to_string();
        Config::read(&after).unwrap();
        after
    }

    fn name(text: &str) -> Name {
        text.parse().unwrap()
    }

    fn service() -> Entry {
        let url = "https://a/v1".to_owned();
        Entry::Service {
            url,
            key_command: None,
            key_origin: None,
        }
    }

    #[test]
    fn what_a_person_wrote_stays() {
        let before = "# mine\ntimezone = 'Europe/Berlin' # home\ncontext = \"a\"   # for now\n\n\
                      # two\n[contexts.a]\nurl   = \"https://b/v1\" # b\n# the end\n";
        let after = changed(before, |edit| {
            edit.choose("b");
            edit.add(&name("b"), &service());
            edit.set_key_command(&name("a"), "pass a", "https://b");
        });
        let lines: Vec<&str> = after.lines().collect();
        for line in before.lines().filter(|line| !line.starts_with("context")) {
            assert!(lines.contains(&line), "{line} is not in:\n{after}");
        }
        assert!(lines.contains(&"context = \"b\"   # for now"), "{after}");
        assert!(lines.contains(&"[contexts.b]"), "{after}");
        assert!(lines.contains(&"key_command = \"pass a\""), "{after}");
        assert!(lines.contains(&"key_origin = \"https://b\""), "{after}");
    }

    #[test]
    fn what_is_added_goes_again_without_a_trace() {
        for before in ["", "timezone = \"UTC\"\n", "# alone\n", "[contexts]\n"] {
            let add = |edit: &mut Edit| edit.add(&name("b"), &service());
            let after = changed(&changed(before, add), |edit| edit.remove(&name("b")));
            assert_eq!(after.trim_end(), before.trim_end());
        }
    }

    #[test]
    fn a_context_goes_with_its_own_comment_alone() {
        let before = "\n# about contexts\n\n# of a\n[contexts.a]\nurl = 'https://a'\n\n# of b\n[contexts.b]\nurl = 'https://b'\n# end\n";
        let without = |gone: &str| changed(before, |edit| edit.remove(&name(gone)));
        let after = without("a");
        assert!(
            after.contains("# about contexts") && after.contains("# of b"),
            "{after}"
        );
        assert!(!after.contains("# of a\n"), "{after}");
        let after = without("b");
        assert!(
            after.contains("# about contexts") && after.contains("# end"),
            "{after}"
        );
    }

    #[test]
    fn what_an_editor_wrote_meanwhile_stays() {
        let folder = tempfile::tempdir().unwrap();
        let file = Config::path(folder.path());
        for before in ["", "timezone = 'UTC'\n"] {
            std::fs::write(&file, before).unwrap();
            let mut edit = Edit::of(folder.path()).unwrap();
            edit.choose("b");
            std::fs::write(&file, "timezone = 'Europe/Berlin'\n").unwrap();
            let refused = edit.save().unwrap_err().to_string();
            assert!(refused.contains("meanwhile"), "{refused}");
            let after = std::fs::read_to_string(&file).unwrap();
            assert_eq!(after, "timezone = 'Europe/Berlin'\n");
        }
        let mut edit = Edit::of(folder.path()).unwrap();
        edit.choose("b");
        std::fs::remove_file(&file).unwrap();
        assert!(edit.save().is_err());
        assert!(!file.exists());
    }

    #[test]
    fn contexts_may_be_written_in_line() {
        let before = "contexts = { a = { url = 'https://a' } }\n";
        let after = changed(before, |edit| {
            edit.add(&name("b"), &service());
            edit.set_key_command(&name("b"), "x", "https://a");
            edit.remove(&name("a"));
        });
        let config = Config::read(&after).unwrap();
        let names: Vec<&str> = config.contexts.keys().map(Name::as_str).collect();
        assert_eq!(names, ["b"], "{after}");
    }
}
