//! Singular and plural alike, in English and French.

use super::text;

/// A form that the singular and the plural of a folded word share. It is for comparing alone:
/// what it gives need not be a word.
pub fn stem(word: &str) -> String {
    let cut = |ending: &str, instead: &str| {
        word.strip_suffix(ending)
            .map(|rest| format!("{rest}{instead}"))
    };
    if word.chars().count() < 4 {
        return match word {
            "pis" => "pi".to_owned(),
            _ => word.to_owned(),
        };
    }
    if let Some(irregular) = irregular(word) {
        return irregular.to_owned();
    }
    let hissing = ["sses", "shes", "ches", "xes", "zes"]
        .iter()
        .any(|ending| word.ends_with(ending));
    if hissing {
        return cut("es", "").unwrap_or_default();
    }
    cut("ies", "y")
        .or_else(|| cut("oes", "o"))
        .or_else(|| cut("eaux", "eau"))
        .or_else(|| cut("oux", "ou"))
        .or_else(|| cut("eux", "eu"))
        .or_else(|| match word {
            _ if ["ss", "us", "is"]
                .iter()
                .any(|ending| word.ends_with(ending)) =>
            {
                None
            }
            _ => cut("s", ""),
        })
        .unwrap_or_else(|| word.to_owned())
}

fn irregular(word: &str) -> Option<&'static str> {
    Some(match word {
        "loaf" | "loaves" => "loaf",
        "leaf" | "leaves" => "leaf",
        "half" | "halves" => "half",
        "calf" | "calves" => "calf",
        "cookie" | "cookies" => "cookie",
        "brownie" | "brownies" => "brownie",
        "smoothie" | "smoothies" => "smoothie",
        "pie" | "pies" => "pie",
        "goose" | "geese" => "goose",
        "radis" => "radis",
        _ => return None,
    })
}

/// The words of a text in the form singular and plural share.
pub fn stems(text: &str) -> Vec<String> {
    text::words(text).iter().map(|word| stem(word)).collect()
}

/// Whether two texts say the same but for case, diacritics and number.
pub fn alike(one: &str, other: &str) -> bool {
    stems(one) == stems(other)
}

#[cfg(test)]
mod tests {
    use super::alike;

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
    }
}
