//! Query strings: pairs of text, percent-encoded.

/// Encodes a text for a path or a query string.
pub fn encode(text: &str) -> String {
    let mut encoded = String::with_capacity(text.len());
    for byte in text.bytes() {
        match byte {
            b'A'..=b'Z' | b'a'..=b'z' | b'0'..=b'9' | b'-' | b'.' | b'_' | b'~' => {
                encoded.push(char::from(byte))
            }
            other => encoded.push_str(&format!("%{other:02X}")),
        }
    }
    encoded
}

/// Decodes a text from a path. `None` when it is no UTF-8 or an escape is broken.
pub fn decode(text: &str) -> Option<String> {
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text.bytes();
    while let Some(byte) = rest.next() {
        if byte != b'%' {
            bytes.push(byte);
            continue;
        }
        let digit = |byte: Option<u8>| char::from(byte?).to_digit(16);
        let (high, low) = (digit(rest.next())?, digit(rest.next())?);
        bytes.push(u8::try_from(high * 16 + low).ok()?);
    }
    String::from_utf8(bytes).ok()
}

/// Writes a query string.
pub fn write(pairs: &[(String, String)]) -> String {
    let written: Vec<String> = pairs
        .iter()
        .map(|(name, value)| format!("{}={}", encode(name), encode(value)))
        .collect();
    written.join("&")
}

/// Reads a query string; `+` is a blank. `None` when an escape is broken.
pub fn read(text: &str) -> Option<Vec<(String, String)>> {
    let pairs = text.split('&').filter(|pair| !pair.is_empty());
    pairs
        .map(|pair| {
            let (name, value) = pair.split_once('=').unwrap_or((pair, ""));
            let plain = |text: &str| decode(&text.replace('+', " "));
            Some((plain(name)?, plain(value)?))
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_query_string_comes_back_as_it_was() {
        let pairs = vec![
            ("query".to_owned(), "crème & \"x\" + %".to_owned()),
            ("from".to_owned(), "2026-11-21T08:00:00+01:00".to_owned()),
            (String::new(), String::new()),
        ];
        assert_eq!(read(&write(&pairs)), Some(pairs));
        assert_eq!(
            read("a+b=c+d&&e"),
            Some(vec![
                ("a b".into(), "c d".into()),
                ("e".into(), String::new())
            ])
        );
        assert_eq!(read("a=%f"), None);
        assert_eq!(read("a=%ff"), None);
    }
}
