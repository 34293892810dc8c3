//! Lines of work: one piece at a time of each, and what waits meanwhile is taken together.
//!
//! Who asks does not hold a thread while they wait. A line that is never empty lets the others go
//! first now and then.

use std::collections::{HashMap, VecDeque};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::oneshot;

use super::went_wrong;
use crate::error::Result;

/// Rounds of one line before the others have a turn: changing threads costs more than a small round.
const ROUNDS: usize = 16;

/// What does the work of a line: it is given the line's name and what waits there.
type Work<J, A> = Box<dyn Fn(&str, Vec<Waiting<J, A>>) + Send + Sync>;

/// Lines, by name. One that is here has somebody at work on it.
pub(super) struct Turns<J, A> {
    lines: Mutex<HashMap<String, VecDeque<Waiting<J, A>>>>,
    /// The most that is taken together.
    most: usize,
    work: Work<J, A>,
}

/// A job that waits to be done, and whoever waits for it.
pub(super) struct Waiting<J, A> {
    pub(super) job: J,
    pub(super) asker: Asker<A>,
}

/// Whoever waits for an answer.
pub(super) struct Asker<A>(oneshot::Sender<A>);

impl<A> Asker<A> {
    /// Answers; nobody may be left to hear it.
    pub(super) fn answer(self, answer: A) {
        let _ = self.0.send(answer);
    }
}

impl<J: Send + 'static, A: Send + 'static> Turns<J, A> {
    /// Lines without anybody in them.
    pub(super) fn new(
        most: usize,
        work: impl Fn(&str, Vec<Waiting<J, A>>) + Send + Sync + 'static,
    ) -> Arc<Self> {
        Arc::new(Turns {
            lines: Mutex::default(),
            most: most.max(1),
            work: Box::new(work),
        })
    }

    /// Waits in a line until a job is done.
    ///
    /// Errors: `Internal` when the work went wrong.
    pub(super) async fn ask(self: &Arc<Self>, line: &str, job: J) -> Result<A> {
        let (asker, answer) = oneshot::channel();
        let asker = Asker(asker);
        if self.join(line, Waiting { job, asker }) {
            self.go_on(line.to_owned());
        }
        answer.await.map_err(|_| went_wrong())
    }

    fn lines(&self) -> MutexGuard<'_, HashMap<String, VecDeque<Waiting<J, A>>>> {
        self.lines.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Stands at the end of a line; says whether nobody is at work on it.
    fn join(&self, line: &str, waiting: Waiting<J, A>) -> bool {
        let mut lines = self.lines();
        if let Some(line) = lines.get_mut(line) {
            line.push_back(waiting);
            return false;
        }
        lines.insert(line.to_owned(), VecDeque::from([waiting]));
        true
    }

    /// Has rounds of a line done, away from the connections: it may wait for a disk.
    fn go_on(self: &Arc<Self>, line: String) {
        let turn = Turn {
            turns: Arc::clone(self),
            line,
            begun: false,
        };
        tokio::task::spawn_blocking(move || turn.work());
    }

    fn take(&self, line: &str) -> Vec<Waiting<J, A>> {
        let mut lines = self.lines();
        let Some(line) = lines.get_mut(line) else {
            return Vec::new();
        };
        let most = line.len().min(self.most);
        line.drain(..most).collect()
    }

    /// Closes a line that is empty; says whether it was.
    fn close(&self, line: &str) -> bool {
        let mut lines = self.lines();
        let is_empty = lines.get(line).is_none_or(VecDeque::is_empty);
        if is_empty {
            lines.remove(line);
        }
        is_empty
    }
}

/// Work on a line. When it ends, well or not, the line goes on or is closed.
struct Turn<J: Send + 'static, A: Send + 'static> {
    turns: Arc<Turns<J, A>>,
    line: String,
    begun: bool,
}

impl<J: Send + 'static, A: Send + 'static> Turn<J, A> {
    fn work(mut self) {
        self.begun = true;
        for _ in 0..ROUNDS {
            let waiting = self.turns.take(&self.line);
            if waiting.is_empty() {
                break;
            }
            (self.turns.work)(&self.line, waiting);
        }
    }
}

