//! Foods: one, and lists of them.

use serde_json::Value;

use super::advice::told;
use super::format::{json_of, text_of};
use super::narrow::fold;
use super::number::{self, UNKNOWN};
use super::sheet::{Cell, NUTRIENTS, nutrients};
use super::style::clean;
use super::table::table;
use super::{Looks, Records, Sheet, Show, origin};
use crate::model::{Food, FoodPage, Nutrient, Nutrition};

/// A food, by itself.
pub struct OneFood {
    /// What was done to it, if anything: `Saved`.
    pub done: Option<&'static str>,
    /// The food.
    pub food: Food,
}

impl Show for OneFood {
    fn json(&self) -> Value {
        json_of(&self.food)
    }

    fn sheet(&self) -> Sheet {
        foods_sheet(std::slice::from_ref(&self.food))
    }

    fn person(&self, looks: &Looks) -> String {
        let food = &self.food;
        let done = self
            .done
            .map(|done| format!("{} {done} ", looks.good("✓")))
            .unwrap_or_default();
        let brand = food
            .brand
            .get()
            .map(|brand| format!(" · {}", clean(brand)))
            .unwrap_or_default();
        let mut text = format!(
            "{done}{}{brand}   {}\n",
            looks.strong(&clean(food.name.text())),
            looks.faint(&reference(food))
        );
        text.push_str(&values(food, looks));
        let data = food.data();
        let measures: Vec<String> = data
            .measures()
            .iter()
            .map(|measure| {
                format!(
                    "{} = {} {}",
                    clean(&measure.label),
                    number::rounded(measure.size, 6),
                    base(food)
                )
            })
            .collect();
        if !measures.is_empty() {
            text.push_str(&format!("    {}\n", measures.join(" · ")));
        }
        if let Some(portion) = &data.default_portion {
            text.push_str(&format!(
                "    a portion is {}\n",
                number::of_unit(portion.amount, &clean(&portion.unit))
            ));
        }
        for ingredient in data.ingredients.iter().flatten() {
            let portion = &ingredient.portion;
            let name = ingredient.food.name.text();
            text.push_str(&format!(
                "    {} {}\n",
                number::of_unit(portion.amount, &clean(&portion.unit)),
                clean(name)
            ));
        }
        if let Some(recipe) = &data.recipe {
            let takes = recipe.minutes.map(number::quantity);
            let takes = takes.map_or_else(String::new, |minutes| format!(", takes {minutes} min"));
            let servings = number::quantity(recipe.servings);
            let s = if servings == "1" { "" } else { "s" };
            text.push_str(&format!("    makes {servings} serving{s}{takes}\n"));
            for (at, step) in recipe.steps.iter().enumerate() {
                text.push_str(&format!("    {}. {}\n", at + 1, clean(step)));
            }
        }
        for (name, value) in [
            ("barcode", food.barcode.get()),
            ("note", data.note.as_ref()),
            ("contains", data.composition.as_ref()),
            ("source", origin::of(food).as_ref()),
        ] {
            if let Some(value) = value {
                text.push_str(&format!("    {name}: {}\n", clean(value)));
            }
        }
        fold(&text, usize::from(looks.width))
    }

    fn ids(&self) -> Vec<String> {
        self.food.key.get().cloned().into_iter().collect()
    }
}

impl Show for FoodPage {
    fn json(&self) -> Value {
        self.received.clone().unwrap_or_else(|| json_of(self))
    }

    fn text(&self) -> serde_json::Result<String> {
        text_of(self.received.as_ref(), self)
    }

    fn records(&self) -> Records<'_> {
        Box::new(self.foods.iter().map(json_of))
    }

    fn sheet(&self) -> Sheet {
        foods_sheet(&self.foods)
    }

    fn person(&self, looks: &Looks) -> String {
        if self.foods.is_empty() {
            let none = "No foods. Each library is searched for itself, with --library mine, composition, service or off";
            return told(none, usize::from(looks.width));
        }
        let mut text = listing(&self.foods, looks);
        if let Some(offset) = self.next_offset.get() {
            text.push_str(&looks.faint(&format!("more: --offset {offset}, or --all\n")));
        }
        if let Some(cited) = origin::cited(&self.foods) {
            let cited = fold(&clean(&cited), usize::from(looks.width));
            text.push_str(&looks.faint(cited.trim_end()));
            text.push('\n');
        }
        text
    }

    fn ids(&self) -> Vec<String> {
        self.foods.iter().map(reference).collect()
    }
}

