//! Quotes of a row of separated values: one that nothing closes takes the rows behind it for text.

/// Whether each quote that opens a cell of a row is closed at the end of that cell. Elsewhere in a cell a quote is a
/// letter: `12" pizza`.
pub fn are_closed(row: &str, delimiter: u8) -> bool {
    let row = row.trim_end_matches(['\r', '\n']).as_bytes();
    let mut at = 0;
    loop {
        let end = match row.get(at) {
            Some(b'"') => match closing(row, at + 1) {
                Some(closing) => closing + 1,
                None => return false,
            },
            _ => (row.get(at..).unwrap_or_default().iter())
                .position(|byte| *byte == delimiter)
                .map_or(row.len(), |length| at + length),
        };
        match row.get(end) {
            None => return true,
            Some(byte) if *byte == delimiter => at = end + 1,
            Some(_) => return false,
        }
    }
}

/// Where the quote is that closes a cell, of which this is inside; two stand for one of its letters.
pub fn closing(row: &[u8], from: usize) -> Option<usize> {
    let mut at = from;
    loop {
        at += row.get(at..)?.iter().position(|byte| *byte == b'"')?;
        match row.get(at + 1) {
            Some(b'"') => at += 2,
            _ => return Some(at),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::are_closed;

    #[test]
    fn a_quote_is_closed_at_the_end_of_its_cell() {
        for row in [
            "a,b",
            "",
            ",",
            "\"a\",b\r\n",
            "a,\"b, c\"",
            "\"say \"\"cheese\"\"\",1",
            "\"\",\"\"",
            "\"two\nlines\",1",
            "12\" pizza,1",
            "a,5\"",
        ] {
            assert!(are_closed(row, b','), "{row}");
        }
        for row in [
            "a,\"b",
            "a,\"b\n\"c\",d",
            "\"a\"b,c",
            "a,\"",
            "a,\"b\"\"",
            "\"a\" ,b",
        ] {
            assert!(!are_closed(row, b','), "{row}");
        }
    }
}
