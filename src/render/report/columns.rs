//! The periods of a report in columns, every number as it is.

use crate::model::Amount;
use crate::render::sheet::{self, NUTRIENTS};
use crate::render::{Cell, Sheet};
use crate::rules::report::{Period, Report};

const FIRST: [&str; 8] = [
    "period",
    "from",
    "to",
    "days",
    "daysWithData",
    "daysMacrosKnown",
    "daysComplete",
    "meals",
];

const AVERAGES: [&str; 8] = [
    "averageKcal",
    "averageProtein",
    "averageCarbs",
    "averageFat",
    "averageSaturatedFat",
    "averageSugars",
    "averageFibre",
    "averageSalt",
];

const TARGETS: [&str; 16] = [
    "targetKcal",
    "targetProtein",
    "targetCarbs",
    "targetFat",
    "kcalMet",
    "kcalMissed",
    "kcalCantTell",
    "proteinMet",
    "proteinMissed",
    "proteinCantTell",
    "carbsMet",
    "carbsMissed",
    "carbsCantTell",
    "fatMet",
    "fatMissed",
    "fatCantTell",
];

/// A row a period: sums, then averages of the days with data, then the targets.
pub(super) fn sheet(report: &Report) -> Sheet {
    let mut columns = FIRST.to_vec();
    columns.extend(NUTRIENTS);
    columns.extend(AVERAGES);
    columns.extend(TARGETS);
    Sheet {
        columns,
        rows: report.periods.iter().map(row).collect(),
    }
}

fn row(period: &Period) -> Vec<Cell> {
    let mut row: Vec<Cell> = vec![
        period.period.as_str().into(),
        period.from.to_string().into(),
        period.to.to_string().into(),
    ];
    let counts = [
        period.days,
        period.days_with_data,
        period.days_macros_known,
        period.days_complete,
        period.meals,
    ];
    row.extend(counts.map(count));
    row.extend(sheet::nutrients(Some(&period.eaten)));
    row.extend(sheet::nutrients(Some(&period.average)));
    row.extend(targets(period));
    row.extend(verdicts(period));
    row
}

fn count(count: usize) -> Cell {
    Some(Amount::from(i64::try_from(count).unwrap_or(i64::MAX))).into()
}

fn targets(period: &Period) -> [Cell; 4] {
    let target = period.target.as_ref();
    [
        target.map(|target| target.calories_kcal),
        target.map(|target| target.protein_g),
        target.map(|target| target.carbs_g),
        target.map(|target| target.fat_g),
    ]
    .map(Cell::from)
}

/// Where no day has targets, nothing was met and nothing missed.
fn verdicts(period: &Period) -> Vec<Cell> {
    let Some(verdicts) = period.targets else {
        return vec![None.into(); 3 * 4];
    };
    let tallies = verdicts.iter().into_iter().map(|(_, tally)| tally);
    let cells = tallies.flat_map(|tally| [tally.met, tally.missed, tally.cant_tell]);
    cells.map(count).collect()
}

#[cfg(test)]
mod tests {
    use super::AVERAGES;
    use crate::model::Nutrient;

    #[test]
    fn averages_stand_in_the_order_of_the_nutrients() {
        for (nutrient, name) in Nutrient::ALL.iter().zip(AVERAGES) {
            assert_eq!(
                name.to_lowercase(),
                format!("average{nutrient}").to_lowercase()
            );
        }
    }
}
