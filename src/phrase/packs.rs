//! So many packs of so much: `2 400g cans of tuna`, `1 330 ml can coke`.

use rust_decimal::Decimal;

use super::joint::without_joint;
use super::token::{Measure, measure_at, product_of};
use super::trouble::Trouble;

/// What food comes in, in a size that is told in front of it.
const PACKS: [&str; 24] = [
    "can",
    "tin",
    "bottle",
    "jar",
    "pack",
    "packet",
    "bag",
    "box",
    "carton",
    "tub",
    "pot",
    "glass",
    "bar",
    "pouch",
    "canette",
    "boîte",
    "boite",
    "bouteille",
    "brique",
    "sachet",
    "paquet",
    "verre",
    "tablette",
    "barquette",
];

/// Why so many of a size are no amount, with what they are in all. `words`: a number, its unit, and what follows.
pub(super) fn refuse(count: Decimal, words: &[&str]) -> Option<Trouble> {
    let (size, behind) = words.split_first()?;
    let (Measure::Unit(_), used) = measure_at(behind)? else {
        return None;
    };
    let (pack, food) = behind[used..].split_first()?;
    let food = food.join(" ");
    let food = without_joint(&food);
    if !is_pack(pack) || food.is_empty() {
        return None;
    }
    let size: Decimal = size.parse().ok()?;
    let (result, unit) = (
        count.checked_mul(size)?.normalize(),
        behind[..used].join(" "),
    );
    Some(product_of(&format!(": {result} {unit} {food}")))
}

fn is_pack(word: &str) -> bool {
    let word = word.to_lowercase();
    let mut endings = PACKS.iter().filter_map(|pack| word.strip_prefix(pack));
    endings.any(|ending| matches!(ending, "" | "s" | "es"))
}
