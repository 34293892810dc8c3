//! Which characters the terminal can draw.

use std::env;
use std::ffi::OsString;

/// Whether drawings keep to ASCII: on a dumb terminal, and where the locale says another encoding
/// than UTF-8. Where nothing says a locale, UTF-8 it is, as everywhere today.
pub(super) fn is_plain() -> bool {
    let is_dumb = env::var_os("TERM").is_some_and(|term| term == "dumb");
    is_dumb || locale().is_some_and(|locale| !is_utf8(&locale))
}

/// The locale of characters: the first of the three that is set, as everywhere on Unix.
fn locale() -> Option<String> {
    let names = ["LC_ALL", "LC_CTYPE", "LANG"];
    let set = |name| env::var_os(name).filter(|value: &OsString| !value.is_empty());
    let found = names.into_iter().find_map(set)?;
    Some(found.to_string_lossy().into_owned())
}

fn is_utf8(locale: &str) -> bool {
    let encoding = locale.to_ascii_lowercase();
    encoding.contains("utf-8") || encoding.contains("utf8")
}

#[cfg(test)]
mod tests {
    use super::is_utf8;

    #[test]
    fn a_locale_says_its_encoding_behind_the_dot() {
        for locale in ["C.UTF-8", "de_DE.utf8", "en_GB.UTF-8@euro"] {
            assert!(is_utf8(locale), "{locale}");
        }
        for locale in ["C", "POSIX", "de_DE", "de_DE.ISO-8859-1"] {
            assert!(!is_utf8(locale), "{locale}");
        }
    }
}
