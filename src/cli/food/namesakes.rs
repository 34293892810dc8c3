//! A food of a name that another of the person's own foods has: not refused, and not in silence.

use crate::cli::session::Session;
use crate::model::{Food, FoodQuery, Library};
use crate::rules::plural;

/// The first own food that is called so, before another one is saved. What cannot be looked up is not told.
pub(in crate::cli) fn first(session: &Session, name: &str) -> Option<Food> {
    let query = FoodQuery::new(Library::Mine, name);
    let page = session.book().ok()?.search_foods(&query).ok()?;
    let mut foods = page.foods.into_iter();
    foods.find(|food| plural::alike(food.name.text(), name))
}

/// Says that there was one already, and how that one is changed instead.
pub(in crate::cli) fn tell(session: &Session, first: Option<Food>) {
    let Some(reference) = first.as_ref().and_then(Food::reference) else {
        return;
    };
    let is_recipe = first
        .as_ref()
        .is_some_and(|food| food.data().recipe.is_some());
    let name = first.map(|food| food.name.text().to_owned());
    let name = name.unwrap_or_default();
    let aim = session.looks().aim;
    // The ingredients of a recipe are changed in an editor alone.
    let editor = match is_recipe {
        true => " -e",
        false => "",
    };
    session.note(format!(
        "note: you have a food called {name:?} already, {reference}, and this is another; to change that one instead: journal {aim}undo, then journal {aim}food edit {reference}{editor}"
    ));
}
