//! Whom to cite for own foods: what they were copied from, what they are made of, or who saved them says it.
//!
//! Decision: the specification has no `attribution`; a journal answers with it, and keeps what is sent back, so
//! that a food which was taken to another journal names its source there too.

use std::borrow::Cow;

use super::object::Object;
use super::plan::{Facts, IngredientPlan};
use crate::model::{Source, limits};

/// Whom to cite, as it was sent with a food; what cannot be kept is ignored, as members are that nobody knows.
pub(super) fn sent(food: Object<'_>) -> Option<String> {
    let text = food.members.get("attribution")?.as_str()?;
    let fits = !text.is_empty() && text.chars().count() <= limits::ATTRIBUTION;
    fits.then(|| text.to_owned())
}

/// The place that a source names.
fn place(source: Option<&Source>) -> Option<&str> {
    source.and_then(|source| source.place.as_deref())
}

impl Facts {
    /// Whom to cite for a food, and the place that its data names.
    pub fn cited(&self) -> Option<Cow<'_, str>> {
        match (
            self.attribution.as_deref(),
            place(self.data.source.as_ref()),
        ) {
            (Some(told), Some(place)) => Some(Cow::Owned(format!("{told}; {place}"))),
            (told, place) => told.or(place).map(Cow::Borrowed),
        }
    }
}

/// Whom to cite for an own food that says this source: for what it was changed from, where it is not added up anew;
/// for what it is made of; and whom it came with.
pub(super) fn all(
    source: Option<&Source>,
    origin: Option<&Facts>,
    made_of: &[IngredientPlan],
    sent: Option<String>,
) -> Option<String> {
    let mut cited = Cited::default();
    if let Some(origin) = origin.filter(|_| made_of.is_empty()) {
        cited.add(origin.attribution.as_deref().unwrap_or_default().into());
        // What a food says itself is not said again.
        let said = place(origin.data.source.as_ref());
        let said = said.filter(|said| place(source) != Some(said));
        cited.add(said.unwrap_or_default().into());
    }
    for ingredient in made_of {
        cited.add(ingredient.food.facts().cited().unwrap_or_default());
    }
    cited.add(sent.unwrap_or_default().into());
    cited.text()
}

/// Several to cite, each once.
#[derive(Default)]
struct Cited<'t>(Vec<Cow<'t, str>>);

impl<'t> Cited<'t> {
    /// Adds whom to cite, as far as there is room: recipes of recipes must not grow without end.
    fn add(&mut self, text: Cow<'t, str>) {
        if text.is_empty() || self.0.iter().any(|told| told.contains(&*text)) {
            return;
        }
        self.0.retain(|told| !text.contains(&**told));
        let told = self.0.iter().chain([&text]);
        let length: usize = told.map(|told| told.chars().count() + JOINT.len()).sum();
        if length <= limits::ATTRIBUTION + JOINT.len() {
            self.0.push(text);
        }
    }

    /// All of them; `None` where there is nobody.
    fn text(self) -> Option<String> {
        (!self.0.is_empty()).then(|| self.0.join(JOINT))
    }
}

/// What stands between several.
const JOINT: &str = "; ";

#[cfg(test)]
mod tests {
    use super::*;

    fn of(texts: &[&'static str]) -> Option<String> {
        let mut cited = Cited::default();
        texts
            .iter()
            .for_each(|text| cited.add(Cow::Borrowed(*text)));
        cited.text()
    }

    #[test]
    fn everybody_is_cited_once() {
        assert_eq!(of(&[]), None);
        assert_eq!(of(&[""]), None);
        assert_eq!(of(&["A", "B", "A"]).as_deref(), Some("A; B"));
        assert_eq!(of(&["A; B", "A"]).as_deref(), Some("A; B"));
        assert_eq!(of(&["A", "A; B"]).as_deref(), Some("A; B"));
    }

    #[test]
    fn what_is_cited_has_an_end() {
        let mut cited = Cited::default();
        for number in 0..10_000 {
            cited.add(Cow::Owned(format!("source {number:05}")));
        }
        let length = cited.text().unwrap().chars().count();
        assert!(length <= limits::ATTRIBUTION, "{length}");
        assert!(length > limits::ATTRIBUTION - 20, "{length}");
    }
}
