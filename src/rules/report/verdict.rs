//! Whether a target was met, missed, or cannot be told.

use rust_decimal::Decimal;
use serde::Serialize;

use crate::model::{Amount, Nutrient, Nutrition, TargetValues};

/// What became of a target on a day.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// It was met, whatever else was eaten.
    Met,
    /// It was missed, whatever else was eaten.
    Missed,
    /// What is not known decides.
    CantTell,
}

/// On how many days a target was met.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Tally {
    /// Met.
    pub met: usize,
    /// Missed.
    pub missed: usize,
    /// Nobody can tell.
    pub cant_tell: usize,
}

impl Tally {
    fn add(&mut self, verdict: Verdict) {
        match verdict {
            Verdict::Met => self.met += 1,
            Verdict::Missed => self.missed += 1,
            Verdict::CantTell => self.cant_tell += 1,
        }
    }
}

/// The four targets over the days that have some.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Verdicts {
    /// Kilocalories.
    #[serde(rename = "caloriesKcal")]
    pub calories_kcal: Tally,
    /// Protein.
    #[serde(rename = "proteinG")]
    pub protein_g: Tally,
    /// Carbohydrate.
    #[serde(rename = "carbsG")]
    pub carbs_g: Tally,
    /// Fat.
    #[serde(rename = "fatG")]
    pub fat_g: Tally,
}

impl Verdicts {
    /// The targets with their nutrients, in the order they are shown.
    pub fn iter(&self) -> [(Nutrient, Tally); 4] {
        [
            (Nutrient::Kcal, self.calories_kcal),
            (Nutrient::Protein, self.protein_g),
            (Nutrient::Carbs, self.carbs_g),
            (Nutrient::Fat, self.fat_g),
        ]
    }

    /// Counts a day.
    pub(super) fn count(&mut self, targets: &TargetValues, eaten: &Nutrition, is_over: bool) {
        let of = |nutrient, target| {
            let is_whole = is_over && !eaten.is_lower_bound(nutrient);
            judge(nutrient, target, eaten.values.get(nutrient), is_whole)
        };
        self.calories_kcal
            .add(of(Nutrient::Kcal, targets.calories_kcal));
        self.protein_g.add(of(Nutrient::Protein, targets.protein_g));
        self.carbs_g.add(of(Nutrient::Carbs, targets.carbs_g));
        self.fat_g.add(of(Nutrient::Fat, targets.fat_g));
    }
}

/// Judges an amount by its target; one that is unknown, or not whole, is at least what is known.
///
/// The specification gives targets no direction. Decision: nobody weighs to the gram, so a tenth is
/// free. Energy is met from 90 to 110 % of its target, protein from 90 % on, carbohydrate and fat
/// up to 110 %.
pub fn judge(nutrient: Nutrient, target: Amount, eaten: Option<Amount>, is_whole: bool) -> Verdict {
    let is_whole = is_whole && eaten.is_some();
    let amount = eaten.unwrap_or(Amount::ZERO);
    let (Some(target), Some(amount)) = (target.decimal(), amount.decimal()) else {
        return Verdict::CantTell;
    };
    let tenths = |tenths: i64| target.checked_mul(Decimal::new(tenths, 1));
    let (least, most) = match nutrient {
        Nutrient::Kcal => (tenths(9), tenths(11)),
        Nutrient::Protein => (tenths(9), None),
        _ => (None, tenths(11)),
    };
    let is_over = most.is_some_and(|most| amount > most);
    let is_enough = least.is_none_or(|least| amount >= least);
    match (is_over, is_enough, is_whole) {
        (true, ..) => Verdict::Missed,
        // More of it would not change what has no upper end.
        (_, true, false) if most.is_none() => Verdict::Met,
        (_, _, false) => Verdict::CantTell,
        (_, true, true) => Verdict::Met,
        (_, false, true) => Verdict::Missed,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn told(nutrient: Nutrient, eaten: Option<&str>, is_whole: bool) -> Verdict {
        let target = Amount::from(100);
        let eaten = eaten.and_then(Amount::parse);
        judge(nutrient, target, eaten, is_whole)
    }

    #[test]
    fn energy_has_two_ends_protein_a_lower_and_carbs_and_fat_an_upper_one() {
        use Nutrient::{Carbs, Fat, Kcal, Protein};
        use Verdict::{Met, Missed};
        for (nutrient, eaten, verdict) in [
            (Kcal, "89.999", Missed),
            (Kcal, "90", Met),
            (Kcal, "110", Met),
            (Kcal, "110.001", Missed),
            (Protein, "89.9", Missed),
            (Protein, "90", Met),
            (Protein, "500", Met),
            (Carbs, "0", Met),
            (Carbs, "110", Met),
            (Carbs, "110.1", Missed),
            (Fat, "111", Missed),
        ] {
            assert_eq!(
                told(nutrient, Some(eaten), true),
                verdict,
                "{nutrient} {eaten}"
            );
        }
    }

    #[test]
    fn a_lower_bound_tells_only_what_more_of_it_cannot_change() {
        use Nutrient::{Fat, Kcal, Protein};
        use Verdict::{CantTell, Met, Missed};
        for (nutrient, eaten, verdict) in [
            (Kcal, Some("50"), CantTell),
            (Kcal, Some("100"), CantTell),
            (Kcal, Some("111"), Missed),
            (Protein, Some("50"), CantTell),
            (Protein, Some("95"), Met),
            (Fat, Some("50"), CantTell),
            (Fat, Some("111"), Missed),
            (Kcal, None, CantTell),
            (Protein, None, CantTell),
            (Fat, None, CantTell),
        ] {
            assert_eq!(
                told(nutrient, eaten, false),
                verdict,
                "{nutrient} {eaten:?}"
            );
        }
        assert_eq!(told(Fat, None, true), CantTell, "unknown is not zero");
    }
}
