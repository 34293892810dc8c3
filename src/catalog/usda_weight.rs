//! The household measures of the USDA table: `WEIGHT.txt`.
//!
//! Fields: 0 food, 2 amount, 3 label, 4 grams. `3 ^ oz ^ 85` says that three ounces weigh 85 g,
//! so one weighs 85 ÷ 3.

use std::collections::HashMap;

use rust_decimal::{Decimal, RoundingStrategy};

use super::read;
use super::usda_sr28::records;
use crate::error::Result;
use crate::model::limits::{LABEL, MEASURES};
use crate::model::{Amount, Base, Measure};

/// The file's name.
pub(super) const FILE: &str = "WEIGHT.txt";

/// The measures of each food by its number, in the table's order, labels unique.
pub(super) fn read(file: &[u8]) -> Result<HashMap<String, Vec<Measure>>> {
    let mut foods: HashMap<String, Vec<Measure>> = HashMap::new();
    for record in records(FILE, file) {
        let label = read::collapse(record.field(3)?);
        let measure = measure(&label, record.number(2)?, record.number(4)?);
        let measures = foods.entry(record.field(0)?.to_owned()).or_default();
        if let Some(measure) = measure.filter(|_| measures.len() < MEASURES)
            && measures.iter().all(|known| known.label != measure.label)
        {
            measures.push(measure);
        }
    }
    foods.retain(|_, measures| !measures.is_empty());
    Ok(foods)
}

fn measure(label: &str, amount: Decimal, grams: Decimal) -> Option<Measure> {
    let label = match amount == Decimal::ONE {
        true => label,
        false => unit(label),
    };
    let named = !label.is_empty() && label != Base::Gram.as_str() && label.chars().count() <= LABEL;
    let size = grams
        .checked_div(amount)
        .filter(|size| *size > Decimal::ZERO);
    let size = size?.round_dp_with_strategy(9, RoundingStrategy::MidpointAwayFromZero);
    named.then(|| Measure {
        label: label.to_owned(),
        size: Amount::from(size),
    })
}

/// The unit of a label that is about several of it, or about a part of one.
///
/// A remark on the whole amount goes: `0.75 cup (1 NLEA serving)` and `3 oz 1 serving` are cups
/// and ounces, of which one is no serving. A remark on the form of one stays: `10 slices (1" dia)`.
fn unit(label: &str) -> &str {
    if label.contains('"') || label.contains("inch") {
        return label;
    }
    let digit = label
        .match_indices(' ')
        .find(|(blank, _)| label[blank + 1..].starts_with(|next: char| next.is_ascii_digit()))
        .map(|(blank, _)| blank);
    let remark = [label.find(" ("), label.find(" From "), digit];
    let end = remark.into_iter().flatten().min().unwrap_or(label.len());
    label[..end].trim_end_matches(',')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_remark_on_the_whole_amount_is_not_said_of_one() {
        for (label, bare) in [
            ("cup (1 NLEA serving)", "cup"),
            ("cup (4 fl oz)", "cup"),
            ("oz 1 serving", "oz"),
            ("oz, 2 links", "oz"),
            ("cup From 19211", "cup"),
            ("crackers", "crackers"),
            ("pods (3\" long)", "pods (3\" long)"),
            (
                "quesadilla 5-6 inch diameter",
                "quesadilla 5-6 inch diameter",
            ),
        ] {
            assert_eq!(unit(label), bare);
        }
    }

    #[test]
    fn the_first_of_equal_labels_counts_and_grams_are_no_measure() {
        let lines = "~1~^1^.5^~cup~^124^^\r\n~1~^2^1^~ cup ~^246^^\r\n~1~^3^55^~g~^55^^\r\n";
        let foods = read(lines.as_bytes()).unwrap();
        assert_eq!(foods["1"].len(), 1);
        assert_eq!(foods["1"][0].size, Amount::from(248));
    }
}
