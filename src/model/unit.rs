//! The units a person types; the API itself takes only `g`, `ml`, `serving` and a food's measures.

use std::fmt;

use super::Base;

/// A unit of mass or volume with a name of its own.
///
/// What it weighs or holds depends on the person's system: see `rules::units`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Unit {
    /// `mg`
    Milligram,
    /// `g`
    Gram,
    /// `kg`
    Kilogram,
    /// `oz`
    Ounce,
    /// `lb`
    Pound,
    /// `st`, 14 pounds
    Stone,
    /// `ml`
    Millilitre,
    /// `cl`
    Centilitre,
    /// `dl`
    Decilitre,
    /// `l`
    Litre,
    /// `tsp`
    Teaspoon,
    /// `tbsp`
    Tablespoon,
    /// `cup`
    Cup,
    /// `fl-oz`
    FluidOunce,
    /// `pint`
    Pint,
}

/// What a unit measures. One is never turned into the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum UnitKind {
    /// Grams.
    Mass,
    /// Millilitres.
    Volume,
}

impl UnitKind {
    /// What it is counted in.
    pub fn base(self) -> Base {
        match self {
            UnitKind::Mass => Base::Gram,
            UnitKind::Volume => Base::Millilitre,
        }
    }
}

impl Unit {
    /// All of them, smallest first, mass before volume.
    pub const ALL: [Unit; 15] = [
        Unit::Milligram,
        Unit::Gram,
        Unit::Kilogram,
        Unit::Ounce,
        Unit::Pound,
        Unit::Stone,
        Unit::Millilitre,
        Unit::Centilitre,
        Unit::Decilitre,
        Unit::Litre,
        Unit::Teaspoon,
        Unit::Tablespoon,
        Unit::Cup,
        Unit::FluidOunce,
        Unit::Pint,
    ];

    /// The symbol, which [`Unit::parse`] reads again.
    pub fn as_str(self) -> &'static str {
        match self {
            Unit::Milligram => "mg",
            Unit::Gram => "g",
            Unit::Kilogram => "kg",
            Unit::Ounce => "oz",
            Unit::Pound => "lb",
            Unit::Stone => "st",
            Unit::Millilitre => "ml",
            Unit::Centilitre => "cl",
            Unit::Decilitre => "dl",
            Unit::Litre => "l",
            Unit::Teaspoon => "tsp",
            Unit::Tablespoon => "tbsp",
            Unit::Cup => "cup",
            Unit::FluidOunce => "fl-oz",
            Unit::Pint => "pint",
        }
    }

    /// What it measures.
    pub fn kind(self) -> UnitKind {
        match self {
            Unit::Milligram
            | Unit::Gram
            | Unit::Kilogram
            | Unit::Ounce
            | Unit::Pound
            | Unit::Stone => UnitKind::Mass,
            _ => UnitKind::Volume,
        }
    }

    /// The base that it is always so much of, as every weight and every metric volume is. `None` for spoons and
    /// cups, fluid ounces and pints, which are as large as people have them.
    pub fn counts_for_itself_in(self) -> Option<Base> {
        match self {
            Unit::Millilitre | Unit::Centilitre | Unit::Decilitre | Unit::Litre => {
                Some(Base::Millilitre)
            }
            _ => (self.kind() == UnitKind::Mass).then_some(Base::Gram),
        }
    }

    /// Reads a unit's name: symbol or word, English or French, singular or plural, whatever the
    /// case. Some names are several words: `fl oz`, `cuillère à soupe`.
    ///
    /// `T` and `t` are no units: a tablespoon and a teaspoon would differ by their case alone.
    pub fn parse(name: &str) -> Option<Unit> {
        let spelling = plain(name);
        // "1 St. Agur" is a cheese, not a stone of Agur.
        if spelling == "st" && name.trim() != "st" {
            return None;
        }
        Unit::ALL
            .into_iter()
            .find(|unit| unit.spellings().contains(&spelling.as_str()))
    }

    /// Every spelling, in small letters without accents.
    pub fn spellings(self) -> &'static [&'static str] {
        match self {
            Unit::Milligram => &[
                "mg",
                "milligram",
                "milligrams",
                "milligramme",
                "milligrammes",
            ],
            Unit::Gram => &["g", "gr", "gm", "gms", "gram", "grams", "gramme", "grammes"],
            Unit::Kilogram => &[
                "kg",
                "kgs",
                "kilo",
                "kilos",
                "kilogram",
                "kilograms",
                "kilogramme",
                "kilogrammes",
            ],
            Unit::Ounce => &["oz", "ounce", "ounces"],
            Unit::Pound => &["lb", "lbs", "pound", "pounds"],
            Unit::Stone => &["st", "stone", "stones"],
            Unit::Millilitre => &[
                "ml",
                "mls",
                "millilitre",
                "millilitres",
                "milliliter",
                "milliliters",
            ],
            Unit::Centilitre => &[
                "cl",
                "centilitre",
                "centilitres",
                "centiliter",
                "centiliters",
            ],
            Unit::Decilitre => &["dl", "decilitre", "decilitres", "deciliter", "deciliters"],
            Unit::Litre => &["l", "litre", "litres", "liter", "liters", "ltr"],
            Unit::Teaspoon => &[
                "tsp",
                "tsps",
                "teaspoon",
                "teaspoons",
                "cac",
                "c.a.c",
                "c a c",
                "c a cafe",
                "c a the",
                "cuil a cafe",
                "cuillere a cafe",
                "cuilleres a cafe",
                "cuillere a the",
                "cuilleres a the",
                "cuilleree a cafe",
                "cuillerees a cafe",
            ],
            Unit::Tablespoon => &[
                "tbsp",
                "tbsps",
                "tbs",
                "tablespoon",
                "tablespoons",
                "cas",
                "c.a.s",
                "c a s",
                "c a soupe",
                "cuil a soupe",
                "cuillere a soupe",
                "cuilleres a soupe",
                "cuilleree a soupe",
                "cuillerees a soupe",
            ],
            Unit::Cup => &["cup", "cups", "tasse", "tasses"],
            Unit::FluidOunce => &[
                "fl-oz",
                "fl.oz",
                "floz",
                "fl oz",
                "fluid ounce",
                "fluid ounces",
                "fluid-ounce",
                "fluid-ounces",
            ],
            Unit::Pint => &["pint", "pints", "pt", "pts"],
        }
    }
}

