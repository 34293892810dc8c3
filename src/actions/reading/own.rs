//! Everyday words that are so much of a food: `slice of bread`.

use super::super::{everyday, measure};
use super::{Reading, Words};
use crate::error::Result;
use crate::phrase::{UnitText, joint};

impl Words<'_> {
    /// Of everyday words that are so much of a food, as `slice of bread` is, one's own food of that name is meant.
    pub(super) fn own_by_measure(&self) -> Result<Option<Reading>> {
        let name = self.phrase.name.as_str();
        let parted = name
            .split_once(' ')
            .filter(|_| self.phrase.unit == UnitText::None);
        let meanings = everyday::meanings(name);
        let Some((word, rest)) = parted.filter(|_| !meanings.is_empty()) else {
            return Ok(None);
        };
        let bare = joint::without_joint(rest);
        if bare.len() == rest.len() || self.finder.find_as_own(name)?.is_some() {
            return Ok(None);
        }
        let Some(own) = self.finder.find_as_own(bare)? else {
            return Ok(None);
        };
        if measure::has_measure(&own.food, word) {
            return Ok(Some((own, UnitText::Word(word.to_owned()))));
        }
        // A leg of lamb is a food; a slice of bread is bread, of which there is no other than one's own.
        let mut measures = meanings.iter().filter_map(|meaning| meaning.measure);
        match measures.any(|measure| measure::is_of(&[measure::label_head(measure)], word)) {
            true => self.behind_word(word, bare).map(Some),
            false => Ok(None),
        }
    }
}