impl<J: Send + 'static, A: Send + 'static> Drop for Turn<J, A> {
    fn drop(&mut self) {
        let line = std::mem::take(&mut self.line);
        if !self.begun {
            // The server ends: there is no thread any more that would take it up.
            let left = self.turns.lines().remove(&line);
            drop(left);
        } else if !self.turns.close(&line) {
            self.turns.go_on(line);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::error::Code;

    fn wait<T>(work: impl Future<Output = T>) -> T {
        let runtime = tokio::runtime::Builder::new_multi_thread();
        let runtime = { runtime }.max_blocking_threads(1).build().unwrap();
        runtime.block_on(work)
    }

    fn doubles(most: usize) -> Arc<Turns<u32, usize>> {
        Turns::new(most, move |_, line: Vec<Waiting<u32, usize>>| {
            let together = line.len();
            for Waiting { job, asker } in line {
                assert_ne!(job, 13, "a fault");
                asker.answer(together);
            }
        })
    }

    #[test]
    fn a_fault_takes_its_round_along_and_not_the_line() {
        let turns = doubles(1);
        let (bad, good) = wait(async {
            let bad = tokio::spawn({
                let turns = Arc::clone(&turns);
                async move { turns.ask("anna", 13).await }
            });
            let good = turns.ask("anna", 1).await;
            (bad.await.unwrap(), good)
        });
        assert_eq!(bad.unwrap_err().code(), Code::Internal);
        assert_eq!(good.unwrap(), 1);
        assert!(turns.lines().is_empty(), "a line is left open");
    }

    #[test]
    fn a_line_that_is_never_empty_lets_the_others_go_first() {
        let (begin, begun) = std::sync::mpsc::channel::<()>();
        let (begun, order) = (Mutex::new(begun), Arc::new(Mutex::new(Vec::new())));
        let turns = Turns::new(1, {
            let order = Arc::clone(&order);
            move |name: &str, line: Vec<Waiting<(), ()>>| {
                // Nothing is done before everybody stands in line.
                let _ = begun.lock().unwrap().recv();
                order.lock().unwrap().push(name.to_owned());
                line.into_iter()
                    .for_each(|waiting| waiting.asker.answer(()));
            }
        });
        wait(async {
            let mut answers = Vec::new();
            for name in std::iter::repeat_n("hot", 3 * ROUNDS).chain(["other"]) {
                let (asker, answer) = oneshot::channel();
                let asker = Asker(asker);
                if turns.join(name, Waiting { job: (), asker }) {
                    turns.go_on(name.to_owned());
                }
                answers.push(answer);
            }
            drop(begin);
            for answer in answers {
                answer.await.unwrap();
            }
        });
        let order = order.lock().unwrap();
        assert_eq!(order.iter().position(|name| name == "other"), Some(ROUNDS));
    }

    #[test]
    fn nobody_is_left_waiting_when_the_server_ends() {
        let (begin, begun) = std::sync::mpsc::channel::<()>();
        let begun = Mutex::new(begun);
        let turns = Turns::new(1, move |_, line: Vec<Waiting<(), u32>>| {
            let _ = begun.lock().unwrap().recv();
            line.into_iter().for_each(|waiting| waiting.asker.answer(1));
        });
        let answers = wait(async {
            let mut answers = Vec::new();
            for _ in 0..2 * ROUNDS {
                let (asker, answer) = oneshot::channel();
                let asker = Asker(asker);
                if turns.join("anna", Waiting { job: (), asker }) {
                    turns.go_on("anna".to_owned());
                }
                answers.push(answer);
            }
            drop(begin);
            answers
        });
        assert!(turns.lines().is_empty(), "a line is left open");
        // Each has its answer, or hears that there will be none.
        for mut answer in answers {
            let heard = answer.try_recv();
            assert_ne!(heard, Err(oneshot::error::TryRecvError::Empty));
        }
    }
}
