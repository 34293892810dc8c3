//! Meals: one that was written or is looked at, and lists of them.

use serde_json::Value;

use super::advice::told;
use super::format::{json_of, text_of};
use super::narrow::fold;
use super::number::{self, UNKNOWN};
use super::sheet::{self, Cell};
use super::style::clean;
use super::table::{table, table_with_spare};
use super::{Looks, Records, Sheet, Show, day, origin};
use crate::model::{Item, Meal, MealPage, Nutrient, State, Zone, id};
use crate::rules::occasion;
use crate::rules::standing::Today;

/// The nutrients a line of a meal shows, with their letters.
const SHOWN: [(Nutrient, &str); 3] = [
    (Nutrient::Protein, "P"),
    (Nutrient::Carbs, "C"),
    (Nutrient::Fat, "F"),
];

/// A meal that was written, with how its day stands.
pub struct WrittenMeal {
    /// What was done: `Logged`.
    pub done: &'static str,
    /// The meal as it is now.
    pub meal: Meal,
    /// What was converted.
    pub conversions: Vec<String>,
    /// How the day stands; `None` where that could not be read.
    pub today: Option<Today>,
    /// Whether that day is today.
    pub is_today: bool,
}

impl Show for WrittenMeal {
    fn json(&self) -> Value {
        json_of(&self.meal)
    }

    fn sheet(&self) -> Sheet {
        meals_sheet(std::slice::from_ref(&self.meal))
    }

    fn person(&self, looks: &Looks) -> String {
        let fitted = |line: String| fold(&line, usize::from(looks.width));
        let heading = heading(occasion::title(&self.meal), &self.meal, looks);
        let heading = format!("{} {} {heading}", looks.good("✓"), self.done);
        let mut text = fitted(heading) + &items(&self.meal, looks);
        for conversion in &self.conversions {
            text.push_str(&fitted(format!("    {}", looks.faint(&clean(conversion)))));
        }
        if let Some(today) = &self.today {
            let standing = day::standing(today, self.is_today, looks);
            text.push_str(&fitted(format!("  {standing}")));
        }
        text
    }

    fn ids(&self) -> Vec<String> {
        vec![self.meal.id.clone()]
    }
}

/// A meal as it would be.
pub struct Preview(pub Meal);

impl Preview {
    /// What a person sees of it; ends with a line end.
    pub fn person(&self, looks: &Looks) -> String {
        let meal = &self.0;
        let heading = format!("{}, {}", looks.strong(&title(meal)), when(meal));
        format!("{heading}\n{}", items(meal, looks))
    }
}

/// An item in two parts of a line: how much of what, which may be long; from where, and its energy.
pub fn item_line(item: &Item) -> (String, String) {
    let row = item_row(item);
    let (what, whence) = row.split_at(2);
    (clean(&what.join("  ")), clean(&whence.join("  ")))
}

/// A meal that is looked at.
pub struct OneMeal(pub Meal);

impl Show for OneMeal {
    fn json(&self) -> Value {
        json_of(&self.0)
    }

    fn sheet(&self) -> Sheet {
        items_sheet(&self.0)
    }

    fn person(&self, looks: &Looks) -> String {
        let meal = &self.0;
        let heading = heading(&title(meal), meal, looks);
        let heading = fold(&heading, usize::from(looks.width));
        let mut text = heading + &lines(meal, item_number, looks);
        if let Some(notes) = meal.notes.get() {
            text.push_str(&format!("    {}\n", clean(notes)));
        }
        for image in meal.images.get().into_iter().flatten() {
            let (crate::model::Image::Url(place) | crate::model::Image::Path(place)) = image;
            text.push_str(&looks.faint(&format!("    {}\n", clean(place))));
        }
        if let Some(cited) = origin::cited_in(meal.items.iter()) {
            let cited = fold(&format!("    {cited}"), usize::from(looks.width));
            text.push_str(&looks.faint(&cited));
        }
        text
    }

    fn ids(&self) -> Vec<String> {
        vec![self.0.id.clone()]
    }
}

impl Show for MealPage {
    fn json(&self) -> Value {
        self.received.clone().unwrap_or_else(|| json_of(self))
    }

    fn text(&self) -> serde_json::Result<String> {
        text_of(self.received.as_ref(), self)
    }

    fn records(&self) -> Records<'_> {
        Box::new(self.meals.iter().map(json_of))
    }

    fn sheet(&self) -> Sheet {
        meals_sheet(&self.meals)
    }

    fn person(&self, looks: &Looks) -> String {
        if self.meals.is_empty() {
            let none = format!(
                "No meals found. Log one with: journal {aim}log \"200 g oats, 1 banana\"\n  Plan one: journal {aim}plan \"1 pizza\" --at \"fri 19:00\"",
                aim = looks.aim
            );
            return told(&none, usize::from(looks.width));
        }
        let rows: Vec<Vec<String>> = self.meals.iter().map(row).collect();
        let mut text = table(
            &["id", "day", "time", "meal", "what", "kcal", "P", "C", "F"],
            &rows,
            5,
            looks,
        );
        if let Some(offset) = self.next_offset.get() {
            text.push_str(&looks.faint(&format!("more: --offset {offset}, or --all\n")));
        }
        let items = self.meals.iter().flat_map(|meal| &meal.items);
        if let Some(cited) = origin::cited_in(items) {
            text.push_str(&looks.faint(&fold(&cited, usize::from(looks.width))));
        }
        text
    }

    fn ids(&self) -> Vec<String> {
        self.meals.iter().map(|meal| meal.id.clone()).collect()
    }
}

