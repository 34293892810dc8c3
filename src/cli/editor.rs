//! A body in the person's own editor: what is saved there is sent, and nothing that was typed is lost.

mod file;
mod program;

use serde_json::Value;

use super::prompt;
use super::session::{Session, say, shown};
use super::{Shown, failure, input};
use crate::error::{Code, Error, Result};
use crate::model::json;
use crate::render::note::Silence;
use file::Draft;

pub(super) use program::split;

/// A body as it stands, with what a person should know who changes it.
pub(super) struct Text {
    /// Lines that are not read back.
    pub(super) about: Vec<String>,
    /// The body.
    pub(super) body: Value,
}

impl Text {
    fn written(&self) -> String {
        let about = self.about.iter().map(|line| format!("# {line}\n"));
        format!("{}{:#}\n", about.collect::<String>(), self.body)
    }
}

/// Has a body edited and hands over what became of it. Left as it is or emptied, it is not sent;
/// what is refused can be opened again.
///
/// Errors: `Usage` where there is no terminal, with the flags that do the same; `Declined`; those
/// of `send`, with the place where the text is kept.
pub(super) fn edit(
    session: &Session,
    text: &Text,
    flags: &str,
    send: impl Fn(Value) -> Shown,
) -> Shown {
    if !session.can_ask() {
        let what = "an editor needs a terminal, and nobody who wants JSON";
        return Err(Error::new(Code::Usage, what).hint(format!("use instead: {flags}")));
    }
    let written = text.written();
    let draft = Draft::new(&written)?;
    loop {
        if let Err(error) = program::open(draft.path()) {
            return Err(draft.keep(error));
        }
        let sent = draft
            .read()
            .and_then(|edited| match changed(text, &edited)? {
                Some(body) => send(body),
                None => {
                    session.note("nothing is changed, so nothing was sent");
                    shown(Silence)
                }
            });
        match sent {
            Ok(view) => {
                draft.remove();
                return Ok(view);
            }
            // Who answers yes to everything is not asked, and would never be done.
            Err(error) if can_be_mended(&error) && !is_settled(session) => {
                // The person reads why before they answer.
                say(failure::told(session, &error).trim_end());
                if let Err(left) = prompt::confirm(session, "Open it again?") {
                    return Err(draft.keep(left));
                }
            }
            Err(error) => return Err(draft.keep(error)),
        }
    }
}

/// The body that was made of a text; `None` where it is what it was, or nothing.
///
/// Errors: `InvalidInput` when it is no JSON.
fn changed(text: &Text, edited: &str) -> Result<Option<Value>> {
    let read = input::without_notes(edited);
    if read.trim().is_empty() {
        return Ok(None);
    }
    let body = json::parse(read.as_bytes())?;
    Ok((body != text.body).then_some(body))
}

fn is_settled(session: &Session) -> bool {
    session.globals.yes || session.globals.dry_run
}

/// Whether another text might be taken.
fn can_be_mended(error: &Error) -> bool {
    matches!(
        error.code(),
        Code::InvalidInput | Code::NotUnderstood | Code::NotFound | Code::FoodInCatalog
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn text() -> Text {
        Text {
            about: vec!["Oats".to_owned()],
            body: json!({ "name": "# no comment", "items": [1, 2] }),
        }
    }

    #[test]
    fn a_text_that_nobody_touched_or_that_is_empty_says_nothing() {
        let text = text();
        assert_eq!(changed(&text, &text.written()), Ok(None));
        for nothing in ["", "\n \n", "# Oats\n  # more\n"] {
            assert_eq!(changed(&text, nothing), Ok(None), "{nothing:?}");
        }
    }

    #[test]
    fn what_is_changed_is_read_and_comments_may_stand_anywhere() {
        let text = text();
        let written = text.written().replace("2", "# of mine\n3");
        let read = changed(&text, &written).unwrap();
        assert_eq!(
            read,
            Some(json!({ "name": "# no comment", "items": [1, 3] }))
        );
        assert!(changed(&text, "{").is_err());
    }
}
