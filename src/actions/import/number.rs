//! Numbers as programs write them: with point or comma, thousands parted or not.

use crate::model::Amount;

/// What a mark before three digits says in a table: it parts thousands in one and begins a fraction in another.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Marks {
    /// Somewhere a point begins a fraction, or commas part thousands.
    points: bool,
    /// Somewhere a comma begins a fraction, or points part thousands.
    commas: bool,
    /// Something else than a comma parts the cells, as where commas begin fractions: so nothing is sure of a point.
    parted_otherwise: bool,
}

impl Marks {
    /// As those of a table in which semicolons part the cells, as programs have it that begin fractions with a comma.
    pub(super) const OF_SEMICOLONS: Marks = Marks {
        points: false,
        commas: false,
        parted_otherwise: true,
    };

    /// Learns from a number how the others are written; what is none says nothing.
    pub(super) fn learn(&mut self, text: &str) {
        let text = text.trim();
        let is_mark = |byte: u8| matches!(byte, b'.' | b',');
        if !text
            .bytes()
            .all(|byte| byte.is_ascii_digit() || is_mark(byte))
        {
            return;
        }
        let several = |mark| text.matches(mark).count() > 1;
        match (text.rfind('.'), text.rfind(',')) {
            (Some(point), Some(comma)) if point > comma => self.points = true,
            (Some(_), Some(_)) => self.commas = true,
            (Some(_), None) if looks_grouped(text, '.') => self.commas |= several('.'),
            // 17.11.2026 is no number.
            (Some(_), None) => self.points |= !several('.'),
            (None, Some(_)) if looks_grouped(text, ',') => self.points |= several(','),
            (None, Some(_)) => self.commas |= !several(','),
            (None, None) => {}
        }
    }
}

/// Reads a cell. An empty one, or one that says so, is unknown. What may be thousands or a fraction is what the
/// others of its table say. Where they do not, a comma is refused, and a point begins a fraction but where semicolons part
/// the cells: there it is refused, too, as both are where the others say both.
pub(super) fn read(text: &str, marks: Marks) -> Result<Option<Amount>, String> {
    let text = text.trim();
    if matches!(
        text.to_lowercase().as_str(),
        "" | "-" | "–" | "—" | "n/a" | "na" | "null"
    ) {
        return Ok(None);
    }
    let wrong = || format!("{:?} is no number", shown(text));
    let either = || {
        format!(
            "{text} may be thousands or a fraction, and the other numbers here do not tell which"
        )
    };
    let is_several = |mark| text.matches(mark).count() > 1;
    let plain = match (text.rfind('.'), text.rfind(',')) {
        (None, None) => text.to_owned(),
        (Some(point), Some(comma)) if point > comma => grouped(text, ',', '.').ok_or_else(wrong)?,
        (Some(_), Some(_)) => grouped(text, '.', ',').ok_or_else(wrong)?,
        (Some(_), None) if looks_grouped(text, '.') => match (marks.points, marks.commas) {
            _ if is_several('.') => text.replace('.', ""),
            (false, true) => text.replace('.', ""),
            (true, true) => return Err(either()),
            (false, false) if marks.parted_otherwise => return Err(either()),
            (_, false) => text.to_owned(),
        },
        (Some(_), None) => text.to_owned(),
        (None, Some(_)) if looks_grouped(text, ',') => match (marks.points, marks.commas) {
            _ if is_several(',') => text.replace(',', ""),
            (true, false) if !marks.parted_otherwise => text.replace(',', ""),
            (false, true) => text.replacen(',', ".", 1),
            _ => return Err(either()),
        },
        (None, Some(_)) => text.replacen(',', ".", 1),
    };
    let digits = plain.strip_prefix('-').unwrap_or(&plain);
    let is_plain = digits
        .bytes()
        .all(|byte| byte.is_ascii_digit() || byte == b'.');
    match Amount::parse(&plain).filter(|_| is_plain) {
        Some(amount) if amount < Amount::ZERO => Err(format!("{text} is below zero")),
        Some(amount) => Ok(Some(amount)),
        None => Err(wrong()),
    }
}

