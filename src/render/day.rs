//! How a day stands.

use serde_json::Value;

use super::format::json_of;
use super::meal::{items, summary};
use super::number;
use super::sheet::{self, NUTRIENTS};
use super::style::{bar, clean};
use super::{Looks, Sheet, Show};
use crate::model::{Amount, Nutrient, Nutrition, State, TargetValues};
use crate::rules::occasion;
use crate::rules::standing::{self, Today};

/// Cells of a bar.
const BAR: usize = 18;

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
            text.push_str(&format!(
                "  No meals yet. Log one with: journal {aim}log \"200 g oats, 1 banana\"\n"
            ));
        }
        text.push_str(&totals(self, looks));
        text
    }
}

fn totals(today: &Today, looks: &Looks) -> String {
    let planned = today
        .meals
        .iter()
        .any(|meal| meal.state() == State::Planned);
    let mut text = String::new();
    if today.meals.iter().any(|meal| meal.state() == State::Logged) || today.targets.is_some() {
        for (nutrient, name) in [
            (Nutrient::Kcal, "energy"),
            (Nutrient::Protein, "protein"),
            (Nutrient::Carbs, "carbs"),
            (Nutrient::Fat, "fat"),
        ] {
            let target = today
                .targets
                .as_ref()
                .map(|targets| target(targets, nutrient));
            text.push_str(&format!(
                "  {name:<8}{}\n",
                progress(&today.eaten, nutrient, target, looks)
            ));
        }
    }
    if planned {
        text.push_str(&format!("  {}\n", would_be(today)));
    }
    text
}

fn target(targets: &TargetValues, nutrient: Nutrient) -> Amount {
    match nutrient {
        Nutrient::Protein => targets.protein_g,
        Nutrient::Carbs => targets.carbs_g,
        Nutrient::Fat => targets.fat_g,
        _ => targets.calories_kcal,
    }
}

/// So much of a target: `1,412 / 2,100 kcal  ███████████▌·····  688 left`.
fn progress(
    eaten: &Nutrition,
    nutrient: Nutrient,
    target: Option<Amount>,
    looks: &Looks,
) -> String {
    let shown = number::value(Some(eaten), nutrient);
    let unit = nutrient.unit();
    let Some(target) = target else {
        return format!("{shown} {unit}");
    };
    let amount = eaten.values.get(nutrient).unwrap_or(Amount::ZERO);
    let share = if target > Amount::ZERO {
        amount.to_f64() / target.to_f64()
    } else {
        1.0
    };
    let left = match (target.decimal(), amount.decimal()) {
        (Some(target), Some(amount)) => Amount::from(target - amount),
        _ => Amount::ZERO,
    };
    // Of a lower bound at most so much is left, and at least so much is over.
    let bound = eaten.is_lower_bound(nutrient);
    let rest = match (left < Amount::ZERO, bound) {
        (false, false) => format!("{} left", number::amount_of(left, nutrient)),
        (false, true) => format!("≤ {} left", number::amount_of(left, nutrient)),
        (true, _) => {
            let over = Amount::from(-left.decimal().unwrap_or_default());
            let sign = if bound { "≥ " } else { "" };
            looks.bad(&format!("{sign}{} over", number::amount_of(over, nutrient)))
        }
    };
    format!(
        "{shown} / {} {unit}  {}  {rest}",
        number::amount_of(target, nutrient),
        bar(share, BAR)
    )
}

/// How the day stands in a line, for under a meal that was written.
pub fn standing(today: &Today, looks: &Looks) -> String {
    let target = today.targets.as_ref().map(|targets| targets.calories_kcal);
    let day = today.day.format("%a %d %b");
    let mut text = format!(
        "{day}: {}",
        progress(&today.eaten, Nutrient::Kcal, target, looks)
    );
    if today
        .meals
        .iter()
        .any(|meal| meal.state() == State::Planned)
    {
        text.push_str(&format!(" · {}", would_be(today)));
    }
    text
}

/// Planned meals never count as eaten: `planned 620 kcal · would be 1,860 kcal`.
fn would_be(today: &Today) -> String {
    let logged = today.meals.iter().any(|meal| meal.state() == State::Logged);
    let together = match logged {
        true => standing::sum(today.meals.iter()),
        false => today.planned.clone(),
    };
    format!(
        "planned {} · would be {}",
        number::nutrient(Some(&today.planned), Nutrient::Kcal),
        number::nutrient(Some(&together), Nutrient::Kcal)
    )
}
