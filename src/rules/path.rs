//! Where a value stands in a request, and the problems found there.

use std::cell::RefCell;
use std::fmt;

use crate::error::{Code, Detail, Error, Result};
use crate::model::limits::ECHO;

/// The place of a value: `items[0].unit`. Borrowed from the stack, written out only for a problem.
#[derive(Clone, Copy)]
pub enum Path<'a> {
    /// The request itself, or a place that is already written out.
    Root(&'a str),
    /// A member of an object.
    Member(&'a Path<'a>, &'a str),
    /// An entry of a list.
    Entry(&'a Path<'a>, usize),
}

impl fmt::Display for Path<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Path::Root(place) => f.write_str(place),
            // A name that nobody described may be as long as its sender liked.
            Path::Member(Path::Root(""), name) => write!(f, "{name:.ECHO$}"),
            Path::Member(parent, name) => write!(f, "{parent}.{name:.ECHO$}"),
            Path::Entry(parent, at) => write!(f, "{parent}[{at}]"),
        }
    }
}

/// Every problem found so far, and what is still to be asked of the journal.
#[derive(Default)]
pub struct Problems {
    found: RefCell<Vec<Detail>>,
    photos: RefCell<Vec<(String, String)>>,
}

impl Problems {
    /// Notes a problem; the first of a place counts.
    pub fn add(&self, path: impl fmt::Display, message: impl Into<String>) {
        let path = path.to_string();
        let mut found = self.found.borrow_mut();
        // One problem of a value is enough: the others follow from it, or come next.
        if !found.iter().any(|known| known.path == path) {
            found.push(Detail {
                path,
                message: message.into(),
            });
        }
    }

    /// Notes a photo that the journal must know, and where it is named.
    pub(super) fn ask_photo(&self, path: impl fmt::Display, name: &str) {
        self.photos
            .borrow_mut()
            .push((path.to_string(), name.to_owned()));
    }

    /// The photos to ask for, each with its place.
    pub(super) fn photos(&self) -> Vec<(String, String)> {
        self.photos.take()
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.found.borrow().is_empty()
    }

    /// The value that was read, if nothing was wrong with it.
    ///
    /// A reader gives `None` only after noting a problem; one that did not is a fault here.
    pub fn settle<T>(&self, read: Option<T>) -> Result<T> {
        let problems = self.found.take();
        if !problems.is_empty() {
            return Err(Error::invalid(problems));
        }
        read.ok_or_else(|| Error::new(Code::Internal, "a rule failed without saying why"))
    }
}