/// A number, and what stands behind it: `100.00` and ` g`.
pub(super) fn parted(text: &str) -> (&str, &str) {
    let end = text.find(|c: char| !c.is_ascii_digit() && !matches!(c, '.' | ','));
    text.split_at(end.unwrap_or(text.len()))
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
    use super::{Marks, read};

    /// As it is read in a table with these other numbers.
    fn among(others: &[&str], text: &str) -> Option<String> {
        among_those(Marks::default(), others, text)
    }

    fn among_those(mut marks: Marks, others: &[&str], text: &str) -> Option<String> {
        others.iter().for_each(|other| marks.learn(other));
        let read = read(text, marks).ok()?;
        Some(read.map_or("unknown".to_owned(), |amount| amount.to_string()))
    }

    #[test]
    fn a_comma_is_what_its_table_means_by_it_and_nothing_is_guessed() {
        for (text, points, commas, neither) in [
            ("", Some("unknown"), Some("unknown"), Some("unknown")),
            ("n/a", Some("unknown"), Some("unknown"), Some("unknown")),
            ("0", Some("0"), Some("0"), Some("0")),
            ("12.50", Some("12.5"), Some("12.5"), Some("12.5")),
            ("30,5", Some("30.5"), Some("30.5"), Some("30.5")),
            ("0,125", Some("0.125"), Some("0.125"), Some("0.125")),
            ("1,050", Some("1050"), Some("1.05"), None),
            ("1.050", Some("1.05"), Some("1050"), Some("1.05")),
            ("1,050.5", Some("1050.5"), Some("1050.5"), Some("1050.5")),
            ("1.050,5", Some("1050.5"), Some("1050.5"), Some("1050.5")),
            (
                "1,234,567",
                Some("1234567"),
                Some("1234567"),
                Some("1234567"),
            ),
            (
                "1.234.567",
                Some("1234567"),
                Some("1234567"),
                Some("1234567"),
            ),
            ("-3", None, None, None),
            ("1e3", None, None, None),
            ("12,34,5", None, None, None),
            ("abc", None, None, None),
        ] {
            assert_eq!(among(&["12.5"], text).as_deref(), points, "{text}");
            assert_eq!(among(&["12,5"], text).as_deref(), commas, "{text}");
            assert_eq!(
                among(&["12", "1,050", "17.11.2026"], text).as_deref(),
                neither,
                "{text}"
            );
        }
        assert_eq!(among(&["1,234,567"], "1,050").as_deref(), Some("1050"));
        assert_eq!(among(&["0,125"], "1,050").as_deref(), Some("1.05"));
        // Where some say this and some say that, nobody knows.
        assert_eq!(among(&["12.5", "12,5"], "1,050"), None);
        assert_eq!(among(&["12.5", "12,5"], "1.050"), None);
        assert_eq!(among(&["1.250,75"], "1.050").as_deref(), Some("1050"));
        assert_eq!(among(&["1.250"], "1,050"), None);
    }

    #[test]
    fn semicolons_make_a_point_as_doubtful_as_a_comma_is_elsewhere() {
        for (others, text, expected) in [
            (&["12", "1.050"][..], "2.675", None),
            (&[], "2,675", None),
            (&["0,5"], "2,675", Some("2.675")),
            (&["0,5"], "2.675", Some("2675")),
            (&["1.050.000"], "2.675", Some("2675")),
            (&["0.5"], "2.675", Some("2.675")),
            (&["0.5"], "2,675", None),
            (&["0.5", "0,5"], "2.675", None),
            (&[], "2.67", Some("2.67")),
        ] {
            let read = among_those(Marks::OF_SEMICOLONS, others, text);
            assert_eq!(read.as_deref(), expected, "{others:?} {text}");
        }
    }
}
