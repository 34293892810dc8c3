//! Requests that are written together, in one transaction.

use std::panic::{AssertUnwindSafe, catch_unwind};

use rusqlite::Connection;

use super::failure::Failure;
use super::undo::Reach;
use super::{Local, Write};
use crate::api::{Answered, Request, Served};
use crate::error::{Code, Error, Result};

/// What is told of a fault of the program.
const FAULT: &str = "a request went wrong";

/// An answer; or what ends the whole transaction.
type OrLost = std::result::Result<Result<Answered>, Failure>;

impl Local {
    /// Writes requests, each as if it were alone.
    ///
    /// To take a part of a transaction back, SQLite keeps every page as it was before. There is seldom
    /// anything to take back, since what is refused is refused before it is written: so requests have
    /// parts of their own only where one of them left something.
    pub(super) fn write_together(&self, requests: &[Request]) -> Vec<Result<Answered>> {
        let whole = match self.recorder {
            None => self.write_whole(requests),
            Some(_) => None,
        };
        whole.unwrap_or_else(|| {
            self.write_all(requests, |write, request| {
                self.answer_part(write.connection, request)
            })
        })
    }

    /// Writes requests of which none is taken back alone; `None`, and nothing is written, where one
    /// that is answered with an error left something.
    fn write_whole(&self, requests: &[Request]) -> Option<Vec<Result<Answered>>> {
        let mut left = false;
        let answers = self.write_all(requests, |write, request| {
            let connection = write.connection;
            if !self.whole.replace(true) {
                self.lately.borrow_mut().now(connection)?;
            }
            let before = connection.total_changes();
            let answered = self.answer(request);
            left = answered.is_err() && connection.total_changes() > before;
            match answered {
                Err(error) if left || connection.is_autocommit() => Err(error.into()),
                answered => Ok(answered),
            }
        });
        self.whole.set(false);
        (!left).then_some(answers)
    }

    fn write_all(
        &self,
        requests: &[Request],
        mut answer: impl FnMut(&Write<'_>, &Request) -> OrLost,
    ) -> Vec<Result<Answered>> {
        let mut answers = Vec::with_capacity(requests.len());
        let written = self.write_so_far(Reach::Nothing, |write| {
            for request in requests {
                answers.push(answer(write, request)?);
            }
            Ok(())
        });
        match written {
            Ok(()) => answers,
            Err(error) => vec![Err(error); requests.len()],
        }
    }

    /// Answers one of several requests; what it did is undone where it is refused, or a fault.
    ///
    /// Errors: where the others are lost with it, since the whole transaction has ended.
    fn answer_part(&self, connection: &Connection, request: &Request) -> OrLost {
        let run = |sql| connection.prepare_cached(sql)?.execute(());
        run("SAVEPOINT request")?;
        let later = self.later.borrow().clone();
        let answered = self.answer(request);
        if let Err(error) = &answered {
            if connection.is_autocommit() {
                return Err(error.clone().into());
            }
            run("ROLLBACK TO request")?;
            self.later.replace(later);
        }
        run("RELEASE request")?;
        Ok(answered)
    }

    fn answer(&self, Request { call, mark }: &Request) -> Result<Answered> {
        let answer = || match mark {
            Some(mark) => self.answer_once(mark, call),
            None => call.answer(self).map(Answered::first),
        };
        // A fault tells of itself where it happens.
        let answered = catch_unwind(AssertUnwindSafe(answer));
        answered.unwrap_or_else(|_| Err(Error::new(Code::Internal, FAULT)))
    }
}
