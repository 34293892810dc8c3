//! Singular and plural alike, in English and French.

use unicode_normalization::UnicodeNormalization;

use super::text;

/// Ways in which a text of several words is looked for.
const MOST_BEGINNINGS: usize = 4;

/// A form that the singular and the plural of a folded word share. It is for comparing alone:
/// what it gives need not be a word.
///
/// `eggs` and `egg`, `berries` and `berry`, `tomatoes` and `tomato`, `peaches` and `peach`,
/// `loaves` and `loaf`, `choux` and `chou` become one. So do `cookie` and `cooky`: no matter.
pub fn stem(word: &str) -> String {
    let singular = match word.strip_suffix('s') {
        Some(rest) if rest.chars().count() > 1 && !rest.ends_with('s') => rest,
        _ => without_x(word),
    };
    for (plural, ending) in [
        ("ie", "y"),
        ("oe", "o"),
        ("che", "ch"),
        ("she", "sh"),
        ("sse", "ss"),
        ("xe", "x"),
        ("ave", "af"),
        ("lve", "lf"),
    ] {
        if let Some(stem) = singular.strip_suffix(plural) {
            return format!("{stem}{ending}");
        }
    }
    singular.to_owned()
}

/// A word without the `x` of a French plural: `gâteaux`, `choux`.
fn without_x(word: &str) -> &str {
    match word.strip_suffix('x') {
        Some(rest) if rest.ends_with("au") || rest.ends_with("eu") || rest.ends_with("ou") => rest,
        _ => word,
    }
}

/// The words of a text in that form, but with their diacritics.
pub fn accented_stems(words: &str) -> Vec<String> {
    let words = words.nfc().collect::<String>().to_lowercase();
    let words = words.split(|character: char| !character.is_alphanumeric());
    words.filter(|word| !word.is_empty()).map(stem).collect()
}

/// The words of a text in the form singular and plural share.
pub fn stems(text: &str) -> Vec<String> {
    text::words(text).iter().map(|word| stem(word)).collect()
}

/// How singular and plural of a text may begin, to look for it where words are found by their
/// beginning: `cookies` as `cooky` and `cookie`, `loaf` as `loaf` and `loave`. At most four.
pub fn beginnings(text: &str) -> Vec<String> {
    let mut texts = vec![String::new()];
    for stem in stems(text) {
        let words: Vec<String> = std::iter::once(stem.clone())
            .chain(other_beginning(&stem))
            .collect();
        let words = match texts.len() < MOST_BEGINNINGS {
            true => &words[..],
            false => &words[..1],
        };
        let longer = |text: &String| {
            let add = |word: &String| format!("{text} {word}").trim().to_owned();
            words.iter().map(add).collect::<Vec<_>>()
        };
        texts = texts.iter().flat_map(longer).collect();
    }
    texts
}

/// As the plural of a stem begins, where it does not begin as the stem: `berrie`, `loave`.
fn other_beginning(stem: &str) -> Option<String> {
    let before = |ending| stem.strip_suffix(ending).filter(|word| !word.is_empty());
    if let Some(word) = before("y") {
        let is_vowel = word.ends_with(['a', 'e', 'i', 'o', 'u']);
        return (!is_vowel).then(|| format!("{word}ie"));
    }
    ["af", "lf"]
        .into_iter()
        .find_map(before)
        .map(|_| format!("{}ve", &stem[..stem.len() - 1]))
}

/// Whether two texts say the same but for case, diacritics and number. Signs alone, as an emoji,
/// are no words, and only like themselves.
pub fn alike(one: &str, other: &str) -> bool {
    let stems = (stems(one), stems(other));
    let are_words = !stems.0.is_empty() || one.trim() == other.trim();
    are_words && stems.0 == stems.1
}

/// Whether two texts have the same words, in whatever order: `Bread, sourdough`, `sourdough bread`.
pub fn is_turned(one: &str, other: &str) -> bool {
    let sorted = |text: &str| {
        let mut stems = stems(text);
        stems.sort_unstable();
        stems
    };
    let one = sorted(one);
    !one.is_empty() && one == sorted(other)
}

#[cfg(test)]
mod tests {
    use super::{alike, beginnings, is_turned};

    #[test]
    fn a_word_is_looked_for_as_its_singular_and_its_plural_begin() {
        for (text, begin) in [
            ("eggs", &["egg"][..]),
            ("Cookies", &["cooky", "cookie"]),
            ("turkey", &["turkey"]),
            ("rye loaves", &["rye loaf", "rye loave"]),
            ("wolf", &["wolf", "wolve"]),
            (
                "berry pies",
                &["berry py", "berry pie", "berrie py", "berrie pie"],
            ),
            (
                "berry pies, berry",
                &[
                    "berry py berry",
                    "berry pie berry",
                    "berrie py berry",
                    "berrie pie berry",
                ],
            ),
            ("🥚", &[""]),
        ] {
            assert_eq!(beginnings(text), begin, "{text}");
        }
    }

    #[test]
    fn the_order_of_words_does_not_count_where_they_are_turned() {
        assert!(is_turned("Bread, sourdough", "sourdough breads"));
        assert!(!is_turned("Bread, sourdough", "bread"));
        assert!(!is_turned("bread bread", "bread"));
        assert!(!is_turned("🥚", "🍎"));
    }

    #[test]
    fn singular_and_plural_are_alike() {
        for (one, many) in [
            ("egg", "eggs"),
            ("Berry", "berries"),
            ("tomato", "Tomatoes"),
            ("peach", "peaches"),
            ("glass", "glasses"),
            ("box", "boxes"),
            ("chou", "choux"),
            ("gâteau", "gateaux"),
            ("œuf", "oeufs"),
            ("slice of rye bread", "slices of rye bread"),
            ("cookie", "cookies"),
            ("loaf", "loaves"),
            ("couscous", "couscous"),
            ("asparagus", "asparagus"),
        ] {
            assert!(alike(one, many), "{one} {many}");
        }
        assert!(!alike("rice", "ice"));
        assert!(!alike("pea", "peas soup"));
        assert!(alike("🥚", " 🥚") && !alike("🥚", "🍎") && !alike("🥚", ""));
    }
}
