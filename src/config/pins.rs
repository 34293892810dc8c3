//! `pins.toml`: names of the person's own for foods, a table for each context.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use serde::Deserialize;
use toml_edit::{DocumentMut, InlineTable, Item, Table, TableLike, Value};

use super::Unusable;
use super::file::{own_text, replace, told};
use super::lock::lock;

const FILE: &str = "pins.toml";

/// What a new file says of itself.
const HEAD: &str = "# Names for foods: journal food pin NAME REF\n";

/// A name that is pinned to a food.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pin {
    /// The name.
    pub name: String,
    /// What points at the food: `library/key`.
    pub food: String,
    /// What the food is called, for a journal that cannot be asked for it by its key.
    pub called: String,
}

/// The pins of a configuration folder.
pub struct Pins {
    path: PathBuf,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    food: String,
    #[serde(default)]
    called: String,
}

impl Pins {
    /// The pins of this folder.
    pub fn of(folder: &Path) -> Pins {
        let path = folder.join(FILE);
        Pins { path }
    }

    /// The pins of a context, by name.
    ///
    /// Errors: when the file cannot be read or is no TOML of this shape, naming the line.
    pub fn get(&self, context: &str) -> Result<Vec<Pin>, Unusable> {
        let mut contexts = self.read(&own_text(&self.path)?)?;
        let pins = contexts.remove(context).unwrap_or_default();
        let pins = pins
            .into_iter()
            .map(|(name, Written { food, called })| Pin { name, food, called });
        Ok(pins.collect())
    }

    /// Pins a name in a context, in the place of those that `same` says are the same one, and gives
    /// those.
    ///
    /// Errors: as of `get`; when the file cannot be written.
    pub fn put(
        &self,
        context: &str,
        pin: &Pin,
        same: impl Fn(&str) -> bool,
    ) -> Result<Vec<Pin>, Unusable> {
        let mut replaced = Vec::new();
        self.change(|document| {
            let table = Item::Table(Table::new());
            let pins = document.entry(context).or_insert(table);
            let Some(pins) = pins.as_table_like_mut() else {
                return false;
            };
            let before: Vec<String> = names(pins).filter(|name| same(name)).collect();
            for name in before {
                let entry = pins.remove(&name);
                replaced.push(pin_of(name, entry.as_ref()));
            }
            let mut entry = InlineTable::new();
            entry.insert("food", pin.food.as_str().into());
            entry.insert("called", pin.called.as_str().into());
            pins.insert(&pin.name, Item::Value(Value::InlineTable(entry)));
            true
        })?;
        Ok(replaced)
    }

    /// Has the names of a context that point at a food point at another, and gives them.
    ///
    /// Errors: as of `put`.
    pub fn follow(&self, context: &str, from: &str, to: &str) -> Result<Vec<String>, Unusable> {
        let mut moved = Vec::new();
        if own_text(&self.path)?.is_empty() {
            return Ok(moved);
        }
        // What a name is pinned to is asked under the lock: somebody may have pinned it anew.
        self.change(|document| {
            let pins = document.get_mut(context);
            let pins = pins.and_then(Item::as_table_like_mut).into_iter();
            for (name, entry) in pins.flat_map(TableLike::iter_mut) {
                let food = entry.get_mut("food");
                let food = food.filter(|food| {
                    let food = food.as_str();
                    food.is_some_and(|food| food.eq_ignore_ascii_case(from))
                });
                if let Some(food) = food {
                    *food = toml_edit::value(to);
                    moved.push(name.get().to_owned());
                }
            }
            !moved.is_empty()
        })?;
        Ok(moved)
    }

