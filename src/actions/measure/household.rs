//! Words that say in what a food is counted, and are none alone: of `2 slices` nobody knows of what.

use crate::error::{Code, Error};
use crate::rules::plural;

/// Such words. What may be a food as well, as cloves and rolls are, is none of them.
const MEASURES: [&str; 57] = [
    "slice",
    "piece",
    "half",
    "halves",
    "quarter",
    "portion",
    "serving",
    "loaf",
    "loaves",
    "box",
    "stick",
    "cup",
    "bottle",
    "can",
    "tin",
    "bowl",
    "glass",
    "mug",
    "jug",
    "jar",
    "carton",
    "pot",
    "tub",
    "spoon",
    "spoonful",
    "pack",
    "packet",
    "package",
    "bag",
    "handful",
    "pinch",
    "bunch",
    "head",
    "stalk",
    "sprig",
    "scoop",
    "plate",
    "cube",
    "sheet",
    "wedge",
    "strip",
    "dozen",
    "pair",
    "tranche",
    "morceau",
    "part",
    "moitié",
    "brin",
    "boîte",
    "bouteille",
    "canette",
    "verre",
    "bol",
    "cuillère",
    "sachet",
    "poignée",
    "assiette",
];

/// Every such word.
pub(super) fn all() -> impl Iterator<Item = &'static str> {
    MEASURES.into_iter()
}

/// Why a name is no food, where it is such a word alone. `amount`: how many, where that was typed.
pub(in crate::actions) fn alone(name: &str, amount: Option<&str>) -> Option<Error> {
    let bare = name.trim_end_matches(" of").trim_end_matches(" de");
    let said = match amount {
        Some(amount) => format!("{amount} {bare}"),
        None => bare.to_owned(),
    };
    all().find(|word| plural::alike(word, bare)).map(|_| {
        Error::new(Code::NotUnderstood, format!("{said} of what?"))
            .hint("write the food behind it, as in: 2 slices bread")
    })
}