/// Lower case, no accents, no dot behind a word, one blank between words.
fn plain(name: &str) -> String {
    let words: Vec<String> = name
        .split_whitespace()
        .map(|word| {
            word.trim_end_matches('.')
                .to_lowercase()
                .chars()
                .filter_map(unaccented)
                .collect()
        })
        .collect();
    words.join(" ")
}

/// The letter without its accent; `None` for an accent that stands alone.
fn unaccented(letter: char) -> Option<char> {
    match letter {
        'à' => Some('a'),
        'è' | 'é' => Some('e'),
        '\u{300}' | '\u{301}' => None,
        other => Some(other),
    }
}

impl fmt::Display for Unit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.as_str())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_symbol_reads_as_its_unit_and_no_spelling_is_two_units() {
        let mut seen = Vec::new();
        for unit in Unit::ALL {
            assert_eq!(Unit::parse(unit.as_str()), Some(unit));
            for spelling in unit.spellings() {
                assert_eq!(Unit::parse(spelling), Some(unit), "{spelling}");
                assert_eq!(plain(spelling), *spelling);
                assert!(!seen.contains(spelling), "{spelling}");
                seen.push(spelling);
            }
        }
    }

    #[test]
    fn spellings_of_people() {
        for (name, unit) in [
            ("Grammes", Unit::Gram),
            ("KG", Unit::Kilogram),
            ("oz.", Unit::Ounce),
            ("Fl. Oz.", Unit::FluidOunce),
            ("L", Unit::Litre),
            ("càs", Unit::Tablespoon),
            ("c.à.s.", Unit::Tablespoon),
            ("c. à s.", Unit::Tablespoon),
            ("Cuillères à Café", Unit::Teaspoon),
            ("cuille\u{300}re a\u{300} soupe", Unit::Tablespoon),
            ("décilitre", Unit::Decilitre),
        ] {
            assert_eq!(Unit::parse(name), Some(unit), "{name}");
        }
    }

    #[test]
    fn what_could_be_two_things_is_no_unit() {
        for name in [
            "T", "t", "c", "St", "St.", "st.", "cc", "livre", "pinte", "kcal", "", ".",
        ] {
            assert_eq!(Unit::parse(name), None, "{name}");
        }
    }
}
