//! The household measures of the USDA table: `WEIGHT.txt`.
//!
//! Fields: 0 food, 2 amount, 3 label, 4 grams. `3 ^ oz ^ 85` says that three ounces weigh 85 g,
//! so one weighs 85 ÷ 3.

use std::collections::HashMap;

use rust_decimal::{Decimal, RoundingStrategy};

use super::notes::Notes;
use super::plausible::is_size;
use super::read;
use super::report::Reason;
use super::usda_sr28::{Numbers, records};
use crate::error::Result;
use crate::model::limits::{LABEL, MEASURES};
use crate::model::{Amount, Base, Measure};
use crate::rules::measured::adds;

/// The file's name.
pub(super) const FILE: &str = "WEIGHT.txt";

/// How many fields a line of it has, as the table's documentation says.
const WIDTH: usize = 7;

/// The measures of a food, and what was met in them.
#[derive(Debug, Default)]
pub(super) struct Measures {
    /// In the table's order, labels unique.
    pub(super) all: Vec<Measure>,
    pub(super) notes: Notes,
}

/// The measures of each food by its number.
pub(super) fn read(file: &[u8], numbers: &Numbers) -> Result<HashMap<String, Measures>> {
    let mut foods: HashMap<String, Measures> = HashMap::new();
    for record in records((FILE, WIDTH), file) {
        let label = read::collapse(record.field(3)?);
        let (amount, grams) = (record.number(2)?, record.number(4)?);
        let measures = foods.entry(record.food(numbers)?.to_owned()).or_default();
        measures.add(&label, amount, grams);
    }
    Ok(foods)
}

impl Measures {
    /// Adds the measure of a line, if it says one. Of equal labels the first counts, unless a later
    /// one is about one of it: that was weighed, the other is a quotient.
    pub(super) fn add(&mut self, label: &str, amount: Decimal, grams: Decimal) {
        let Some(measure) = measure(label, amount, grams, &mut self.notes) else {
            return;
        };
        let mut known = self.all.iter();
        match known.position(|known| known.label == measure.label) {
            Some(same) => {
                self.notes.add(Reason::EqualLabels);
                if amount == Decimal::ONE {
                    self.all[same].size = measure.size;
                }
            }
            None if self.all.len() < MEASURES => self.all.push(measure),
            None => self.notes.add(Reason::ManyMeasures),
        }
    }
}

/// The measure of a line. A line about several of a bare unit is divided; one whose label says
/// more, such as `5 package (5 oz)`, is a measure of its own, since what it says is of all of it, and so is one that adds
/// something to the unit, be it one: `1 cup and a half`.
pub(super) fn measure(
    label: &str,
    amount: Decimal,
    grams: Decimal,
    notes: &mut Notes,
) -> Option<Measure> {
    let is_one = amount == Decimal::ONE;
    // One that begins with a number of its own tells all of it.
    let adds = adds(label) && !label.starts_with(char::is_numeric);
    let (label, size) = match adds || !is_one && !is_bare(label) {
        true => (format!("{} {label}", amount.normalize()), Some(grams)),
        false if is_one => (label.to_owned(), Some(grams)),
        false => (label.to_owned(), grams.checked_div(amount)),
    };
    let round =
        |size: Decimal| size.round_dp_with_strategy(9, RoundingStrategy::MidpointAwayFromZero);
    let size = size.map(round).filter(|size| is_size(*size));
    let Some(size) = size.filter(|_| is_size(amount)) else {
        notes.add(Reason::ImpossibleServing);
        return None;
    };
    if label.is_empty() {
        notes.add(Reason::NoLabel);
        return None;
    }
    // That needs no measure, and is no other.
    if label == Base::Gram.as_str() {
        if size != Decimal::ONE {
            notes.add(Reason::ImpossibleServing);
        }
        return None;
    }
    Some(Measure {
        label: cut(label, notes),
        size: Amount::from(size),
    })
}

/// A label that is no longer than one may be.
fn cut(mut label: String, notes: &mut Notes) -> String {
    if let Some((end, _)) = label.char_indices().nth(LABEL) {
        notes.add(Reason::LongLabel);
        label.truncate(end);
    }
    label
}

