//! Days on which something was eaten, each with its sum.

use std::collections::BTreeMap;

use rust_decimal::Decimal;

use super::verdict::Verdicts;
use super::{Asked, Period, Piece};
use crate::model::{
    Amount, Date, DayTotal, Meal, Nutrient, State, TargetPeriod, TargetValues, Zone,
};
use crate::rules::nutrition::{Sum, round};
use crate::rules::{day, standing, targets};

/// The nutrients with targets.
const MACROS: [Nutrient; 4] = [
    Nutrient::Kcal,
    Nutrient::Protein,
    Nutrient::Carbs,
    Nutrient::Fat,
];

/// Days with data.
#[derive(Clone, Debug, Default)]
pub struct Days(BTreeMap<Date, Day>);

#[derive(Clone, Debug, Default)]
struct Day {
    sum: Sum,
    meals: usize,
}

/// The day of a meal: the one it says, else that of its instant in its zone.
pub fn day_of(meal: &Meal) -> Date {
    let instant = &meal.eaten_at;
    let counted = || day::day(instant, Zone::named(&meal.timezone)?);
    let said = meal.day.get().copied();
    said.or_else(counted)
        .unwrap_or_else(|| instant.instant().date_naive())
}

impl Days {
    /// Adds a meal to its day. A planned one is no data.
    pub fn add(&mut self, meal: &Meal) {
        if meal.state() != State::Logged {
            return;
        }
        let day = self.0.entry(day_of(meal)).or_default();
        day.sum.add(&standing::part(meal));
        day.meals += 1;
    }

    /// What was eaten on each of the days, earliest first.
    pub fn totals(&self) -> impl Iterator<Item = DayTotal> {
        self.0.iter().map(|(date, day)| DayTotal {
            day: *date,
            meals: day.meals,
            eaten: day.sum.exact(),
        })
    }

    /// What became of a piece of the report.
    pub(super) fn period(&self, piece: &Piece, asked: &Asked) -> Period {
        let with_data: Vec<(Date, &Day)> = self.within(piece).collect();
        let mut sum = Sum::default();
        with_data.iter().for_each(|(_, day)| sum.merge(&day.sum));
        let knowing = |nutrients: &[Nutrient]| {
            let days = with_data.iter().filter(|(_, day)| day.knows(nutrients));
            days.count()
        };
        Period {
            period: piece.name.clone(),
            from: piece.from,
            to: piece.to,
            days: piece.days(),
            days_with_data: with_data.len(),
            days_macros_known: knowing(&MACROS),
            days_complete: knowing(&Nutrient::ALL),
            meals: with_data.iter().map(|(_, day)| day.meals).sum(),
            eaten: sum.nutrition(),
            average: sum.per(Decimal::from(with_data.len())),
            target: target(piece, &with_data, asked),
            targets: verdicts(&with_data, asked),
        }
    }

    fn within(&self, piece: &Piece) -> impl Iterator<Item = (Date, &Day)> {
        // A range that ends before it begins is none.
        let range = (piece.from <= piece.to).then(|| self.0.range(piece.from..=piece.to));
        range.into_iter().flatten().map(|(date, day)| (*date, day))
    }
}

impl FromIterator<DayTotal> for Days {
    /// Days that were added up before, each once.
    fn from_iter<T: IntoIterator<Item = DayTotal>>(totals: T) -> Self {
        let day = |total: DayTotal| {
            let sum = Sum::kept(&total.eaten);
            let meals = total.meals;
            (total.day, Day { sum, meals })
        };
        Days(totals.into_iter().map(day).collect())
    }
}

impl Day {
    /// Whether all of these are known, and none as a lower bound.
    fn knows(&self, nutrients: &[Nutrient]) -> bool {
        nutrients.iter().all(|nutrient| self.sum.knows(*nutrient))
    }
}

fn steps<'a>(asked: &Asked<'a>) -> &'a [TargetPeriod] {
    asked.settings.targets.get().map_or(&[], Vec::as_slice)
}

fn verdicts(with_data: &[(Date, &Day)], asked: &Asked) -> Option<Verdicts> {
    let mut verdicts = None;
    for (date, day) in with_data {
        if let Some(targets) = targets::on(steps(asked), *date) {
            // What is not over may still become more: all of it is a lower bound.
            let is_over = *date < asked.today;
            let verdicts = verdicts.get_or_insert_with(Verdicts::default);
            verdicts.count(targets, &day.sum.nutrition(), is_over);
        }
    }
    verdicts
}

/// The targets of a day on the average, if each of the days that count has some.
fn target(piece: &Piece, with_data: &[(Date, &Day)], asked: &Asked) -> Option<TargetValues> {
    let days: Vec<Date> = match with_data {
        [] => piece.from.iter_days().take(piece.days()).collect(),
        days => days.iter().map(|(date, _)| *date).collect(),
    };
    let held: Option<Vec<&TargetValues>> = days
        .iter()
        .map(|date| targets::on(steps(asked), *date))
        .collect();
    let held = held?;
    let mean = |of: fn(&TargetValues) -> Amount| mean(held.iter().map(|values| of(values)));
    Some(TargetValues {
        calories_kcal: mean(|values| values.calories_kcal)?,
        protein_g: mean(|values| values.protein_g)?,
        carbs_g: mean(|values| values.carbs_g)?,
        fat_g: mean(|values| values.fat_g)?,
    })
}

/// The mean of numbers; nothing of none, nor of what decimal arithmetic cannot hold.
fn mean(amounts: impl ExactSizeIterator<Item = Amount>) -> Option<Amount> {
    let count = Decimal::from(amounts.len());
    let mut sum = Decimal::ZERO;
    for amount in amounts {
        sum = sum.checked_add(amount.decimal()?)?;
    }
    sum.checked_div(count).map(|mean| Amount::from(round(mean)))
}
