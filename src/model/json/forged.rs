//! Members that are called as serde_json calls values of its own.
//!
//! It hands a number that keeps its digits, and a text that is JSON, on as an object of one member with a name that
//! nobody uses. Who uses it all the same would have an object read as a number, or a text read as JSON once more, and
//! that to a depth that nothing bounds.

use memchr::memmem::find_iter;

/// How these names begin.
const BEGINS: &[u8] = b"$serde_json::private::";

/// Whether a text, if it is JSON, has such a member; it is told without reading it.
pub(super) fn is_forged(text: &[u8]) -> bool {
    // The first letter stands as it is, or escaped in the one way that there is.
    let names = find_iter(text, b"\"$").chain(find_iter(text, b"\"\\u0024"));
    let mut names = names.filter(|at| is_quote(text, *at));
    names.any(|at| {
        let behind = behind(&text[at + 1..]);
        behind.is_some_and(is_of_member)
    })
}

/// Whether the quote here is one, and no letter of a text.
fn is_quote(text: &[u8], at: usize) -> bool {
    let escapes = text[..at].iter().rev().take_while(|byte| **byte == b'\\');
    escapes.count() % 2 == 0
}

/// What stands behind the beginning of such a name, where a text begins so.
fn behind(text: &[u8]) -> Option<&[u8]> {
    BEGINS.iter().try_fold(text, |rest, wanted| {
        let (letter, rest) = letter(rest)?;
        (letter == *wanted).then_some(rest)
    })
}

/// The first letter of a text, of those that these names have, as it stands or escaped.
fn letter(text: &[u8]) -> Option<(u8, &[u8])> {
    let Some(digits) = text.strip_prefix(b"\\u00") else {
        return text.split_first().map(|(letter, rest)| (*letter, rest));
    };
    let (digits, rest) = digits.split_at_checked(2)?;
    let digits = std::str::from_utf8(digits).ok()?;
    Some((u8::from_str_radix(digits, 16).ok()?, rest))
}

/// Whether the text that goes on so is the name of a member: a colon stands behind it.
fn is_of_member(rest: &[u8]) -> bool {
    let mut is_escaped = false;
    let end = rest.iter().position(|byte| {
        let is_end = *byte == b'"' && !is_escaped;
        is_escaped = *byte == b'\\' && !is_escaped;
        is_end
    });
    let behind = end.and_then(|end| rest.get(end + 1..)).unwrap_or_default();
    behind.trim_ascii_start().starts_with(b":")
}

#[cfg(test)]
mod tests {
    use super::is_forged;

    #[test]
    fn such_a_member_is_told_however_it_is_written() {
        for text in [
            r#"{"$serde_json::private::Number":"12"}"#,
            r#"[1,{"a":{"$serde_json::private::RawValue" : "[]"}}]"#,
            r#"{"\u0024serde_json::private::RawValue":1}"#,
            r#"{"$\u0073erde_json\u003a:private\u003A:x\"y":1}"#,
            r#"{"a\\":"\\","$serde_json::private::Number":"12"}"#,
        ] {
            assert!(is_forged(text.as_bytes()), "{text}");
        }
    }

    #[test]
    fn texts_and_other_members_are_none() {
        for text in [
            r#"{"a":"$serde_json::private::Number"}"#,
            r#"{"a":"\"$serde_json::private::Number\":1"}"#,
            r#"{"$ref":1,"$serde_json":2,"$serde_json::":3,"serde_json::private::Number":4}"#,
            r#"["$serde_json::private::Number","$","\u0024"]"#,
            r#""$serde_json::private::"#,
            r#""\u00"#,
            "",
        ] {
            assert!(!is_forged(text.as_bytes()), "{text}");
        }
    }
}