fn row(meal: &Meal) -> Vec<String> {
    let nutrition = meal.nutrition.get();
    let mut row = vec![
        short(&meal.id),
        day_of(meal),
        time_of(meal),
        title(meal),
        summary(meal),
    ];
    row.push(number::value(nutrition, Nutrient::Kcal));
    row.extend(
        SHOWN
            .iter()
            .map(|(nutrient, _)| number::value(nutrition, *nutrient)),
    );
    row
}

/// The first digits of an id, as people type them.
pub fn short(id: &str) -> String {
    id::short(&clean(id))
}

fn day_of(meal: &Meal) -> String {
    match meal.day.get() {
        Some(day) => day.format("%a %d %b %Y").to_string(),
        None => meal.eaten_at.instant().format("%a %d %b %Y").to_string(),
    }
}

fn time_of(meal: &Meal) -> String {
    let instant = meal.eaten_at.instant();
    match Zone::named(&meal.timezone) {
        Some(zone) => instant.with_timezone(&zone).format("%H:%M").to_string(),
        None => instant.format("%H:%M").to_string(),
    }
}

fn title(meal: &Meal) -> String {
    let planned = if meal.state() == State::Planned {
        " (planned)"
    } else {
        ""
    };
    format!("{}{planned}", clean(occasion::title(meal)))
}

/// The foods of a meal in a line.
pub fn summary(meal: &Meal) -> String {
    let names: Vec<&str> = meal
        .items
        .iter()
        .map(|item| {
            item.food
                .name
                .get()
                .map_or(item.food.key.as_str(), String::as_str)
        })
        .collect();
    clean(&names.join(" + "))
}

fn when(meal: &Meal) -> String {
    let zone = clean(&meal.timezone);
    format!("{} {} ({zone})", day_of(meal), time_of(meal))
}

fn heading(title: &str, meal: &Meal, looks: &Looks) -> String {
    format!(
        "{}, {}   {}",
        looks.strong(&clean(title)),
        when(meal),
        looks.faint(&short(&meal.id))
    )
}

/// The items of a meal, a line each, and their sum.
pub fn items(meal: &Meal, looks: &Looks) -> String {
    lines(meal, |_| None, looks)
}

/// The same with something in front of each.
fn lines(meal: &Meal, front: impl Fn(usize) -> Option<String>, looks: &Looks) -> String {
    let items = meal.items.iter().enumerate();
    let rows: Vec<Vec<String>> = items
        .map(|(at, item)| front(at).into_iter().chain(item_row(item)).collect())
        .collect();
    let numbers = rows.first().map_or(3, |row| row.len() - 1);
    let mut text = table_with_spare(
        &[],
        &rows,
        // Of what library a food is, is left out first.
        (numbers, Some(numbers - 1)),
        &Looks {
            width: looks.width.saturating_sub(3),
            ..looks.clone()
        },
    )
    .lines()
    .map(|line| format!("   {line}\n"))
    .collect::<String>();
    let nutrition = meal.nutrition.get();
    let mut sum = looks.strong(&number::nutrient(nutrition, Nutrient::Kcal));
    for (nutrient, letter) in SHOWN {
        sum.push_str(&format!(
            "   {letter} {}",
            number::value(nutrition, nutrient)
        ));
    }
    text.push_str(&fold(&format!("    {sum}"), usize::from(looks.width)));
    text
}

/// What `meal item` calls an item by.
fn item_number(at: usize) -> Option<String> {
    Some(format!("{}.", at + 1))
}

fn item_row(item: &Item) -> Vec<String> {
    let food = &item.food;
    let name = food.name.get().unwrap_or(&food.key);
    let brand = food.brand.get().filter(|brand| !brand.is_empty());
    vec![
        amount(item),
        brand.map_or(name.clone(), |brand| format!("{name} · {brand}")),
        food.library.to_string(),
        number::nutrient(item.nutrition.get(), Nutrient::Kcal),
    ]
}

/// How much of its food an item is: `200 g`.
pub fn amount(item: &Item) -> String {
    match (item.quantity.get(), item.unit.get()) {
        (Some(quantity), Some(unit)) => number::of_unit(*quantity, unit),
        _ => UNKNOWN.to_owned(),
    }
}

pub(super) fn meals_sheet(meals: &[Meal]) -> Sheet {
    let mut columns = vec!["id", "day", "eatenAt", "state", "meal", "foods"];
    columns.extend(sheet::NUTRIENTS);
    let rows = meals.iter().map(|meal| {
        let day = meal.day.get().map(ToString::to_string).unwrap_or_default();
        let mut row: Vec<Cell> = vec![
            meal.id.as_str().into(),
            day.into(),
            meal.eaten_at.as_str().into(),
            meal.state().as_str().into(),
            occasion::title(meal).into(),
            summary(meal).into(),
        ];
        row.extend(sheet::nutrients(meal.nutrition.get()));
        row
    });
    Sheet {
        rows: rows.collect(),
        columns,
    }
}

/// The columns of a meal's items, which are there where it has none.
pub fn item_columns() -> Vec<&'static str> {
    let mut columns = vec!["eatenAt", "state", "meal"];
    columns.extend(sheet::ITEM.iter().chain(&sheet::NUTRIENTS));
    columns
}

fn items_sheet(meal: &Meal) -> Sheet {
    let rows = meal.items.iter().map(|item| {
        let mut row: Vec<Cell> = vec![
            meal.eaten_at.as_str().into(),
            meal.state().as_str().into(),
            occasion::title(meal).into(),
        ];
        row.extend(sheet::item(item));
        row
    });
    Sheet {
        rows: rows.collect(),
        columns: item_columns(),
    }
}
