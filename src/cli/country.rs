//! Countries, as they are typed.

use crate::catalog::country::is_country;

/// What is typed for a country, and is the code of none.
const MISTAKEN: [(&str, &str); 3] = [
    ("UK", "is no country's code: the United Kingdom is GB"),
    ("EL", "is no country's code: Greece is GR"),
    ("EU", "is many countries: name one, as FR"),
];

/// The code of a country that is there.
pub(in crate::cli) fn country(text: &str) -> Result<String, String> {
    let code = region(text)?.to_ascii_uppercase();
    match is_country(&code) {
        true => Ok(code),
        false => Err("must be a country's two letters, as FR".to_owned()),
    }
}

/// A country whose foods come first: any two letters may be asked for, but those that are often typed and
/// find nothing are told.
pub(in crate::cli) fn region(text: &str) -> Result<String, String> {
    let mut mistaken = MISTAKEN.iter();
    match mistaken.find(|(code, _)| text.eq_ignore_ascii_case(code)) {
        Some((_, what)) => Err((*what).to_owned()),
        None => Ok(text.to_owned()),
    }
}
