//! How a day stands.

use serde_json::Value;

use super::advice::told;
use super::format::json_of;
use super::meal::{items, summary};
use super::narrow::fold;
use super::number;
use super::origin;
use super::sheet::{self, NUTRIENTS};
use super::style::{bar, clean};
use super::{Looks, Sheet, Show};
use crate::model::{Amount, Nutrient, Nutrition, State, TargetValues};
use crate::rules::occasion;
use crate::rules::standing::{self, Today};

/// Cells of a bar.
const BAR: usize = 18;
/// Columns of a terminal that has room for a bar.
const NARROW: usize = 50;

impl Show for Today {
    fn json(&self) -> Value {
        json_of(self)
    }

    /// A line a meal, then what was eaten and what is planned.
    fn sheet(&self) -> Sheet {
        let mut columns = vec!["what", "time", "meal", "foods"];
        columns.extend(NUTRIENTS);
        let mut rows: Vec<Vec<super::Cell>> = Vec::new();
        for meal in &self.meals {
            let time = meal.eaten_at.as_str();
            let mut row = vec![
                meal.state().as_str().into(),
                time.into(),
                occasion::title(meal).into(),
                summary(meal).into(),
            ];
            row.extend(sheet::nutrients(meal.nutrition.get()));
            rows.push(row);
        }
        for (what, nutrition) in [("eaten", &self.eaten), ("planned", &self.planned)] {
            let mut row = vec![what.into(), "".into(), "".into(), "".into()];
            row.extend(sheet::nutrients(Some(nutrition)));
            rows.push(row);
        }
        Sheet { columns, rows }
    }

    fn person(&self, looks: &Looks) -> String {
        let mut text = format!(
            "{}\n",
            looks.strong(&self.day.format("%A %d %B %Y").to_string())
        );
        for state in [State::Logged, State::Planned] {
            let mut group = None;
            for meal in self.meals.iter().filter(|meal| meal.state() == state) {
                let planned = if state == State::Planned {
                    " (planned)"
                } else {
                    ""
                };
                // Meals of one time of day stand together.
                let title = occasion::title(meal);
                if group != Some(title) {
                    text.push_str(&format!("  {}{planned}\n", clean(title)));
                    group = Some(title);
                }
                text.push_str(&items(meal, looks));
            }
        }
        if self.meals.is_empty() {
            let aim = &looks.aim;
            let none =
                format!("  No meals yet. Log one with: journal {aim}log \"200 g oats, 1 banana\"");
            text.push_str(&told(&none, usize::from(looks.width)));
        }
        text.push_str(&totals(self, looks));
        let items = self.meals.iter().flat_map(|meal| &meal.items);
        if let Some(cited) = origin::cited_in(items) {
            text.push_str(&looks.faint(&format!("  {cited}\n")));
        }
        fold(&text, usize::from(looks.width))
    }
}

fn totals(today: &Today, looks: &Looks) -> String {
    let mut text = String::new();
    if has_eaten(today) || shown_targets(today).is_some() {
        text.push_str(&progresses(today, looks));
    }
    if has_planned(today) {
        let ate = match has_eaten(today) {
            true => format!("ate {} · ", kcal(&today.eaten)),
            false => String::new(),
        };
        text.push_str(&format!("  {ate}{}\n", would_be(today)));
    }
    text
}

/// The targets, unless this person does not want to see them.
fn shown_targets(today: &Today) -> Option<&TargetValues> {
    today.targets.as_ref().filter(|_| today.show_targets)
}

/// A line for each of the four nutrients with targets, the bars below each other.
fn progresses(today: &Today, looks: &Looks) -> String {
    let lines = [
        (Nutrient::Kcal, "energy"),
        (Nutrient::Protein, "protein"),
        (Nutrient::Carbs, "carbs"),
        (Nutrient::Fat, "fat"),
    ]
    .map(|(nutrient, name)| {
        let target = shown_targets(today).map(|targets| target(targets, nutrient));
        let parts = progress(today, nutrient, target, looks);
        (name, parts)
    });
    let widest = lines.iter().map(|(_, (amount, _))| amount.chars().count());
    let widest = widest.max().unwrap_or(0);
    let line = |(name, (amount, rest)): &(&str, (String, String))| {
        let line = format!("  {name:<8}{amount:<widest$}{rest}");
        format!("{}\n", line.trim_end())
    };
    lines.iter().map(line).collect()
}

