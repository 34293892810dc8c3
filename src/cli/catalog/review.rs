//! `journal catalog review …`: what people proposed to change, accepted or turned down.

use clap::{Args, Subcommand};
use serde_json::{Value, json};

use super::place::Folder;
use crate::catalog::starter;
use crate::cli::clock::clock;
use crate::cli::interrupt::Interrupt;
use crate::cli::kept_before;
use crate::cli::output;
use crate::cli::reference::prefix;
use crate::cli::session::{Session, shown};
use crate::cli::{Runs, Shown};
use crate::error::Result;
use crate::local::{Proposal, Reviews, WhereOvertaken};
use crate::model::{Correction, CorrectionPage};
use crate::render::correction::Pending;
use crate::render::note::{Document, Done};

/// Corrections that people proposed to catalogue foods: list, accept, reject
#[derive(Subcommand)]
pub(in crate::cli) enum ReviewCommand {
    List(List),
    Accept(Accept),
    Reject(Reject),
}

impl Runs for ReviewCommand {
    fn run(self, session: &Session) -> Shown {
        match self {
            ReviewCommand::List(command) => command.run(session),
            ReviewCommand::Accept(command) => command.run(session),
            ReviewCommand::Reject(command) => command.run(session),
        }
    }
}

/// List what waits for a review, in all journals of the folder, the oldest first
///
/// Where the product says something else by now than when a change was proposed, that stands beside
/// it: `500 → 539 (now 510)`, in --json under `now`, by path. Where it says what was proposed, nothing
/// does: there is nothing left to decide.
///
/// Examples:
///   journal catalog review list
///   journal catalog review list --data /srv/journals
#[derive(Args)]
#[command(verbatim_doc_comment)]
pub(in crate::cli) struct List {
    #[command(flatten)]
    folder: Folder,
}

impl Runs for List {
    fn run(self, session: &Session) -> Shown {
        let reviews = reviews(&self.folder, session)?;
        let proposals = reviews.proposals();
        for before in &proposals.before {
            kept_before::tell(session, before);
        }
        for away in &proposals.away {
            session.note(format!(
                "not there, and not looked into: {}",
                away.display()
            ));
        }
        if let Some(missing) = &proposals.missing {
            session.note(missing);
        }
        let pending = proposals.pending();
        let now = reviews.meanwhile(pending).unwrap_or_else(|error| {
            let what = error.message();
            session.note(format!("what the products say by now is not told: {what}"));
            vec![Vec::new(); pending.len()]
        });
        let corrections = pending.iter().cloned().zip(now);
        let corrections = corrections.map(|(it, now)| told(it, now)).collect();
        let pending = Pending(CorrectionPage::new(corrections, None));
        match proposals.trouble() {
            // The others' are shown all the same.
            Some(trouble) => output::print(session, &pending).and(Err(trouble)),
            None => shown(pending),
        }
    }
}

/// A correction, with the journal it was proposed in, whose that is, and what its product says by now.
fn told(proposal: Proposal, now: Vec<(String, Value)>) -> Correction {
    let mut correction = proposal.correction;
    let journal = json!(proposal.journal.display().to_string());
    correction.extra.insert("journal".to_owned(), journal);
    if let Some(person) = proposal.person {
        correction.extra.insert("person".to_owned(), person.into());
    }
    if !now.is_empty() {
        let now = Value::Object(now.into_iter().collect());
        correction.extra.insert("now".to_owned(), now);
    }
    correction
}

/// A note that says something.
fn note(text: &str) -> std::result::Result<String, String> {
    match text.trim() {
        "" => Err("must say something: whoever proposed the change reads it".to_owned()),
        note => Ok(note.to_owned()),
    }
}

