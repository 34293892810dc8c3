//! The journals of several people, which the data folder may keep.

use std::path::Path;
use std::time::Duration;

use super::Said;
use super::checks::Named;
use crate::cli::outside::counted;
use crate::cli::session::Session;
use crate::error::quoted;
use crate::local::{PeopleLooked, as_own, look_at_people};

/// How long journals are looked through; of those that are left then the beginning alone is looked at.
const PATIENCE: Duration = Duration::from_secs(5);

/// Journals and folders that are told one by one.
const TOLD: usize = 10;

/// What is to be said of the people of the data folder, where there are any.
pub(super) fn check(session: &Session) -> Vec<Named> {
    let data = session.folders().ok().map(|folders| &folders.data);
    let looked = data.and_then(|data| look_at_people(data, Some(PATIENCE)));
    let said = looked.map(said).unwrap_or_default();
    said.into_iter().map(|said| ("people", said)).collect()
}

fn said(looked: PeopleLooked) -> Vec<Said> {
    let mut said = vec![match looked.begun.first() {
        None => Said::Well(well(&looked)),
        Some(one) => Said::Doubt(
            format!(
                "{}; of {} there was time for the beginning alone, which is well",
                well(&looked),
                looked.begun.len()
            ),
            format!(
                "look through all of them with journal db check; through one with: {} db check",
                as_own(one)
            ),
        ),
    }];
    let more = looked.wrong.len().saturating_sub(TOLD);
    said.extend(looked.wrong.into_iter().take(TOLD).map(Said::Fault));
    if more > 0 {
        said.push(Said::Doubt(
            format!("{more} more are not well either"),
            "mend those that are told, and look again".to_owned(),
        ));
    }
    said.extend(looked.removed.iter().take(TOLD).map(|own| {
        let data = own.parent().and_then(Path::parent).unwrap_or(own);
        let data = quoted(&data.display().to_string());
        Said::Doubt(
            format!("{} is of somebody who was removed", own.display()),
            format!("it goes with the next command about people: journal user list --data {data}"),
        )
    }));
    said.extend(looked.nobodys.iter().take(TOLD).map(|own| {
        let hint = format!(
            "somebody may have been removed and this been left, or the list of people has lost them: see what is in it with: {} meal list, before you remove it",
            as_own(&own.join("journal.db"))
        );
        Said::Doubt(format!("{} is nobody's journal", own.display()), hint)
    }));
    said
}

fn well(looked: &PeopleLooked) -> String {
    let all = counted(looked.all(), "journal");
    let mut well = format!("of {all} of people {} are whole", looked.whole);
    if let Some(copy) = looked.before.first() {
        let (copies, copy) = (looked.before.len(), copy.display());
        well.push_str(&format!(
            "; as older programs left them: {copies}, such as {copy}"
        ));
    }
    well
}
