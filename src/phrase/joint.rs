//! Little words in front of a name: `of`, `de la`, `d'`, `the`, `des`.

/// What joins a unit or a measure to a name, the longest first. An elision is glued to the name.
const JOINTS: [&str; 10] = [
    "of the ", "of a ", "of an ", "of ", "de la ", "de l'", "de ", "du ", "des ", "d'",
];

/// What stands in front of a name that has no amount, the longest first.
const ARTICLES: [&str; 10] = [
    "the ", "some ", "de la ", "de l'", "du ", "des ", "les ", "le ", "la ", "l'",
];

/// What joins a part to the one thing that it is of, besides.
const OF_ONE: [&str; 7] = ["d'une ", "d'un ", "une ", "un ", "the ", "an ", "a "];

/// Letters that a name must have behind an elision: `at` and `8` mean something alone.
const BEHIND_ELISION: usize = 3;

/// A name behind a measure, without what joins the two: `of rye bread`, `d'amandes`.
pub fn without_joint(text: &str) -> &str {
    without(&JOINTS, text).map_or(text, |(_, name)| name)
}

/// What a part is one of, without what joins the two: `pizza` of `of a pizza` and `d'une pizza`.
pub fn behind_part(text: &str) -> &str {
    without(&OF_ONE, text).map_or_else(|| without_joint(text), |(_, name)| name)
}

/// A name behind a measure without `of` or `de` alone: `of the usual` is "the usual", which may be its name.
pub fn with_article(text: &str) -> Option<&str> {
    let (_, name) = without(&["of ", "de "], text)?;
    article(name).is_some().then_some(name)
}

/// The article in front of a name, and the name; `None` where there is none.
pub fn article(text: &str) -> Option<(&'static str, &str)> {
    without(&ARTICLES, text).map(|(article, name)| (article.trim_end(), name))
}

/// The words behind a number without what joins a part in French to one thing: `3/4 d'une pizza`.
pub(super) fn without_d_un<'w, 'a>(words: &'w [&'a str]) -> &'w [&'a str] {
    match words {
        ["d'un" | "d'une" | "d’un" | "d’une", name @ ..] if !name.is_empty() => name,
        words => words,
    }
}

/// Whether an article says that it is some of it, and not how much.
pub fn leaves_amount_open(article: &str) -> bool {
    matches!(article, "some" | "des")
}

fn without<'t>(starts: &[&'static str], text: &'t str) -> Option<(&'static str, &'t str)> {
    let text = text.trim_start();
    starts.iter().find_map(|start| {
        let name = behind(start, text)?.trim_start();
        let letters = name.chars().take_while(|c| c.is_alphabetic()).count();
        let is_name = !start.ends_with('\'') || letters >= BEHIND_ELISION;
        (is_name && !name.is_empty()).then_some((*start, name))
    })
}

/// What stands behind a beginning, whatever its case and however its apostrophe is written.
fn behind<'t>(start: &str, text: &'t str) -> Option<&'t str> {
    let mut rest = text.chars();
    for expected in start.chars() {
        let letter = rest.next()?;
        let is_same = match expected {
            '\'' => matches!(letter, '\'' | '’'),
            ' ' => letter.is_whitespace(),
            expected => letter.eq_ignore_ascii_case(&expected),
        };
        if !is_same {
            return None;
        }
    }
    Some(rest.as_str())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_joint_is_left_out() {
        for (text, name) in [
            ("of milk", "milk"),
            ("Of The soup", "soup"),
            ("de riz", "riz"),
            ("de la salade", "salade"),
            ("de l'eau", "eau"),
            ("de l’huile", "huile"),
            ("du pain", "pain"),
            ("d'avoine", "avoine"),
            ("d’amandes", "amandes"),
            ("dessert", "dessert"),
            ("officer", "officer"),
            ("d'at", "d'at"),
            ("de ", "de "),
            ("la vache qui rit", "la vache qui rit"),
            ("", ""),
        ] {
            assert_eq!(without_joint(text), name, "{text}");
        }
    }

    #[test]
    fn an_article_is_told_from_its_name() {
        for (text, expected) in [
            ("du pain", Some(("du", "pain"))),
            ("De la salade", Some(("de la", "salade"))),
            ("l'orange", Some(("l'", "orange"))),
            ("the soup", Some(("the", "soup"))),
            ("some  almonds", Some(("some", "almonds"))),
            ("lait", None),
            ("de riz", None),
            ("des", None),
            ("l'8", None),
        ] {
            assert_eq!(article(text), expected, "{text}");
        }
        assert!(leaves_amount_open("des") && !leaves_amount_open("du"));
    }
}