/// Whether a label says no more than the unit, or only the form of one: `slices (1" dia)`.
///
/// `cup (1 NLEA serving)`, `oz 1 serving`, `oz, 2 links` speak of the whole amount.
fn is_bare(label: &str) -> bool {
    if label.contains('"') || label.contains("inch") {
        return true;
    }
    let speaks_of_all = [" (", " From "].iter().any(|remark| label.contains(remark));
    let numbers = label
        .split(' ')
        .skip(1)
        .any(|word| word.starts_with(|c: char| c.is_ascii_digit()));
    !speaks_of_all && !numbers
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The foods `1` and `2`.
    fn numbers() -> Numbers {
        ["1", "2"].map(str::to_owned).into()
    }

    #[test]
    fn a_remark_on_the_whole_amount_is_not_said_of_one() {
        for bare in [
            "crackers",
            "pods (3\" long)",
            "quesadilla 5-6 inch diameter",
            "cup, chopped",
        ] {
            assert!(is_bare(bare), "{bare}");
        }
        for of_all in [
            "cup (1 NLEA serving)",
            "cup (4 fl oz)",
            "oz 1 serving",
            "oz, 2 links",
            "cup From 19211",
        ] {
            assert!(!is_bare(of_all), "{of_all}");
        }
        for (amount, label) in [
            (5, "package (5 oz)"),
            (1, "cup and a half"),
            (2, "cups + 1 tbsp"),
        ] {
            let line = format!("~1~^1^{amount}^~{label}~^142^^\r\n");
            let measure = &read(line.as_bytes(), &numbers()).unwrap()["1"].all[0];
            assert_eq!(measure.label, format!("{amount} {label}"));
            assert_eq!(measure.size, Amount::from(142));
        }
    }

    #[test]
    fn a_line_about_one_counts_before_a_quotient_and_grams_are_no_measure() {
        let lines = "~1~^1^.5^~cup~^124^^\r\n~1~^2^1^~ cup ~^246^^\r\n~1~^3^55^~g~^55^^\r\n~1~^4^1^~g~^5^^\r\n";
        let foods = read(lines.as_bytes(), &numbers()).unwrap();
        assert_eq!(foods["1"].all.len(), 1);
        assert_eq!(foods["1"].all[0].size, Amount::from(246));
        assert_eq!(foods["1"].notes.count(Reason::ImpossibleServing), 1);
        assert_eq!(foods["1"].notes.count(Reason::EqualLabels), 1);
    }

    #[test]
    fn a_weight_that_may_be_cut_off_is_refused_and_one_that_cannot_be_is_counted() {
        let error = read(b"~1~^1^1^~cup~^246^^\r\n~2~^1^1^~cup~^24", &numbers()).unwrap_err();
        assert_eq!(
            error.message(),
            "WEIGHT.txt, line 2: there are 5 fields, and not 7"
        );
        let lines = "~1~^1^1^~cup~^0^^\r\n~1~^2^0^~oz~^28^^\r\n~1~^3^0^~package (10 oz)~^94^^\r\n";
        let foods = read(lines.as_bytes(), &numbers()).unwrap();
        assert_eq!(foods["1"].all, []);
        assert_eq!(foods["1"].notes.count(Reason::ImpossibleServing), 3);
    }

    #[test]
    fn measures_that_are_too_many_and_labels_that_are_too_long_are_counted() {
        let mut measures = Measures::default();
        for number in 0..32 {
            measures.add(&format!("cup {number}"), Decimal::ONE, Decimal::TEN);
        }
        assert_eq!(measures.all.len(), 30);
        assert_eq!(measures.notes.count(Reason::ManyMeasures), 2);
        let mut measures = Measures::default();
        measures.add(&"é".repeat(101), Decimal::ONE, Decimal::TEN);
        assert_eq!(measures.all[0].label, "é".repeat(100));
        assert_eq!(measures.notes.count(Reason::LongLabel), 1);
    }
}
