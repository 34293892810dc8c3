//! Query parameters: text, read into filters.

use super::check::{DATE_TIME, NUL, one_of};
use super::path::Problems;
use crate::error::Result;
use crate::model::limits::{
    COMPOSITION_QUERY, FOOD_PAGE, LOCALE, LOCALE_LANGUAGE, LOCALE_PART, MEAL_OFFSET, MEAL_PAGE,
    PAGE_MAX, QUERY, REGION,
};
use crate::model::{
    CorrectionQuery, Date, FoodQuery, Library, MealQuery, State, Timestamp, id, time,
};

/// Which part of a list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Window {
    /// At most so many.
    pub limit: u64,
    /// From this place on.
    pub offset: u64,
}

impl Window {
    /// All of a list.
    pub const ALL: Window = Window {
        limit: u32::MAX as u64,
        offset: 0,
    };
}

impl Default for Window {
    fn default() -> Self {
        Window::ALL
    }
}

/// Which meals.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct MealFilter {
    /// In this state.
    pub state: Option<State>,
    /// On this day.
    pub day: Option<Date>,
    /// On this day or later.
    pub from_day: Option<Date>,
    /// On this day or earlier.
    pub to_day: Option<Date>,
    /// At or after this instant.
    pub from: Option<Timestamp>,
    /// Before this instant.
    pub to: Option<Timestamp>,
    /// Which of them.
    pub window: Window,
}

/// Which foods.
#[derive(Clone, Debug, PartialEq)]
pub struct FoodFilter {
    /// Words or a barcode, as typed.
    pub query: String,
    /// Where.
    pub library: Library,
    /// Named in this language where possible.
    pub locale: Option<String>,
    /// Products of this country first; two capital letters.
    pub region: Option<String>,
    /// Which of them.
    pub window: Window,
}

/// Reads the parameters of a list of meals.
pub fn meals(query: &MealQuery) -> Result<MealFilter> {
    let parameters = Parameters::new(query.pairs());
    let state = parameters.choice("state", &State::ALL.map(State::as_str));
    let [day, from_day, to_day] = ["day", "fromDay", "toDay"].map(|name| parameters.date(name));
    let [from, to] = ["from", "to"].map(|name| parameters.instant(name));
    let window = parameters.window(MEAL_PAGE, MEAL_OFFSET);
    parameters.problems.settle(Some(MealFilter {
        state,
        day,
        from_day,
        to_day,
        from,
        to,
        window,
    }))
}

/// Reads the parameters of a food search.
pub fn foods(query: &FoodQuery) -> Result<FoodFilter> {
    let parameters = Parameters::new(query.pairs());
    let words = parameters.text("query", QUERY).unwrap_or_default();
    let library = parameters.choice("library", &Library::ALL.map(Library::as_str));
    let library = library.unwrap_or(Library::Mine);
    if library == Library::Composition && words.trim().chars().count() < COMPOSITION_QUERY {
        let message = format!("generic ingredients need {COMPOSITION_QUERY} characters or more");
        parameters.problems.add("query", message);
    }
    let locale = parameters.pattern(
        "locale",
        is_locale,
        "must be a language such as `de` or `fr-CH`",
    );
    let region = parameters.pattern("region", is_region, "must be two letters such as `DE`");
    let window = parameters.window(FOOD_PAGE, u64::MAX);
    let region = region.map(|region| region.to_ascii_uppercase());
    parameters.problems.settle(Some(FoodFilter {
        query: words,
        library,
        locale,
        region,
        window,
    }))
}

/// Reads the parameters of a list of corrections.
pub fn corrections(query: &CorrectionQuery) -> Result<Window> {
    let parameters = Parameters::new(query.pairs());
    let window = parameters.window(FOOD_PAGE, u64::MAX);
    parameters.problems.settle(Some(window))
}

/// Reads an id from a path, and gives it as it is stored.
pub fn id(text: &str) -> Result<String> {
    let problems = Problems::default();
    let id = read_id(text, &problems);
    problems.settle(id)
}

