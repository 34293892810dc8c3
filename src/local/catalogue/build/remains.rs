//! What is left of imports in foods that others changed since, and whom to cite for it.

use std::collections::HashMap;

use rusqlite::{Connection, params};
use serde::Deserialize;

use super::super::super::failure::Failure;
use super::Origin;
use super::previous::Previous;
use crate::model::{Entry, Library};

/// The imports that there were, and what is left of them.
#[derive(Default)]
pub(super) struct Remains {
    imports: HashMap<i64, Asks>,
    /// Of foods of the old catalogue, by number.
    left: HashMap<i64, Vec<Left>>,
}

/// What an import asks.
#[derive(Default)]
struct Asks {
    /// To be cited so.
    licence: String,
    /// It brought no foods, but changes of some that were accepted.
    is_of_corrections: bool,
}

/// An import of which something is left in a food.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Left {
    import: i64,
    /// Whom to cite besides; `None` where the food itself says it.
    cite: Option<String>,
}

impl Remains {
    /// As the old catalogue tells it.
    pub(super) fn read(old: &Connection) -> Result<Remains, Failure> {
        let mut remains = Remains::default();
        let mut statement = old.prepare("SELECT number, licence, format FROM import")?;
        let mut rows = statement.query([])?;
        while let Some(row) = rows.next()? {
            let asks = Asks {
                licence: row.get(1)?,
                is_of_corrections: row.get::<_, String>(2)? == Origin::CORRECTIONS,
            };
            remains.imports.insert(row.get(0)?, asks);
        }
        let mut statement =
            old.prepare("SELECT food, import, cite FROM remains ORDER BY import")?;
        let mut rows = statement.query([])?;
        while let Some(row) = rows.next()? {
            let left: &mut Vec<Left> = remains.left.entry(row.get(0)?).or_default();
            left.push(Left {
                import: row.get(1)?,
                cite: row.get(2)?,
            });
        }
        Ok(remains)
    }

    /// Notes what the import that is under way asks.
    pub(super) fn begin(&mut self, import: i64, origin: &Origin) {
        let asks = Asks {
            licence: origin.licence.clone(),
            is_of_corrections: origin.format == Origin::CORRECTIONS,
        };
        self.imports.insert(import, asks);
    }

    /// What is left in a food that stays as it was.
    pub(super) fn of(&self, food: i64) -> &[Left] {
        self.left.get(&food).map_or(&[], Vec::as_slice)
    }

    /// What is left in a food that an import changed, of which `came` came.
    pub(super) fn after(
        &self,
        import: i64,
        before: &Previous,
        came: &Entry,
        food: &Entry,
    ) -> Vec<Left> {
        if is_nothing_but(came, food) {
            return Vec::new();
        }
        let (said, says) = (source(&before.entry), source(food));
        let earlier = self.of(before.number()).iter();
        let mut left: Vec<Left> = earlier.map(|left| self.still(left, said, says)).collect();
        left.push(self.left_of(before.edition.updated, said, says));
        // Of a food that says nothing itself the import that changed it is cited, if it asks for it.
        if source(came) != says && (says.is_some() || !self.asks(import)) {
            left.push(self.left_of(import, source(came), says));
        }
        left.retain(|left| self.is_to_be_told(left, import));
        joined(left, None)
    }

    /// What is left of an earlier import in a food that says another source than it did: what it said itself is
    /// to be told besides now.
    fn still(&self, left: &Left, said: Option<&str>, says: Option<&str>) -> Left {
        match left.cite {
            None if said != says => self.left_of(left.import, said, says),
            _ => left.clone(),
        }
    }

    /// An import of whose food, with this source, something is in one with that source.
    fn left_of(&self, import: i64, said: Option<&str>, says: Option<&str>) -> Left {
        let licence = self.imports.get(&import).map(|asks| asks.licence.clone());
        let licence = licence.filter(|licence| !licence.is_empty());
        let cite = match said {
            Some(said) if says == Some(said) => None,
            Some(said) => licence.or_else(|| place(said)),
            None => licence,
        };
        Left { import, cite }
    }

    /// Whether an import asks to be cited.
    fn asks(&self, import: i64) -> bool {
        let asks = self.imports.get(&import);
        asks.is_some_and(|asks| !asks.licence.is_empty())
    }

    /// Whether it is worth telling beside the import that changed the food: others that ask the same are not,
    /// nor are corrections, which stand among those that were accepted.
    fn is_to_be_told(&self, left: &Left, import: i64) -> bool {
        let (Some(asks), Some(now)) = (self.imports.get(&left.import), self.imports.get(&import))
        else {
            return false;
        };
        let is_cited = |cite: &String| left.import == import || *cite != now.licence;
        let is_another = now.is_of_corrections || asks.licence != now.licence;
        !asks.is_of_corrections && (is_another || left.cite.as_ref().is_some_and(is_cited))
    }

    /// What is left in foods of all libraries but one.
    pub(super) fn of_others(&self, library: Library) -> impl Iterator<Item = (i64, &[Left])> {
        let is_of_other = move |(food, _): &(&i64, &Vec<Left>)| *food >> 32 != library as i64;
        let others = self.left.iter().filter(is_of_other);
        others.map(|(food, left)| (*food, left.as_slice()))
    }
}

/// What is left of earlier imports, and what besides of those of a food that another library had: one of each.
pub(super) fn joined(mut left: Vec<Left>, more: Option<Vec<Left>>) -> Vec<Left> {
    left.extend(more.into_iter().flatten());
    left.sort_by_key(|left| left.import);
    left.dedup_by_key(|left| left.import);
    left
}

/// Whether nothing is in a food but what came; when it was changed last, and in which language its name is, is
/// nothing of its own.
fn is_nothing_but(came: &Entry, food: &Entry) -> bool {
    let is_as_it_came = || {
        let (changed, language) = (food.changed, food.language.clone());
        *food
            == Entry {
                changed,
                language,
                ..came.clone()
            }
    };
    let is_likely = || food.changed != came.changed || food.language != came.language;
    food == came || is_likely() && is_as_it_came()
}

/// Writes what is left in a food.
pub(super) fn write(draft: &Connection, food: i64, left: &[Left]) -> Result<(), Failure> {
    for Left { import, cite } in left {
        draft
            .prepare_cached("INSERT INTO remains (food, import, cite) VALUES (?1, ?2, ?3)")?
            .execute(params![food, import, cite])?;
    }
    Ok(())
}

/// The part of a food's data that says whose its figures are.
fn source(entry: &Entry) -> Option<&str> {
    // Inside a text the quotes would be escaped.
    let (_, source) = entry.data.rsplit_once("\"source\":")?;
    Some(source)
}

/// Where a source says that the figures were found.
fn place(source: &str) -> Option<String> {
    #[derive(Deserialize)]
    struct Source {
        place: Option<String>,
    }
    // What stands behind it is no part of it.
    let mut source = serde_json::Deserializer::from_str(source);
    Source::deserialize(&mut source).ok()?.place
}