/// Take corrections over into the catalogue
///
/// Their foods get a new version, now and after every import to come; whoever proposed one sees
/// in `journal correction list` that it was accepted. A correction of something that the product says
/// otherwise by now, and not as it was proposed, is refused (exit code 7) unless told to --overwrite it.
/// What was corrected is kept from then on, each nutrient and each measure for itself: everything else, other measures too, is
/// as it is imported. A nutrient or a measure that was corrected in g is none in ml: an import that counts
/// the food so is taken as it is, and names the food in its report (correction_overtaken). So is one
/// that counts it in servings, where nothing else is known by weight; what is known by weight stays, and
/// the correction with it. Of another amount of the same, the corrected nutrient is that much. A
/// correction of what the figures are counted in keeps all of them together.
///
/// Examples:
///   journal catalog review accept 5eb1 3289
///   journal catalog review accept 5eb1 --note "as on the label" --overwrite
#[derive(Args)]
#[command(verbatim_doc_comment)]
pub(in crate::cli) struct Accept {
    /// Ids of corrections, or how they begin
    #[arg(required = true, value_name = "ID")]
    ids: Vec<String>,
    /// What to tell whoever proposed it
    #[arg(long, value_parser = note)]
    note: Option<String>,
    /// Also over what has changed in the product since it was proposed
    #[arg(long)]
    overwrite: bool,
    #[command(flatten)]
    folder: Folder,
}

impl Runs for Accept {
    fn run(self, session: &Session) -> Shown {
        let reviews = reviews(&self.folder, session)?;
        let found = find(&reviews, &self.ids, session)?;
        let overtaken = match self.overwrite {
            true => WhereOvertaken::Overwrite,
            false => WhereOvertaken::Refuse,
        };
        reviews.check(&found, overtaken)?;
        if session.globals.dry_run {
            return shown(Document(
                json!({ "accept": ids(&found), "note": self.note, "overwrite": self.overwrite }),
            ));
        }
        let interrupt = Interrupt::listen(session)?;
        let go_on = || interrupt.check();
        let note = self.note.as_deref();
        interrupt.waiting(|| reviews.accept(&found, overtaken, note, &go_on))?;
        session.wrote();
        session.no_way_back("the food can be corrected again");
        shown(Done {
            message: match found.len() {
                1 => "Accepted the correction".to_owned(),
                count => format!("Accepted {count} corrections"),
            },
            ids: ids(&found),
        })
    }
}

/// Turn a correction down
///
/// Example:
///   journal catalog review reject 5eb1 --note "the label says otherwise"
#[derive(Args)]
#[command(verbatim_doc_comment)]
pub(in crate::cli) struct Reject {
    /// The correction's id, or how it begins
    id: String,
    /// Why, for whoever proposed it
    #[arg(long, value_parser = note)]
    note: String,
    #[command(flatten)]
    folder: Folder,
}

impl Runs for Reject {
    fn run(self, session: &Session) -> Shown {
        let reviews = reviews(&self.folder, session)?;
        let found = find(&reviews, std::slice::from_ref(&self.id), session)?;
        let ids = ids(&found);
        if session.globals.dry_run {
            return shown(Document(json!({ "reject": ids[0], "note": self.note })));
        }
        found
            .iter()
            .try_for_each(|proposal| reviews.reject(proposal, &self.note))?;
        session.wrote();
        session.no_way_back("whoever proposed it can propose it again");
        shown(Done {
            message: "Rejected the correction".to_owned(),
            ids,
        })
    }
}

/// Finds proposals by their ids, and says which journals were not looked into.
fn find(reviews: &Reviews, ids: &[String], session: &Session) -> Result<Vec<Proposal>> {
    let ids = ids.iter().map(|id| prefix(id, "correction"));
    let ids = ids.collect::<Result<Vec<String>>>()?;
    let proposals = reviews.proposals();
    for before in &proposals.before {
        kept_before::tell(session, before);
    }
    let mut found: Vec<Proposal> = Vec::new();
    for id in &ids {
        let proposal = proposals.find(id)?;
        if found.iter().all(|known| known.id() != proposal.id()) {
            found.push(proposal.clone());
        }
    }
    for trouble in &proposals.unread {
        session.note(format!("not looked into: {}", trouble.message()));
    }
    Ok(found)
}

fn reviews(folder: &Folder, session: &Session) -> Result<Reviews> {
    Ok(Reviews::new(
        folder.place_in_use(session)?,
        starter::source,
        clock()?,
    ))
}

fn ids(proposals: &[Proposal]) -> Vec<String> {
    proposals
        .iter()
        .map(|proposal| proposal.id().to_owned())
        .collect()
}
