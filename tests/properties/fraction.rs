//! Exact fractions, so that nothing is rounded before its time.

/// A fraction of whole numbers, in lowest terms, of a denominator above zero.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Fraction {
    over: i128,
    under: i128,
}

impl Fraction {
    pub(crate) const ZERO: Fraction = Fraction { over: 0, under: 1 };

    /// So many thousandths.
    pub(crate) fn thousandths(count: u64) -> Fraction {
        Fraction::new(i128::from(count), 1000)
    }

    fn new(over: i128, under: i128) -> Fraction {
        let divisor = common(over.abs(), under).max(1);
        Fraction {
            over: over / divisor,
            under: under / divisor,
        }
    }

    pub(crate) fn plus(self, other: Fraction) -> Fraction {
        // Over the least common denominator, lest the numbers outgrow their type.
        let divisor = common(self.under, other.under);
        let (left, right) = (other.under / divisor, self.under / divisor);
        let over = self.over * left + other.over * right;
        Fraction::new(over, self.under * left)
    }

    pub(crate) fn times(self, other: Fraction) -> Fraction {
        let first = Fraction::new(self.over, other.under);
        let second = Fraction::new(other.over, self.under);
        Fraction::new(first.over * second.over, first.under * second.under)
    }

    pub(crate) fn over(self, other: Fraction) -> Fraction {
        self.times(Fraction {
            over: other.under,
            under: other.over,
        })
    }

    /// In thousandths, half away from zero, of what is not below zero.
    pub(crate) fn rounded(self) -> i128 {
        let whole = self.over * 1000 / self.under;
        let rest = self.over * 1000 % self.under;
        if rest * 2 >= self.under {
            whole + 1
        } else {
            whole
        }
    }
}

/// The greatest common divisor.
fn common(a: i128, b: i128) -> i128 {
    if b == 0 { a } else { common(b, a % b) }
}

/// So many thousandths as a number is written: `1.5`, `200`, `0.007`.
pub(crate) fn written(thousandths: i128) -> String {
    let text = format!("{}.{:03}", thousandths / 1000, thousandths % 1000);
    text.trim_end_matches('0').trim_end_matches('.').to_owned()
}

#[test]
fn fractions_are_added_multiplied_and_rounded() {
    let third = Fraction::thousandths(1000).over(Fraction::thousandths(3000));
    assert_eq!(third.plus(third).rounded(), 667);
    assert_eq!(third.times(Fraction::thousandths(1500)).rounded(), 500);
    assert_eq!(
        Fraction::thousandths(1)
            .over(Fraction::thousandths(2000))
            .rounded(),
        1
    );
    assert_eq!(
        [0, 7, 1500, 200_000].map(written),
        ["0", "0.007", "1.5", "200"]
    );
}
