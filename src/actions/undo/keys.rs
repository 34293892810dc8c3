//! Lists of one address by the key that was used: people who share a machine have their own each, and whoever gets another
//! key can go on with theirs.

use chrono::{DateTime, Utc};

use super::list::{List, Whose};

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

    /// What was done with the key that was used before this one comes on this list, as if it had been done with this one.
    /// What was undone there can be done again only where nothing was done since. Gives how many changes came.
    pub(super) fn take_over(&mut self, now: DateTime<Utc>) -> usize {
        self.let_go(now);
        let Some(mut before) = self.others.pop() else {
            return 0;
        };
        for (old, new) in self.renamed.drain(..) {
            before.rename(&old, &new);
        }
        self.renamed = before.renamed;
        if !self.entries.is_empty() {
            before.entries.retain(|past| !past.undone);
            self.entries.retain(|past| !past.undone);
        }
        let came = before.entries.len();
        self.entries.splice(..0, before.entries);
        self.entries.sort_by_key(|past| past.at);
        self.let_go(now);
        came
    }
}
