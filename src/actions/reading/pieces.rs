//! So much of a food in pieces, behind a unit: `1 cup onion slices`.

use super::super::measure::refused::no_measure;
use super::super::measure::words::is_however_cut;
use super::super::sized;
use super::{Found, Reading, Words};
use crate::error::Result;
use crate::phrase::UnitText;

impl Words<'_> {
    /// So much of a food in pieces: a cup of what is chopped is none of slices.
    pub(super) fn of_pieces(&self, found: Found) -> Result<Reading> {
        let UnitText::Known(unit) = self.phrase.unit else {
            return Ok(self.as_typed(found));
        };
        if let Some(read) = sized::in_unit_of_pieces(unit, &self.phrase.name, self.finder)? {
            return Ok(read);
        }
        let piece = self.phrase.name.rsplit(' ').next().unwrap_or_default();
        match is_however_cut(&found.food, unit) {
            true => Ok(self.as_typed(found)),
            false => Err(no_measure(&found, &format!("{unit} {piece}"))),
        }
    }
}
