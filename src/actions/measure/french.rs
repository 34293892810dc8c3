//! Measures in French, of foods whose measures are in English: `tranche` is `slice`.

use crate::rules::plural;

/// A French word, and what labels of measures call it, the likeliest first.
const WORDS: [(&str, &[&str]); 37] = [
    ("tranche", &["slice"]),
    ("part", &["slice", "piece"]),
    ("morceau", &["piece"]),
    ("tasse", &["cup"]),
    ("gousse", &["clove"]),
    ("feuille", &["leaf", "sheet"]),
    ("branche", &["stalk", "sprig"]),
    ("brin", &["sprig"]),
    ("tige", &["stalk"]),
    ("tête", &["head"]),
    ("épi", &["ear"]),
    ("bulbe", &["bulb"]),
    ("botte", &["bunch"]),
    ("boîte", &["can", "box"]),
    ("canette", &["can"]),
    ("bouteille", &["bottle"]),
    ("pot", &["container", "jar"]),
    ("paquet", &["package", "packet"]),
    ("sachet", &["packet", "bag"]),
    ("tablette", &["bar"]),
    ("barre", &["bar"]),
    ("filet", &["fillet"]),
    ("portion", &["serving"]),
    ("pincée", &["dash"]),
    ("douzaine", &["dozen"]),
    ("dozen", &["douzaine"]),
    // English, but no label of the tables, which are American, says it.
    ("pinch", &["dash"]),
    ("tin", &["can"]),
    ("rasher", &["slice"]),
    ("qt", &["quart"]),
    // Of wines alone: what is poured of other drinks is of no one size.
    ("glass", &["serving (5 fl oz)"]),
    ("verre", &["glass", "serving (5 fl oz)"]),
    ("petit", &["small"]),
    ("moyen", &["medium"]),
    ("grand", &["large"]),
    ("gros", &["large"]),
    ("grosses", &["large"]),
];

/// What a French word for a measure is in English; nothing where it is none.
pub(super) fn in_english(word: &str) -> &'static [&'static str] {
    let masculine = match plural::stems(word).as_slice() {
        [word] if word == "petite" => "petit",
        [word] if word == "moyenne" => "moyen",
        [word] if word == "grande" => "grand",
        _ => word,
    };
    let mut words = WORDS.iter();
    let found = words.find(|(french, _)| plural::alike(french, masculine));
    found.map_or(&[], |(_, english)| english)
}

#[cfg(test)]
mod tests {
    use super::in_english;

    #[test]
    fn singular_plural_and_both_genders_are_the_same_measure() {
        for (word, english) in [
            ("tranches", &["slice"][..]),
            ("Morceaux", &["piece"]),
            ("boite", &["can", "box"]),
            ("petites", &["small"]),
            ("grande", &["large"]),
            ("grosses", &["large"]),
            ("gros", &["large"]),
            ("grosse", &["large"]),
            ("verres", &["glass", "serving (5 fl oz)"]),
            ("poignée", &[]),
            ("", &[]),
        ] {
            assert_eq!(in_english(word), english, "{word}");
        }
    }
}
