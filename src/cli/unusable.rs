//! What the ground floor says of a file or a keyring, as an error.

use super::modes::chmod;
use crate::api::key::{ID, PREFIX};
use crate::config::{Mend, Unusable};
use crate::error::{Code, Error, Outcome, quoted};

/// What the floor below says of a file, as an error; whatever looks like a key is cut out.
pub(super) fn unusable(unusable: &Unusable) -> Error {
    let code = match unusable.is_full() {
        true => Code::LocalStore,
        false => Code::Config,
    };
    let error = Error::new(code, without_keys(&unusable.to_string())).outcome(became(unusable));
    match hint(unusable) {
        Some(hint) => error.hint(hint),
        None => error,
    }
}

/// What to do next.
pub(super) fn hint(unusable: &Unusable) -> Option<String> {
    match unusable.mend() {
        Some((Mend::Mode(mode), place)) => Some(chmod(mode, place)),
        Some((Mend::Owner(me), place)) => {
            let place = quoted(&place.display().to_string());
            Some(format!(
                "look at what stands there; if you want it: chown {me} {place}"
            ))
        }
        None => unusable.hint_text().map(str::to_owned),
    }
}

/// What became of a file that was to be written.
pub(super) fn became(unusable: &Unusable) -> Outcome {
    match unusable.is_done() {
        true => Outcome::Applied,
        false => Outcome::NotApplied,
    }
}

/// A text in which nothing is left of a key but its id.
pub(super) fn without_keys(text: &str) -> String {
    let mark = format!("{PREFIX}_");
    let mut parts = text.split(&mark);
    let mut clean = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let letter = |c: char| c.is_ascii_alphanumeric() || c == '_';
        let end = part.find(|c| !letter(c)).unwrap_or(part.len());
        let shown = end.min(ID);
        let more = if end > shown { "…" } else { "" };
        clean.push_str(&format!("{mark}{}{more}{}", &part[..shown], &part[end..]));
    }
    clean
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_is_left_of_a_key_but_its_id() {
        let told = without_keys("sh: jrnl_abcd1234_SECRET_xyz: not found, jrnl_x");
        assert_eq!(told, "sh: jrnl_abcd1234…: not found, jrnl_x");
    }
}
