//! Numbers as programs write them: with point or comma, thousands parted or not.

use crate::model::Amount;

/// Reads a cell. An empty one, or one that says so, is unknown. In a table parted by commas a comma
/// before three digits parts thousands; in another one it is a decimal comma, and a single point before
/// three digits may be either, so it is refused.
pub(super) fn read(text: &str, is_english: bool) -> Result<Option<Amount>, String> {
    let text = text.trim();
    if matches!(
        text.to_lowercase().as_str(),
        "" | "-" | "–" | "—" | "n/a" | "na" | "null"
    ) {
        return Ok(None);
    }
    let wrong = || format!("{:?} is no number", shown(text));
    let plain = match (text.rfind('.'), text.rfind(',')) {
        (None, None) => text.to_owned(),
        (Some(point), Some(comma)) if point > comma => grouped(text, ',', '.').ok_or_else(wrong)?,
        (Some(_), Some(_)) => grouped(text, '.', ',').ok_or_else(wrong)?,
        (Some(_), None) if !is_english && looks_grouped(text, '.') => {
            return Err(format!("{text} may be thousands or a fraction"));
        }
        (Some(_), None) => text.to_owned(),
        (None, Some(_)) if is_english && looks_grouped(text, ',') => text.replace(',', ""),
        (None, Some(_)) => text.replacen(',', ".", 1),
    };
    let is_plain = plain
        .bytes()
        .all(|byte| byte.is_ascii_digit() || byte == b'.');
    match Amount::parse(&plain).filter(|_| is_plain) {
        Some(amount) => Ok(Some(amount)),
        None => Err(wrong()),
    }
}

/// Without the marks between thousands, and with a point before the fraction.
fn grouped(text: &str, mark: char, point: char) -> Option<String> {
    let (whole, fraction) = text.split_once(point)?;
    looks_grouped(whole, mark).then(|| format!("{}.{fraction}", whole.replace(mark, "")))
}

/// `1,050`, `12,345,678`; not `0,125`.
fn looks_grouped(text: &str, mark: char) -> bool {
    let mut parts = text.split(mark);
    let first = parts.next().unwrap_or_default();
    let mut rest = parts.peekable();
    let is_digits = |part: &str| part.bytes().all(|byte| byte.is_ascii_digit());
    (1..=3).contains(&first.len())
        && is_digits(first)
        && !first.starts_with('0')
        && rest.peek().is_some()
        && rest.all(|part| part.len() == 3 && is_digits(part))
}

fn shown(text: &str) -> String {
    text.chars().take(crate::model::limits::ECHO).collect()
}

#[cfg(test)]
mod tests {
    use super::read;

    #[test]
    fn a_comma_is_what_its_table_means_by_it_and_nothing_is_guessed() {
        let read = |text, is_english| {
            let read = read(text, is_english);
            read.map(|amount| amount.map_or("unknown".to_owned(), |amount| amount.to_string()))
        };
        for (text, english, other) in [
            ("", Some("unknown"), Some("unknown")),
            ("n/a", Some("unknown"), Some("unknown")),
            ("0", Some("0"), Some("0")),
            ("12.50", Some("12.5"), Some("12.5")),
            ("30,5", Some("30.5"), Some("30.5")),
            ("0,125", Some("0.125"), Some("0.125")),
            ("1,050", Some("1050"), Some("1.05")),
            ("1.050", Some("1.05"), None),
            ("1,050.5", Some("1050.5"), Some("1050.5")),
            ("1.050,5", Some("1050.5"), Some("1050.5")),
            ("-3", None, None),
            ("1e3", None, None),
            ("12,34,5", None, None),
            ("abc", None, None),
        ] {
            assert_eq!(read(text, true).ok().as_deref(), english, "{text}");
            assert_eq!(read(text, false).ok().as_deref(), other, "{text}");
        }
    }
}