/// Reads an id from the path of a request that has a body besides.
pub(super) fn read_id(text: &str, problems: &Problems) -> Option<String> {
    let id = id::parse(text);
    if id.is_none() {
        problems.add("id", id::WANTED);
    }
    id
}

fn is_locale(text: &str) -> bool {
    let mut parts = text.split('-');
    let language = parts.next().unwrap_or_default();
    text.len() <= LOCALE
        && (LOCALE_LANGUAGE..=LOCALE_PART).contains(&language.len())
        && language.bytes().all(|byte| byte.is_ascii_alphabetic())
        && parts.all(|part| {
            (1..=LOCALE_PART).contains(&part.len())
                && part.bytes().all(|byte| byte.is_ascii_alphanumeric())
        })
}

fn is_region(text: &str) -> bool {
    text.len() == REGION && text.bytes().all(|byte| byte.is_ascii_alphabetic())
}

/// The parameters of one request. An unknown one is ignored; a known one stands once.
struct Parameters<'a> {
    pairs: &'a [(String, String)],
    problems: Problems,
}

impl<'a> Parameters<'a> {
    fn new(pairs: &'a [(String, String)]) -> Self {
        Parameters {
            pairs,
            problems: Problems::default(),
        }
    }

    fn single(&self, name: &str) -> Option<&'a str> {
        let mut values = self
            .pairs
            .iter()
            .filter(|(known, _)| known == name)
            .map(|(_, value)| value.as_str());
        let value = values.next()?;
        if values.next().is_some() {
            self.problems.add(name, "must be given once");
            return None;
        }
        if value.contains('\0') {
            self.problems.add(name, NUL);
            return None;
        }
        Some(value)
    }

    fn read<T>(
        &self,
        name: &str,
        read: impl FnOnce(&str) -> Option<T>,
        message: &str,
    ) -> Option<T> {
        let read = read(self.single(name)?);
        if read.is_none() {
            self.problems.add(name, message);
        }
        read
    }

    fn choice<T: std::str::FromStr>(&self, name: &str, words: &[&str]) -> Option<T> {
        self.read(
            name,
            |text| words.contains(&text).then(|| text.parse().ok()).flatten(),
            &one_of(words),
        )
    }

    fn date(&self, name: &str) -> Option<Date> {
        self.read(name, time::parse_date, "must be a date such as 2026-11-21")
    }

    fn instant(&self, name: &str) -> Option<Timestamp> {
        self.read(
            name,
            Timestamp::parse,
            &format!("{DATE_TIME}, its + sent as %2B"),
        )
    }

    fn text(&self, name: &str, max: usize) -> Option<String> {
        let text = self.single(name)?;
        let characters = text.chars().count();
        if characters > max {
            self.problems.add(
                name,
                format!("must have at most {max} characters, has {characters}"),
            );
            return None;
        }
        Some(text.to_owned())
    }

    fn pattern(&self, name: &str, good: fn(&str) -> bool, message: &str) -> Option<String> {
        self.read(name, |text| good(text).then(|| text.to_owned()), message)
    }

    fn window(&self, limit: u64, largest_offset: u64) -> Window {
        let limits = (1, PAGE_MAX);
        let offsets = (0, largest_offset);
        Window {
            limit: self.whole("limit", limits).unwrap_or(limit),
            offset: self.whole("offset", offsets).unwrap_or(0),
        }
    }

    fn whole(&self, name: &str, (min, max): (u64, u64)) -> Option<u64> {
        let range = match max {
            u64::MAX => format!("must be a whole number of at least {min}"),
            _ => format!("must be a whole number from {min} to {max}"),
        };
        self.read(
            name,
            |text| whole(text).filter(|number| (min..=max).contains(number)),
            &range,
        )
    }
}

/// A whole number, which may be written `30.0`. One too large for any list is the largest there is.
fn whole(text: &str) -> Option<u64> {
    let (digits, fraction) = text.split_once('.').unwrap_or((text, "0"));
    let is_number = |part: &str| !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_digit());
    if !is_number(digits) || !is_number(fraction) || fraction.bytes().any(|byte| byte != b'0') {
        return None;
    }
    Some(digits.parse().unwrap_or(u64::MAX))
}