    /// Unpins the names of a context that `same` says are meant, as they are pinned now, and gives them.
    ///
    /// Errors: as of `put`.
    pub fn remove(&self, context: &str, same: impl Fn(&Pin) -> bool) -> Result<Vec<Pin>, Unusable> {
        let mut gone = Vec::new();
        // Where no pin ever was, nothing is written.
        if own_text(&self.path)?.is_empty() {
            return Ok(gone);
        }
        self.change(|document| {
            let pins = document.get_mut(context);
            let Some(pins) = pins.and_then(Item::as_table_like_mut) else {
                return false;
            };
            gone = all(pins).filter(|pin| same(pin)).collect();
            gone.iter().for_each(|pin| drop(pins.remove(&pin.name)));
            !gone.is_empty()
        })?;
        Ok(gone)
    }

    /// Forgets the pins of a context that is no more, and gives them.
    ///
    /// Errors: as of `put`.
    pub fn forget(&self, context: &str) -> Result<Vec<Pin>, Unusable> {
        let mut gone = Vec::new();
        if own_text(&self.path)?.is_empty() {
            return Ok(gone);
        }
        self.change(|document| {
            let removed = document.remove(context);
            let pins = removed.as_ref().and_then(Item::as_table_like);
            gone = pins.into_iter().flat_map(all).collect();
            removed.is_some()
        })?;
        Ok(gone)
    }

    /// Changes the file under its lock; nothing is written where the change says that it was none.
    fn change(&self, change: impl FnOnce(&mut DocumentMut) -> bool) -> Result<(), Unusable> {
        let _lock = lock(&self.path)?;
        let before = own_text(&self.path)?;
        self.read(&before)?;
        let failed = |error| Unusable::new(format!("{}: {error}", self.path.display()));
        let mut document: DocumentMut = before.parse().map_err(failed)?;
        if !change(&mut document) {
            return Ok(());
        }
        let head = if before.is_empty() { HEAD } else { "" };
        replace(&self.path, &before, &format!("{head}{document}"))
    }

    fn read(&self, text: &str) -> Result<BTreeMap<String, BTreeMap<String, Written>>, Unusable> {
        toml_edit::de::from_str(text).map_err(|error| {
            let why = told(text, &error);
            Unusable::new(format!("{}: {why}", self.path.display()))
                .hint("mend it or move it away: it holds the names that foods are pinned to")
        })
    }
}

fn pin_of(name: String, entry: Option<&Item>) -> Pin {
    let member = |member| entry?.get(member)?.as_str().map(str::to_owned);
    Pin {
        food: member("food").unwrap_or_default(),
        called: member("called").unwrap_or_default(),
        name,
    }
}

fn all(pins: &dyn TableLike) -> impl Iterator<Item = Pin> + '_ {
    let pins = pins.iter();
    pins.map(|(name, entry)| pin_of(name.to_owned(), Some(entry)))
}

fn names(pins: &dyn TableLike) -> impl Iterator<Item = String> + '_ {
    pins.iter().map(|(name, _)| name.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pin(name: &str, food: &str) -> Pin {
        let [name, food, called] = [name, food, "Bar"].map(str::to_owned);
        Pin { name, food, called }
    }

    /// What was read before the lock may be otherwise under it.
    #[test]
    fn a_name_that_was_pinned_anew_meanwhile_is_neither_taken_away_nor_moved() {
        let folder = tempfile::tempdir().unwrap();
        let pins = Pins::of(folder.path());
        let [old, bar] = [pin("snack", "mine/a"), pin("bar", "mine/a")];
        for pin in [&old, &bar] {
            pins.put("local", pin, |name| name == pin.name).unwrap();
        }
        let new = pin("snack", "mine/b");
        pins.put("local", &new, |name| name == "snack").unwrap();
        assert_eq!(pins.follow("local", "mine/a", "mine/c").unwrap(), ["bar"]);
        let gone = [old, bar];
        assert!(
            pins.remove("local", |pin| gone.contains(pin))
                .unwrap()
                .is_empty()
        );
        assert_eq!(pins.get("local").unwrap(), [pin("bar", "mine/c"), new]);
    }
}
