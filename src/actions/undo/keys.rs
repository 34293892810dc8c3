//! Lists of one address by the key that was used: people who share a machine have their own each, and whoever gets another
//! key can go on with theirs.

use super::list::{List, Past, Whose};
use crate::api::{OfKey, Way};
use crate::rules::kept;

/// The key of a list from before keys were written down: no key is called so.
const UNKNOWN: &str = "unknown";

impl List {
    /// The list that is this one's among those that are kept, with the others for its address.
    pub(super) fn of(kept: Option<List>, whose: &Whose) -> List {
        let mut all = Vec::new();
        if let Some(mut last) = kept {
            all.append(&mut last.others);
            all.push(last);
        }
        all.retain(|list| list.whose.base == whose.base);
        let own = all.iter().position(|list| list.whose == *whose);
        let mut own = own.map(|own| all.remove(own)).unwrap_or_default();
        own.whose = whose.clone();
        own.others = all;
        own
    }

    /// Drops the oldest quarter of the longest list, if there is one.
    pub(super) fn drop_some(&mut self) -> bool {
        let own = std::iter::once(&mut self.entries);
        let others = self.others.iter_mut().map(|other| &mut other.entries);
        let longest = own.chain(others).max_by_key(|entries| entries.len());
        let dropped = longest.map(|entries| entries.drain(..entries.len().div_ceil(4)).len());
        dropped.is_some_and(|dropped| dropped > 0)
    }

    /// What is said of the list of another key.
    pub(super) fn told(&self) -> OfKey {
        OfKey {
            key: self.whose.key.clone().unwrap_or(UNKNOWN.to_owned()),
            entries: [self.ahead(Way::Undo), self.ahead(Way::Redo)].concat(),
        }
    }

    /// What was done with another key comes on this list, as if it had been done with this one: the latest first, as far as
    /// there is room; what has none stays where it is. Gives how many changes came; `None` where there is no such key.
    pub(super) fn take_over(&mut self, key: &str) -> Option<usize> {
        let known = Some(key).filter(|key| *key != UNKNOWN);
        let mut others = self.others.iter();
        let at = others.position(|other| other.whose.key.as_deref() == known)?;
        let theirs = &mut self.others[at];
        let came = kept::room(self.entries.len(), theirs.entries.len());
        let mut coming = List {
            entries: theirs.entries.split_off(theirs.entries.len() - came),
            renamed: theirs.renamed.clone(),
            ..List::default()
        };
        if theirs.entries.is_empty() {
            self.others.remove(at);
        }
        coming.rename(std::mem::take(&mut self.renamed));
        self.renamed = coming.renamed;
        self.join(coming.entries);
        Some(came)
    }

    /// Others' entries among these: what is done in the order in which it was, then what was undone, of which this list's
    /// was undone last.
    fn join(&mut self, others: Vec<Past>) {
        let (undone, mut done): (Vec<Past>, Vec<Past>) =
            others.into_iter().partition(|past| past.undone);
        let own = self.entries.drain(..);
        let (own_undone, own_done): (Vec<Past>, Vec<Past>) = own.partition(|past| past.undone);
        done.extend(own_done);
        done.sort_by_key(|past| past.at);
        self.entries = [done, own_undone, undone].concat();
    }
}
