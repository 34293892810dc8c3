//! Where the journals are asked: a line for each, whose writes are written down together.

use std::sync::{Arc, PoisonError};
use std::time::Duration;

use tokio::sync::OwnedSemaphorePermit;
use tokio::time::timeout;

use super::Options;
use super::body::Whole;
use super::places::Places;
use super::turns::{Turns, Waiting};
use crate::api::{Answered, House, Request, Served};
use crate::error::{Code, Error, Result};
use crate::model::{Operation, Permission};

/// What is no longer than this needs no place: almost every answer.
const SMALL: usize = 64 * 1024;
/// Large answers of one person that wait to be read, at most: what nobody reads shall not fill the memory.
const EACH: usize = 2;

/// The most requests of one journal that are done in one round: so long may the last of them wait
/// for the others, and so many may a power failure leave without an answer.
pub(super) const TOGETHER: usize = 256;

/// A request, and the room that its body takes until it is answered.
pub(super) struct Job {
    pub(super) request: Request,
    pub(super) body: Option<Whole>,
    /// A place for its answer, where it turned out to need one.
    pub(super) place: Option<OwnedSemaphorePermit>,
}

impl Job {
    fn only_reads(&self) -> bool {
        self.request.call.operation.permission() <= Permission::Read
    }
}

/// What a request was answered, and the place of that, which is free again when this is let go.
pub(super) struct Given {
    pub(super) answered: Answered,
    pub(super) place: Option<OwnedSemaphorePermit>,
}

/// `None` where there is no place for what a request was answered: it is let go.
type Told = Option<Given>;

/// What waits for its turn at a journal.
type Line = Vec<Waiting<Job, Result<Told>>>;

/// The lines before the journals of a house.
pub(super) struct Desk {
    turns: Arc<Turns<Job, Result<Told>>>,
    places: Arc<Places>,
    patience: Duration,
}

impl Desk {
    /// The desk of a house.
    pub(super) fn new(house: Arc<dyn House>, options: &Options) -> Desk {
        let places = Arc::new(Places::new(EACH));
        let of_people = Arc::clone(&places);
        let work = move |user: &str, line: Line| {
            answer_all(house.as_ref(), &of_people, user, line);
        };
        Desk {
            turns: Turns::new(options.together, work),
            places,
            patience: options.patience,
        }
    }

    /// Asks the journal of a person. What is large, and only read, is asked for once more when there is a place for it;
    /// what is written is done once, and so has its place before where its answer may be of any size.
    ///
    /// Errors: those of the operation; `Unavailable` where others of the person's answers are not read meanwhile.
    pub(super) async fn ask(&self, user: &str, mut job: Job) -> Result<Given> {
        if job.request.call.operation == Operation::UpdateSettings {
            job.place = Some(self.place(user).await?);
        }
        let again = job.only_reads().then(|| job.request.clone());
        let mut told = self.turns.ask(user, job).await??;
        if let (None, Some(request)) = (&told, again) {
            let again = Job {
                request,
                body: None,
                place: Some(self.place(user).await?),
            };
            told = self.turns.ask(user, again).await??;
        }
        told.ok_or_else(full)
    }

    async fn place(&self, user: &str) -> Result<OwnedSemaphorePermit> {
        let place = timeout(self.patience, self.places.of(user).acquire_owned()).await;
        place.ok().and_then(|place| place.ok()).ok_or_else(full)
    }
}

fn full() -> Error {
    let message = "there is no room for the answer: others wait to be read";
    Error::new(Code::Unavailable, message)
}

fn is_small(answered: &Answered) -> bool {
    let body = answered.body.as_ref();
    body.is_none_or(|body| body.len() <= SMALL)
}

/// An answer with its place; `None` where it needs one and has none.
fn placed(places: &Places, user: &str, job: Job, answered: Answered) -> Told {
    let place = match (is_small(&answered), job.place) {
        (true, _) => None,
        (false, Some(place)) => Some(place),
        (false, None) => Some(places.of(user).try_acquire_owned().ok()?),
    };
    Some(Given { answered, place })
}

/// Answers what waits at a journal: what only reads first, since it waits for no disk.
fn answer_all(house: &dyn House, places: &Places, user: &str, line: Line) {
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
    let only_reads = |waiting: &Waiting<Job, _>| waiting.job.only_reads();
    let (reads, writes): (Line, Line) = line.into_iter().partition(only_reads);
    for Waiting { job, asker } in reads {
        let answered = journal.look(job.request.call.clone());
        asker.answer(answered.map(|answered| placed(places, user, job, answered)));
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
        askers.push((asker, job.place));
        requests.push(job.request);
        bodies.push(job.body);
    }
    if requests.is_empty() {
        return;
    }
    let answers = journal.answer_together(requests);
    for ((asker, place), answer) in askers.into_iter().zip(answers) {
        // It is done: whoever asked is told in any case.
        let given = answer.map(|answered| Given {
            place: place.filter(|_| !is_small(&answered)),
            answered,
        });
        asker.answer(given.map(Some));
    }
}
