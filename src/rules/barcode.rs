//! Barcodes: 8 to 14 digits, the same with and without leading zeros.

use unicode_normalization::UnicodeNormalization;

use super::check::Node;
use crate::model::limits::{BARCODE_MAX, BARCODE_MIN};

/// Whether a text has the form of a barcode.
pub fn is_barcode(text: &str) -> bool {
    (BARCODE_MIN..=BARCODE_MAX).contains(&text.len())
        && text.bytes().all(|byte| byte.is_ascii_digit())
}

/// The number a barcode stands for: UPC-A, EAN-13 and GTIN-14 of one product differ only in
/// leading zeros.
pub fn number(barcode: &str) -> Option<i64> {
    barcode.parse().ok().filter(|_| is_barcode(barcode))
}

/// The numbers that a typed barcode may stand for, its digits parted by blanks or hyphens as they
/// are printed, or not: UPC-E is UPC-A with zeros left out, and a product may be known by either. The
/// likelier come first.
pub fn numbers(typed: &str) -> Vec<i64> {
    let barcode: String = typed
        .nfkc()
        .filter(|character| !matches!(character, ' ' | '-'))
        .collect();
    let barcode = match barcode.len() > BARCODE_MAX {
        true => format!("{:0>BARCODE_MIN$}", barcode.trim_start_matches('0')),
        false => barcode,
    };
    if let Some(number) = number(&barcode) {
        // More zeros may stand before a short one, as they do before any other.
        let other = match number < SHORT {
            true => expanded(number),
            false => shortened(number),
        };
        return [Some(number), other].into_iter().flatten().collect();
    }
    let digits = barcode.parse().ok();
    let digits = digits.filter(|_| barcode.bytes().all(|byte| byte.is_ascii_digit()));
    match (digits, barcode.len()) {
        // Without the one digit or the other, or zeros before it: all that are possible.
        (Some(digits), 6 | 7) => parts(digits, &[whole(digits), Some(digits)]),
        _ => Vec::new(),
    }
}

/// A UPC-E has eight digits: the number system, six, and the check digit.
const SHORT: i64 = 100_000_000;

/// A UPC-E without its check digit, and without its number system where that is 0: with both.
fn whole(digits: i64) -> Option<i64> {
    let with = |check| digits * 10 + check;
    (0..10).map(with).find(|short| expanded(*short).is_some())
}

/// The numbers that a part of a UPC-E may stand for: itself first, since shops number goods of their
/// own in as few digits; then each whole one with its UPC-A.
fn parts(digits: i64, shorts: &[Option<i64>]) -> Vec<i64> {
    let known = |short| Some([short, expanded(short)?]);
    let others = shorts.iter().flatten().copied().filter_map(known);
    let mut numbers = vec![digits];
    for other in others.flatten() {
        if !numbers.contains(&other) {
            numbers.push(other);
        }
    }
    numbers
}

/// UPC-A of a UPC-E, of which the last of the six digits says where the zeros were.
fn expanded(short: i64) -> Option<i64> {
    let (check, six, system) = (short % 10, short / 10 % 1_000_000, short / 10_000_000);
    let (five, last) = (six / 10, six % 10);
    let (maker, product) = match last {
        0..=2 => (five / 1_000 * 1_000 + last * 100, five % 1_000),
        3 => (five / 100 * 100, five % 100),
        4 => (five / 10 * 10, five % 10),
        _ => (five, last),
    };
    let long = ((system * 100_000 + maker) * 100_000 + product) * 10 + check;
    (system <= 1 && has_check_digit(long)).then_some(long)
}

/// UPC-E of a UPC-A, where it has one.
fn shortened(long: i64) -> Option<i64> {
    let (check, product, maker) = (long % 10, long / 10 % 100_000, long / 1_000_000 % 100_000);
    let system = long / 100_000_000_000;
    let sixes = [
        maker / 1_000 * 10_000 + product * 10 + maker / 100 % 10,
        maker / 100 * 1_000 + product * 10 + 3,
        maker / 10 * 100 + product * 10 + 4,
        maker * 10 + product,
    ];
    let shorts = sixes.map(|six| (system * 1_000_000 + six % 1_000_000) * 10 + check);
    shorts
        .into_iter()
        .find(|short| expanded(*short) == Some(long))
}

