//! Chance that can be repeated: numbers from a seed that is told.

use std::time::{SystemTime, UNIX_EPOCH};

/// Numbers that follow from a seed (SplitMix64).
pub(crate) struct Dice(u64);

impl Dice {
    /// Dice of their own for each thing that is tried: it can be tried again alone.
    pub(crate) fn of(seed: u64, number: usize) -> Self {
        let mut dice = Dice(seed ^ (number as u64).wrapping_mul(0xd134_2543_de82_ef95));
        dice.roll();
        dice
    }

    fn roll(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    /// A number below this one.
    pub(crate) fn below(&mut self, end: usize) -> usize {
        (self.roll() % end.max(1) as u64) as usize
    }

    /// A number from the first to the last.
    pub(crate) fn between(&mut self, first: usize, last: usize) -> usize {
        first + self.below(last - first + 1)
    }
}

/// The seed of this run: `JOURNAL_FAULTS_SEED`, or another one each time.
pub(crate) fn seed() -> u64 {
    let given = std::env::var("JOURNAL_FAULTS_SEED").ok();
    given.map_or_else(
        || {
            let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap();
            now.as_nanos() as u64 % 1_000_000_000
        },
        |given| given.parse().expect("JOURNAL_FAULTS_SEED is a number"),
    )
}
