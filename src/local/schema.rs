//! The schemas of the files this program keeps: numbered steps, each taken once, in order.

use rusqlite::{Connection, TransactionBehavior};

use super::failure::Failure;
use super::{check, words};

/// A kind of file: what it is called, how it is marked, and the steps that lay it out.
pub(super) struct Schema {
    /// What such a file is called: a journal.
    pub(super) name: &'static str,
    /// `application_id` of the file.
    pub(super) mark: i32,
    /// Whether it may be somebody else's: people share a journal, and nobody a register of keys.
    pub(super) is_shared: bool,
    /// SQLite's `journal_mode` in which a file is made.
    pub(super) mode: &'static str,
    /// What accumulates grows at its end: a step that was released is never changed.
    pub(super) steps: &'static [Step],
    /// How all steps have laid it out, see [`super::layout`]; written by a test.
    pub(super) layout: &'static str,
    /// Says what of its rows is not as it must be, beyond what SQLite looks for.
    pub(super) wrong: fn(&Connection) -> Result<Vec<String>, Failure>,
    /// What to do where a newer program wrote it.
    pub(super) newer: &'static str,
}

/// Fills what a step has laid out.
type Fill = fn(&Connection) -> Result<(), Failure>;

/// A step: from how a file was laid out to how it is laid out next.
pub(super) struct Step {
    /// What is done to its tables.
    pub(super) sql: &'static str,
    /// What is filled in then that SQL cannot say.
    pub(super) fill: Option<Fill>,
}

impl Step {
    /// A step that SQL says.
    pub(super) const fn of(sql: &'static str) -> Step {
        Step { sql, fill: None }
    }

    fn take(&self, connection: &Connection) -> Result<(), Failure> {
        connection.execute_batch(self.sql)?;
        self.fill.map_or(Ok(()), |fill| fill(connection))
    }
}

/// The `journal_mode` of a file that keeps a write-ahead log.
pub(super) const LOGGED: &str = "WAL";

/// A food journal, marked `JRNL`.
pub(super) const JOURNAL: Schema = Schema {
    name: "a journal",
    mark: 0x4a52_4e4c,
    is_shared: true,
    mode: LOGGED,
    steps: &[
        Step::of(include_str!("schema/1.sql")),
        Step::of(include_str!("schema/2.sql")),
        Step::of(include_str!("schema/3.sql")),
        Step::of(include_str!("schema/4.sql")),
        Step::of(include_str!("schema/5.sql")),
        Step {
            sql: include_str!("schema/6.sql"),
            fill: Some(words::learn_every),
        },
        Step::of(include_str!("schema/7.sql")),
        Step::of(include_str!("schema/8.sql")),
        Step::of(include_str!("schema/9.sql")),
    ],
    layout: include_str!("schema/layout.sql"),
    wrong: check::wrong_in_journal,
    newer: "nothing was changed: use the newer program; it kept a copy before it changed the file, which comes back with journal db restore COPY",
};

impl Schema {
    /// The version this program writes: `user_version` of the file.
    pub(super) const fn version(&self) -> i32 {
        self.steps.len() as i32
    }

    /// What its tables are called.
    pub(super) fn tables(&self) -> impl Iterator<Item = &'static str> {
        let lines = self.layout.lines();
        lines.filter_map(|line| line.strip_prefix("-- table "))
    }

    /// Takes the steps a file lacks, all or none.
    pub(super) fn upgrade(&self, connection: &mut Connection) -> Result<(), Failure> {
        self.upgrade_to(connection, self.version())
    }

    /// Takes the steps a file lacks up to a version, as the program did whose version that was.
    pub(super) fn upgrade_to(&self, connection: &mut Connection, to: i32) -> Result<(), Failure> {
        let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
        // Read here: another program may have taken them while this one waited for its turn.
        let taken = version_of(&transaction)?;
        if taken >= to {
            return Ok(());
        }
        let until = usize::try_from(to).unwrap_or(0).min(self.steps.len());
        let steps = &self.steps[..until];
        for step in steps.iter().skip(usize::try_from(taken).unwrap_or(0)) {
            step.take(&transaction)?;
        }
        transaction.pragma_update(None, "application_id", self.mark)?;
        transaction.pragma_update(None, "user_version", to)?;
        transaction.commit()?;
        Ok(())
    }
}

/// How many steps a file has taken; none where it is new.
pub(super) fn version_of(connection: &Connection) -> Result<i32, Failure> {
    Ok(connection.pragma_query_value(None, "user_version", |row| row.get(0))?)
}