/// Whether the last digit is the one that the others ask for: counted from it to the left, each is
/// taken once or thrice in turn.
pub fn has_check_digit(number: i64) -> bool {
    let digits = (0..).scan(number, |rest, place| {
        let digit = *rest % 10;
        let weight = if place % 2 == 0 { 1 } else { 3 };
        (*rest > 0).then(|| {
            *rest /= 10;
            digit * weight
        })
    });
    digits.sum::<i64>() % 10 == 0
}

/// Whether the last digit is that of a barcode, or of a UPC-E: its check digit is that of its UPC-A.
pub fn is_checked(number: i64) -> bool {
    has_check_digit(number) || number < SHORT && expanded(number).is_some()
}

/// Reads a barcode.
pub fn read(node: Node<'_>) -> Option<String> {
    let text = node.text(0, usize::MAX)?;
    if is_barcode(&text) {
        Some(text)
    } else {
        node.problem(format!("must be {BARCODE_MIN} to {BARCODE_MAX} digits"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_short_barcode_is_the_long_one_without_its_zeros() {
        for (short, long) in [
            ("04252614", "042100005264"),
            ("01234505", "012000003455"),
            ("01234133", "012300000413"),
            ("01234145", "012340000015"),
            ("01234558", "012345000058"),
        ] {
            let numbers_of = |text| {
                numbers(text)
                    .into_iter()
                    .collect::<std::collections::BTreeSet<_>>()
            };
            assert!(has_check_digit(number(long).unwrap()), "{long}");
            assert_eq!(numbers_of(short), numbers_of(long), "{short}");
        }
        assert_eq!(numbers("3017620422003"), [3_017_620_422_003]);
        assert_eq!(
            numbers("04252615"),
            [4_252_615],
            "the check digit is another's"
        );
    }

    #[test]
    fn the_check_digit_of_a_short_barcode_is_that_of_the_long_one() {
        for right in [
            "04252614",
            "01234505",
            "042100005264",
            "40000008",
            "3017620422003",
        ] {
            assert!(is_checked(number(right).unwrap()), "{right}");
        }
        for wrong in [
            "04252615",
            "24252615",
            "042100005265",
            "40000002",
            "3017620422004",
        ] {
            assert!(!is_checked(number(wrong).unwrap()), "{wrong}");
        }
    }

    #[test]
    fn a_short_barcode_is_known_without_its_check_digit_and_its_number_system() {
        for part in ["0425261", "425261", "4252614", "4-25261"] {
            let numbers = numbers(part);
            assert!(numbers.contains(&4_252_614), "{part}: {numbers:?}");
            assert!(numbers.contains(&42_100_005_264), "{part}: {numbers:?}");
        }
        let system_1 = numbers("1425261");
        assert!(
            system_1.iter().any(|it| *it / 10_000_000_000 == 14),
            "{system_1:?}"
        );
        // What a shop gave to goods of its own goes before what it may be a part of.
        for part in ["425261", "4252614", "999999"] {
            assert_eq!(numbers(part).first(), part.parse().ok().as_ref(), "{part}");
        }
        assert_eq!(numbers("9425261"), [9_425_261], "no number system of these");
        let zeros = numbers("380188");
        assert!(
            zeros.contains(&3_801_000_088),
            "00380188 without its zeros: {zeros:?}"
        );
        for typed in ["42526", "4252x1", "+25261"] {
            assert!(numbers(typed).is_empty(), "{typed}");
        }
    }

    #[test]
    fn a_barcode_is_read_as_it_is_printed_and_with_any_zeros_before_it() {
        let cups = numbers("034000470693");
        for typed in ["0 34000 47069 3", "0-34000-47069-3", "0034000470693"] {
            assert_eq!(numbers(typed), cups, "{typed}");
        }
        let short = numbers("04963406");
        assert!(short.contains(&number("0049000006346").unwrap()));
        assert_eq!(numbers("0000004963406"), short);
        for typed in ["1 2 3", "- -", "34000470693x", "34000.470693"] {
            assert!(numbers(typed).is_empty(), "{typed}");
        }
    }
}
