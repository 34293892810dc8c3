//! What to do next, where an error does not say it itself: by its kind.

use super::aim::aimed;
use super::session::Session;
use crate::error::{Code, Error, Outcome};

/// What to do after an error: its own hint, else that of its kind. Its commands are about the
/// journal that was meant.
pub(super) fn of(session: &Session, error: &Error) -> String {
    match error.hint_text() {
        Some(hint) => aimed(session, hint),
        None => {
            let usual = usual(error.code(), session.command());
            aimed(session, &kept(error, usual))
        }
    }
}

/// Where what was asked for was done and could not be told, the hint says so first.
fn kept(error: &Error, usual: String) -> String {
    match (error.code(), error.what_became()) {
        (Code::Output, Outcome::Applied) => format!("what was asked for is done: {usual}"),
        _ => usual,
    }
}

fn usual(code: Code, command: &str) -> String {
    let help = match command {
        "" => "journal --help".to_owned(),
        command => format!("journal {command} --help"),
    };
    match code {
        Code::Usage | Code::MethodNotAllowed => format!("what the command takes is told by: {help}"),
        Code::NotUnderstood | Code::InvalidInput => {
            format!("mend what is named and run it again; how it is written is told by: {help}")
        }
        Code::IdempotencyKeyReused => "send it with another key".to_owned(),
        Code::Unauthorized => "store a key that is good with: journal auth login".to_owned(),
        Code::Forbidden => "use a key that may do this: journal auth login".to_owned(),
        Code::NotFound => "what there is is told by: journal meal list, journal find WORDS".to_owned(),
        Code::FoodInCatalog => {
            "use the food that is there, by its library/key, or save yours without the barcode"
                .to_owned()
        }
        Code::BodyTooLarge => "send it in smaller parts".to_owned(),
        Code::HostNotServed => {
            "ask the host that is served, or serve this one: journal serve --public-host NAME".to_owned()
        }
        Code::RateLimited => "wait a little and run it again".to_owned(),
        Code::Unavailable => {
            "wait a little and run it again; where that does not help, the log of the service says why"
                .to_owned()
        }
        Code::Internal => {
            "this is a fault of the program, not yours: journal doctor looks whether all is well"
                .to_owned()
        }
        Code::Ambiguous => "say more of it, or its whole id or reference".to_owned(),
        Code::Conflict => "look at it as it is now, and decide anew".to_owned(),
        Code::Network => {
            "see whether the service runs and its address is right: journal context list".to_owned()
        }
        Code::BadAnswer => {
            "run it again later; which service it is is told by: journal context list".to_owned()
        }
        Code::LocalStore => {
            "journal doctor looks what is wrong, journal db check looks through the whole file"
                .to_owned()
        }
        Code::Config => {
            "mend it in the file that journal config path names; journal doctor looks whether all is well"
                .to_owned()
        }
        Code::Declined | Code::Interrupted => "run the command again to begin anew".to_owned(),
        Code::Output => "have standard output go where there is room for it".to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_help_that_is_named_is_that_of_the_command() {
        assert!(usual(Code::Usage, "meal list").contains("journal meal list --help"));
        assert!(usual(Code::Usage, "").contains("journal --help"));
    }
}