/// Foods, a line each.
pub(super) fn listing(foods: &[Food], looks: &Looks) -> String {
    let rows: Vec<Vec<String>> = foods.iter().map(row).collect();
    let header = ["food", "name", "brand", "per", "kcal", "P", "C", "F"];
    table(&header, &rows, 4, looks)
}

/// What is in a food, as far as it tells one from another: `389 kcal / 100 g`.
pub fn energy(food: &Food, looks: &Looks) -> String {
    let kcal = number::nutrient(nutrition(food).as_ref(), Nutrient::Kcal);
    looks.plain(&clean(&format!("{kcal} / {}", per(food))))
}

/// What points at a food, as people write it.
pub fn reference(food: &Food) -> String {
    food.reference()
        .map(|reference| clean(&reference.to_string()))
        .unwrap_or_default()
}

fn base(food: &Food) -> &'static str {
    food.data().base.map_or("", |base| base.as_str())
}

fn per(food: &Food) -> String {
    match &food.data().nutrition {
        Some(nutrition) => format!(
            "{} {}",
            number::quantity(nutrition.basis_amount),
            base(food)
        ),
        None => UNKNOWN.to_owned(),
    }
}

/// A food's values as nutrition, its lower bounds included.
fn nutrition(food: &Food) -> Option<Nutrition> {
    let values = food.data().nutrition.as_ref()?.values.clone();
    Some(Nutrition::new(
        values,
        food.partial.get().cloned().unwrap_or_default(),
    ))
}

fn row(food: &Food) -> Vec<String> {
    let nutrition = nutrition(food);
    let value = |nutrient| number::value(nutrition.as_ref(), nutrient);
    vec![
        reference(food),
        food.name.text().to_owned(),
        food.brand.text().to_owned(),
        per(food),
        value(Nutrient::Kcal),
        value(Nutrient::Protein),
        value(Nutrient::Carbs),
        value(Nutrient::Fat),
    ]
}

fn values(food: &Food, looks: &Looks) -> String {
    let Some(nutrition) = nutrition(food) else {
        return looks.faint("    nothing is known of its nutrition\n");
    };
    let mut text = format!("    per {}:", per(food));
    for nutrient in Nutrient::ALL {
        let value = number::nutrient(Some(&nutrition), nutrient);
        text.push_str(&match nutrient {
            Nutrient::Kcal => format!(" {}", looks.strong(&value)),
            _ => format!(" · {} {value}", label(nutrient)),
        });
    }
    text.push('\n');
    text
}

fn label(nutrient: Nutrient) -> &'static str {
    match nutrient {
        Nutrient::SaturatedFat => "saturated fat",
        other => other.as_str(),
    }
}

pub(super) fn foods_sheet(foods: &[Food]) -> Sheet {
    let mut columns = vec!["food", "name", "brand", "barcode", "basisAmount", "base"];
    columns.extend(NUTRIENTS);
    let rows = foods.iter().map(|food| {
        let nutrition = nutrition(food);
        let basis = food
            .data()
            .nutrition
            .as_ref()
            .map(|nutrition| nutrition.basis_amount);
        let mut row: Vec<Cell> = vec![
            food.reference()
                .map(|reference| reference.to_string())
                .unwrap_or_default()
                .into(),
            food.name.text().into(),
            food.brand.text().into(),
            food.barcode.text().into(),
            basis.into(),
            base(food).into(),
        ];
        row.extend(nutrients(nutrition.as_ref()));
        row
    });
    Sheet {
        rows: rows.collect(),
        columns,
    }
}
