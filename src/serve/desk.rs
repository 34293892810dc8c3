//! Where the journals are asked: a line for each, whose writes are written down together.

use std::sync::{Arc, PoisonError};

use super::body::Whole;
use super::turns::{Turns, Waiting};
use crate::api::{Answered, House, Request, Served};
use crate::error::Result;
use crate::model::Permission;

/// The most requests of one journal that are done in one round: so long may the last of them wait
/// for the others, and so many may a power failure leave without an answer.
pub(super) const TOGETHER: usize = 256;

/// A request, and the room that its body takes until it is answered.
pub(super) struct Job {
    pub(super) request: Request,
    pub(super) body: Option<Whole>,
}

/// What waits for its turn at a journal.
type Line = Vec<Waiting<Job, Result<Answered>>>;

/// The lines before the journals of a house.
pub(super) struct Desk {
    turns: Arc<Turns<Job, Result<Answered>>>,
}

impl Desk {
    /// The desk of a house, which takes so many requests of a journal together.
    pub(super) fn new(house: Arc<dyn House>, together: usize) -> Desk {
        let work = move |user: &str, line: Line| answer_all(house.as_ref(), user, line);
        Desk {
            turns: Turns::new(together, work),
        }
    }

    /// Asks the journal of a person.
    pub(super) async fn ask(&self, user: &str, job: Job) -> Result<Answered> {
        self.turns.ask(user, job).await?
    }
}

/// Answers what waits at a journal: what only reads first, since it waits for no disk.
fn answer_all(house: &dyn House, user: &str, line: Line) {
    let journal = match house.journal(user) {
        Ok(journal) => journal,
        Err(error) => {
            for waiting in line {
                waiting.asker.answer(Err(error.clone()));
            }
            return;
        }
    };
    // A call that panicked has rolled its transaction back: the journal is as good as before.
    let journal = journal.lock().unwrap_or_else(PoisonError::into_inner);
    let is_write = |waiting: &Waiting<Job, _>| {
        waiting.job.request.call.operation.permission() > Permission::Read
    };
    let (writes, reads): (Line, Line) = line.into_iter().partition(is_write);
    for Waiting { job, asker } in reads {
        asker.answer(journal.look(job.request.call));
    }
    write_all(&*journal, writes);
}

/// Writes what is to be written, together. Nobody is answered before it will last.
fn write_all(journal: &(dyn Served + Send), line: Line) {
    let mut askers = Vec::with_capacity(line.len());
    let mut requests = Vec::with_capacity(line.len());
    // The room that bodies take is theirs until all of them are answered.
    let mut bodies = Vec::with_capacity(line.len());
    for Waiting { job, asker } in line {
        askers.push(asker);
        requests.push(job.request);
        bodies.push(job.body);
    }
    if requests.is_empty() {
        return;
    }
    let answers = journal.answer_together(requests);
    for (asker, answer) in askers.into_iter().zip(answers) {
        asker.answer(answer);
    }
}
