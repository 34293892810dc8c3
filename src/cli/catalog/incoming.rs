//! Foods on their way from a file into the catalogue, with what a person sees of it.

use std::path::Path;

use super::report::Report;
use crate::catalog::report::Reason;
use crate::catalog::source::Progress;
use crate::catalog::tally::{Tally, Told};
use crate::cli::interrupt::Interrupt;
use crate::error::{Error, Result};
use crate::local::{Fate, Fated, Incoming};
use crate::model::Entry;
use crate::render::progress::Bar;

/// Rows between two looks at the clock and at Ctrl-C.
const ROWS: u64 = 512;

/// Foods of a file, while a bar grows and Ctrl-C is heard.
pub(super) struct Watched<'w> {
    pub(super) tally: Tally<'w>,
    pub(super) interrupt: Interrupt,
    pub(super) progress: Progress,
    pub(super) bar: Bar,
    /// Bytes the foods will take, as far as can be told.
    pub(super) size: u64,
    /// Where what was met in rows is told, if that was asked for.
    pub(super) report: Option<Report>,
    /// Why there is no report of what is done.
    pub(super) unreported: Option<Error>,
}

impl Watched<'_> {
    fn look(&self) -> Result<()> {
        if self.tally.read.is_multiple_of(ROWS) {
            let (bytes, length) = (self.progress.bytes(), self.progress.length());
            self.bar.show(bytes, length, self.tally.read);
            self.interrupt.check()?;
        }
        Ok(())
    }

    fn report(&mut self) -> Result<()> {
        self.tally.finish()?;
        self.report.as_ref().map_or(Ok(()), Report::publish)
    }
}

impl Iterator for Watched<'_> {
    type Item = Result<Entry>;

    fn next(&mut self) -> Option<Result<Entry>> {
        match self.look() {
            Ok(()) => self.interrupt.waiting(|| self.tally.next()),
            Err(error) => Some(Err(error)),
        }
    }
}

impl Incoming for Watched<'_> {
    fn aside(&self) -> Option<&Path> {
        self.report.as_ref().map(Report::draft)
    }

    fn begin(&mut self) -> Result<()> {
        if let Some(report) = &mut self.report {
            self.tally.report_into(report.begin()?);
        }
        Ok(())
    }

    fn done(&mut self) {
        self.unreported = self.report().err();
    }

    fn became(&mut self, food: Fated<'_>, fate: Fate) -> Result<()> {
        let Fated { key, name, before } = food;
        let told = Told { key, name, before };
        match fate {
            Fate::Merged { is_bare } => self.tally.merged(told, is_bare),
            Fate::NutritionKept { is_bare } => self.tally.kept(told, is_bare),
            Fate::MeasureLeftOut => self.tally.tell(told, Reason::OtherUnit),
            Fate::Corrected => self.tally.tell(told, Reason::Corrected),
            Fate::ChangeToCome => self.tally.tell(told, Reason::ImpossibleDate),
            Fate::Moved => self.tally.tell(told, Reason::Moved),
            Fate::Overtaken => self.tally.tell(told, Reason::CorrectionOvertaken),
            Fate::OlderThanKnown => self.tally.leave_out(key, Reason::OlderThanKnown),
            Fate::OtherCountry => self.tally.leave_out(key, Reason::OtherCountry),
            Fate::KnownElsewhere => self.tally.leave_out(key, Reason::KnownElsewhere),
        }
    }

    fn country(&self) -> Option<&str> {
        self.tally.country()
    }

    fn refused(&mut self) -> Vec<i64> {
        self.tally.refused()
    }

    fn is_cut_short(&self) -> bool {
        self.tally.is_cut_short
    }

    fn go_on(&self) -> Result<()> {
        self.bar.finish(self.tally.read);
        self.interrupt.check()
    }

    fn size(&self) -> u64 {
        self.size
    }
}
