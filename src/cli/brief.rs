//! What is told of a failure is short, however long that is which it repeats.

use crate::error::{Detail, Error};

/// Letters of a text that are told whole.
const WHOLE: usize = 2_000;
/// Of a longer one so many from its beginning, and so many from its end, which says what is wrong.
const BEGINNING: usize = 1_400;
const END: usize = 500;

/// A text with its midst left out where it is long.
pub(super) fn brief(text: &str) -> String {
    let letters = text.chars().count();
    if letters <= WHOLE {
        return text.to_owned();
    }
    let beginning: String = text.chars().take(BEGINNING).collect();
    let end: String = text.chars().skip(letters - END).collect();
    let left = letters - BEGINNING - END;
    format!("{beginning} … ({left} letters left out) … {end}")
}

/// An error that tells no more than a person reads. Keys are masked first: of one that stands where the
/// text is cut, a part would be left.
pub(super) fn error(error: &Error, masked: impl Fn(&str) -> String) -> Error {
    let brief = |text: &str| brief(&masked(text));
    let detail = |detail: &Detail| Detail {
        path: brief(&detail.path),
        message: brief(&detail.message),
    };
    let told = error.clone().with_message(brief(error.message()));
    let told = told.with_details(error.details().iter().map(detail).collect());
    match error.hint_text() {
        Some(hint) => told.hint(brief(hint)),
        None => told,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::error::Code;

    #[test]
    fn a_long_text_is_told_by_its_beginning_and_its_end() {
        let long = format!("it {} is none", "ä".repeat(120_000));
        let told = Error::new(Code::Usage, long.as_str()).hint(long.as_str());
        let told = error(&told, str::to_owned);
        for text in [told.message(), told.hint_text().unwrap()] {
            assert!(text.chars().count() <= WHOLE, "{text}");
            assert!(text.starts_with("it ä") && text.ends_with("ä is none"));
        }
        assert_eq!(brief("it is none"), "it is none");
    }
}
