//! `journal target …`: daily targets, which hold from a day on.

use clap::{Args, Subcommand};

use super::at_once::at_once;
use super::food::values::value;
use super::session::{Session, shown};
use super::settings::{show, update};
use super::{Runs, Shown};
use crate::error::{Code, Error, Result};
use crate::model::Operation;
use crate::model::{Amount, Date, SettingsPatch, TargetValues};
use crate::phrase::when::{self, Lean};
use crate::render::settings::DayTargets;
use crate::rules::targets;

/// Daily targets: set, clear, show
#[derive(Subcommand)]
pub(super) enum TargetCommand {
    Set(Set),
    Clear(Clear),
    Show(Show),
}

impl Runs for TargetCommand {
    fn run(self, session: &Session) -> Shown {
        match self {
            TargetCommand::Set(command) => command.run(session),
            TargetCommand::Clear(command) => command.run(session),
            TargetCommand::Show(command) => command.run(session),
        }
    }
}

/// The days a change applies to.
#[derive(Args)]
struct Span {
    /// The first day: today, mon, 17 nov, 2026-12-01; of several the next
    #[arg(long, value_name = "DAY", default_value = "today", allow_hyphen_values = true, value_parser = crate::cli::time::text)]
    from: String,
    /// The last day: sun is the next from the first on; left out, it holds from then on
    #[arg(long, value_name = "DAY", allow_hyphen_values = true, value_parser = crate::cli::time::text)]
    through: Option<String>,
}

impl Span {
    fn days(&self, session: &Session) -> Result<(Date, Option<Date>)> {
        let now = session.now()?;
        let from = when::day(&self.from, &now, Lean::Future)?;
        let through = self.through.as_ref();
        let through = through.map(|text| when::last_day(text, from, &now));
        match through.transpose()? {
            Some(through) if through < from => Err(Error::new(
                Code::InvalidInput,
                format!("--through is {through}, before {from}, where it begins"),
            )),
            through => Ok((from, through)),
        }
    }

    fn told(from: Date, through: Option<Date>) -> String {
        match through {
            Some(through) => format!("from {from} through {through}"),
            None => format!("from {from} on"),
        }
    }
}

/// Set daily targets; those left out stay as they are on the first day
///
/// Examples:
///   journal target set --kcal 2100 --protein 120 --carbs 230 --fat 70
///   journal target set --kcal 1900 --from mon
///   journal target set --kcal 2600 --from "24 dec" --through "26 dec"
#[derive(Args)]
#[command(verbatim_doc_comment)]
pub(super) struct Set {
    /// Kilocalories
    #[arg(long, allow_negative_numbers = true, value_name = "N")]
    kcal: Option<String>,
    /// Grams of protein
    #[arg(long, allow_negative_numbers = true, value_name = "G")]
    protein: Option<String>,
    /// Grams of carbohydrate
    #[arg(long, allow_negative_numbers = true, value_name = "G")]
    carbs: Option<String>,
    /// Grams of fat
    #[arg(long, allow_negative_numbers = true, value_name = "G")]
    fat: Option<String>,
    #[command(flatten)]
    span: Span,
}

impl Runs for Set {
    fn run(self, session: &Session) -> Shown {
        let (from, through) = self.span.days(session)?;
        at_once(session, || {
            let values = self.values(session, from)?;
            let patch = SettingsPatch::targets(from, Some(&values), through);
            update(
                session,
                patch,
                Some("targets"),
                format!("Set targets {}", Span::told(from, through)),
            )
        })
    }
}

impl Set {
    fn values(&self, session: &Session, from: Date) -> Result<TargetValues> {
        let given = [
            ("--kcal", &self.kcal),
            ("--protein", &self.protein),
            ("--carbs", &self.carbs),
            ("--fat", &self.fat),
        ];
        if given.iter().all(|(_, text)| text.is_none()) {
            return Err(Error::new(Code::Usage, "no target is given").hint("such as --kcal 2100"));
        }
        let complete = given.iter().all(|(_, text)| text.is_some());
        let held = if complete {
            None
        } else {
            in_force(session, from)?
        };
        let held = held.map(|held| [held.calories_kcal, held.protein_g, held.carbs_g, held.fat_g]);
        let mut amounts = [Amount::ZERO; 4];
        for (at, (flag, text)) in given.into_iter().enumerate() {
            amounts[at] = match (text, held) {
                (Some(text), _) => value(flag, text)?,
                (None, Some(held)) => held[at],
                (None, None) => {
                    return Err(Error::new(
                        Code::Usage,
                        format!("no targets hold on {from}, so {flag} is needed too"),
                    )
                    .hint("give all four: --kcal --protein --carbs --fat"));
                }
            };
        }
        let [calories_kcal, protein_g, carbs_g, fat_g] = amounts;
        Ok(TargetValues {
            calories_kcal,
            protein_g,
            carbs_g,
            fat_g,
        })
    }
}

fn in_force(session: &Session, day: Date) -> Result<Option<TargetValues>> {
    let settings = session.book()?.recall_settings(day, day)?;
    Ok(settings
        .targets
        .get()
        .and_then(|periods| targets::on(periods, day))
        .cloned())
}

/// Have no targets from a day on
///
/// Examples:
///   journal target clear
///   journal target clear --from "24 dec" --through "26 dec"
#[derive(Args)]
#[command(verbatim_doc_comment)]
pub(super) struct Clear {
    #[command(flatten)]
    span: Span,
}

impl Runs for Clear {
    fn run(self, session: &Session) -> Shown {
        let (from, through) = self.span.days(session)?;
        let patch = SettingsPatch::targets(from, None, through);
        update(
            session,
            patch,
            Some("targets"),
            format!("No targets {}", Span::told(from, through)),
        )
    }
}

/// Show all targets, or those of a day
///
/// Examples:
///   journal target show
///   journal target show today
#[derive(Args)]
#[command(verbatim_doc_comment)]
pub(super) struct Show {
    /// The day: today, fri, 2026-11-17
    #[arg(allow_hyphen_values = true, value_parser = crate::cli::time::text)]
    day: Option<String>,
}

impl Runs for Show {
    fn run(self, session: &Session) -> Shown {
        let Some(text) = &self.day else {
            return show(session, Some("targets"));
        };
        session.reach(Operation::GetSettings);
        let day = when::day(text, &session.now()?, Lean::Past)?;
        shown(DayTargets {
            day,
            values: in_force(session, day)?,
        })
    }
}