/// The target of a nutrient.
pub(super) fn target(targets: &TargetValues, nutrient: Nutrient) -> Amount {
    match nutrient {
        Nutrient::Protein => targets.protein_g,
        Nutrient::Carbs => targets.carbs_g,
        Nutrient::Fat => targets.fat_g,
        _ => targets.calories_kcal,
    }
}

/// So much of a target: `1,412 / 2,100 kcal`, and `  ███████████▌·····  688 left`.
fn progress(
    today: &Today,
    nutrient: Nutrient,
    target: Option<Amount>,
    looks: &Looks,
) -> (String, String) {
    let shown = looks.plain(&number::value(Some(&today.eaten), nutrient));
    let unit = nutrient.unit();
    let Some(target) = target else {
        return (format!("{shown} {unit}"), String::new());
    };
    let known = today.eaten.values.get(nutrient);
    // Of what was eaten nothing may be known: what is left is then at most the target.
    let bound = today.eaten.is_lower_bound(nutrient) || (known.is_none() && has_eaten(today));
    let amount = known.unwrap_or(Amount::ZERO);
    let share = if target > Amount::ZERO {
        amount.to_f64() / target.to_f64()
    } else {
        1.0
    };
    let of = number::amount_of(target, nutrient);
    let rest = left(nutrient, target, amount, bound, looks);
    let rest = match cells(looks) {
        0 => format!("  {rest}"),
        cells => format!("  {}  {rest}", bar(share, cells, looks.ascii)),
    };
    (format!("{shown} / {of} {unit}"), rest)
}

/// Cells of a bar: on a narrow terminal fewer or none, so that the line is not broken.
fn cells(looks: &Looks) -> usize {
    let beside = 52;
    match usize::from(looks.width) {
        narrow if narrow < NARROW => 0,
        width => width.saturating_sub(beside).clamp(6, BAR),
    }
}

/// What is left of a target, or how far it is exceeded.
fn left(nutrient: Nutrient, target: Amount, amount: Amount, bound: bool, looks: &Looks) -> String {
    let left = match (target.decimal(), amount.decimal()) {
        (Some(target), Some(amount)) => target.checked_sub(amount).map(Amount::from),
        _ => None,
    };
    let Some(left) = left else {
        return String::new();
    };
    // Of a lower bound at most so much is left, and at least so much is over.
    match (left < Amount::ZERO, bound) {
        (false, false) => format!("{} left", number::amount_of(left, nutrient)),
        (false, true) => format!("≤ {} left", number::amount_of(left, nutrient)),
        (true, _) => {
            let over = Amount::from(-left.decimal().unwrap_or_default());
            let sign = if bound { "≥ " } else { "" };
            looks.bad(&format!("{sign}{} over", number::amount_of(over, nutrient)))
        }
    }
}

/// How the day stands in a line, for under a meal that was written.
pub fn standing(today: &Today, is_today: bool, looks: &Looks) -> String {
    let target = shown_targets(today).map(|targets| targets.calories_kcal);
    let day = match is_today {
        true => "Today".to_owned(),
        false => today.day.format("%a %d %b").to_string(),
    };
    let (amount, rest) = progress(today, Nutrient::Kcal, target, looks);
    let mut text = format!("{day} {amount}{rest}");
    if has_planned(today) {
        text.push_str(&format!(" · {}", would_be(today)));
    }
    text
}

/// Planned meals never count as eaten: `planned 620 kcal · would be 1,860 kcal`.
fn would_be(today: &Today) -> String {
    let together = match has_eaten(today) {
        true => standing::sum(today.meals.iter()),
        false => today.planned.clone(),
    };
    format!(
        "planned {} · would be {}",
        kcal(&today.planned),
        kcal(&together)
    )
}

fn kcal(nutrition: &Nutrition) -> String {
    number::nutrient(Some(nutrition), Nutrient::Kcal)
}

fn has_eaten(today: &Today) -> bool {
    today.meals.iter().any(|meal| meal.state() == State::Logged)
}

fn has_planned(today: &Today) -> bool {
    let is_planned = |meal: &crate::model::Meal| meal.state() == State::Planned;
    today.meals.iter().any(is_planned)
}
