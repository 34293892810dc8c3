//! The journal file's schema: numbered steps, each taken once, in order.

use rusqlite::{Connection, TransactionBehavior};

use super::failure::Failure;

/// Marks a file as a food journal: `JRNL`.
pub(super) const APPLICATION_ID: i32 = 0x4a52_4e4c;

/// What accumulates grows at its end: a step that was released is never changed.
const STEPS: [&str; 2] = [include_str!("schema/1.sql"), include_str!("schema/2.sql")];

/// The version of the schema this program writes: `user_version` of the file.
pub(super) const VERSION: i32 = STEPS.len() as i32;

/// Takes the steps a file lacks, all or none.
pub(super) fn upgrade(connection: &mut Connection, from: i32) -> Result<(), Failure> {
    let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
    let taken = usize::try_from(from).unwrap_or(0);
    for step in STEPS.iter().skip(taken) {
        transaction.execute_batch(step)?;
    }
    transaction.pragma_update(None, "application_id", APPLICATION_ID)?;
    transaction.pragma_update(None, "user_version", VERSION)?;
    transaction.commit()?;
    Ok(())
}
