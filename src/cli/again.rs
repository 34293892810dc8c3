use clap::Args;

use super::repeat::{self, Planned, Portions};
use super::session::Session;
use super::{Runs, Shown};
use crate::actions::again::{Which, meals};
use crate::error::{Code, Error, Result, quoted};
use crate::model::{Date, Meal, id};
use crate::phrase::when::{self, Lean, Moment, Now};
use crate::rules::{occasion, plural};

/// Eat the same again: a meal or a day, yesterday's when left out
///
/// Without words it is yesterday's meal of this time of day, and a day alone is all of it.
/// A meal that is repeated was eaten now; if it was of another time of day, then at that time
/// today, as far as that is over. The meals of a whole day keep their times.
///
/// Examples:
///   journal again
///   journal again breakfast --without milk
///   journal again fri "street food" --at 1pm --scale 1/2
///   journal again yesterday
#[derive(Args)]
#[command(verbatim_doc_comment)]
pub(super) struct Again {
    /// The day: yesterday, fri, -2d, 2026-11-17; yesterday when left out
    #[arg(allow_hyphen_values = true, value_parser = crate::cli::time::text)]
    day: Option<String>,
    /// The meal: its name, or breakfast, lunch, snack, dinner
    name: Vec<String>,
    /// When: 8am, "today 7:30"; a day alone keeps the time of day
    #[arg(long, value_name = "TIME", allow_hyphen_values = true, value_parser = crate::cli::time::text)]
    at: Option<String>,
    #[command(flatten)]
    portions: Portions,
}

impl Runs for Again {
    fn run(self, session: &Session) -> Shown {
        let (day, which) = meant(session, self.day.as_deref(), &self.name)?;
        let found = meals(session.book()?, day, &which)?;
        let wanted = self.portions.of(session, found)?;
        self.refuse_one_time(session, &wanted)?;
        let mut planned = Vec::new();
        for meal in wanted {
            let moment = self.moment(session, &meal, &which)?;
            planned.push(Planned::new(session, meal, &moment, &self.portions)?);
        }
        repeat::write(session, &planned)
    }
}

impl Again {
    /// Several meals at one time are a slip: they were at several.
    fn refuse_one_time(&self, session: &Session, meals: &[Meal]) -> Result<()> {
        let Some(at) = self.at.as_deref().filter(|_| meals.len() > 1) else {
            return Ok(());
        };
        if when::day(at, &session.now()?, Lean::Past).is_ok() {
            return Ok(());
        }
        let titles: Vec<&str> = meals.iter().map(occasion::title).collect();
        let what = format!("--at would put {} at one time", titles.join(" and "));
        let is_alone = |title: &&str| {
            let alike = titles.iter().filter(|other| plural::alike(other, title));
            alike.count() < 2
        };
        let hint = match titles.iter().all(is_alone) {
            true => "name one of them, or give --at a day alone".to_owned(),
            false => {
                let at = quoted(at);
                let copies = meals.iter().map(|meal| {
                    let id = id::short(&meal.id);
                    format!("journal meal copy {id} --at {at}")
                });
                format!(
                    "repeat one of them: {}",
                    copies.collect::<Vec<_>>().join(", or ")
                )
            }
        };
        Err(Error::new(Code::Usage, what).hint(hint))
    }

    fn moment(&self, session: &Session, meal: &Meal, which: &Which) -> Result<Moment> {
        if let Some(given) = repeat::given(session, self.at.as_deref(), meal)? {
            return Ok(given);
        }
        let now = session.now()?;
        let today = when::day("today", &now, Lean::Past)?;
        let here = when::instant("now", &now, Lean::Past)?;
        if *which == Which::All {
            return repeat::own_time(session, meal, today);
        }
        if occasion::is_same(occasion::clock(meal), here.at.time()) {
            return Ok(here);
        }
        let own = repeat::own_time(session, meal, today)?;
        Ok(if own.at > here.at { here } else { own })
    }
}

/// Which day, and which of its meals. A first word that is no day is a meal's name.
pub(super) fn meant(
    session: &Session,
    day: Option<&str>,
    name: &[String],
) -> Result<(Date, Which)> {
    let now = session.now()?;
    let yesterday = when::day("yesterday", &now, Lean::Past)?;
    let Some(word) = day else {
        let here = now.instant.with_timezone(&now.zone).time();
        return Ok((yesterday, Which::At(here)));
    };
    match when::day(word, &now, Lean::Past) {
        Ok(day) if name.is_empty() => Ok((day, Which::All)),
        Ok(day) => Ok((day, Which::Named(name.join(" ")))),
        Err(error) => {
            let words = [&[word.to_owned()], name].concat();
            let is_time = when::instant(word, &now, Lean::Past).is_ok();
            if let Some(hint) = unquoted(&words, &now) {
                return Err(error.hint(hint));
            }
            // What begins with a digit was meant as a day, and the reason helps.
            match word.starts_with(|c: char| c.is_ascii_digit()) {
                true if is_time => Err(error),
                true => Err(error.hint(A_DAY)),
                // A meal can be called noon, and not yesterday 8am.
                false if is_time && word.contains(' ') => Err(error),
                false => Ok((yesterday, Which::Named(words.join(" ")))),
            }
        }
    }
}

const A_DAY: &str = "a day is wanted: write for example yesterday, -2d, fri or 2026-11-17";

/// The day that the first words are together, in the quotes that make it one.
fn unquoted(words: &[String], now: &Now) -> Option<String> {
    let is_day = |count: &usize| when::day(&words[..*count].join(" "), now, Lean::Past).is_ok();
    let count = (2..=words.len()).rev().find(is_day)?;
    let (day, name) = words.split_at(count);
    let name: String = name
        .iter()
        .map(|word| format!(" {}", quoted(word)))
        .collect();
    Some(format!(
        "a day of several words stands in quotes: journal again {}{name}",
        quoted(&day.join(" "))
    ))
}
