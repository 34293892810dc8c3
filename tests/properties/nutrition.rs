//! Sums of nutrients: exact, in any order, unknown where nobody knows.

use std::collections::BTreeMap;

use journal::model::{Amount, Nutrient, Nutrition, Values};
use journal::rules::nutrition::{Part, Sum};
use proptest::prelude::*;
use rust_decimal::Decimal;

use crate::fraction::{Fraction, written};

/// So much of a food, every number in thousandths.
#[derive(Clone, Debug)]
pub(crate) struct Portion {
    /// What is known of each nutrient, by its place among the eight.
    pub known: BTreeMap<usize, u64>,
    /// The nutrients of the food that are lower bounds.
    pub bounds: Vec<usize>,
    pub basis: u64,
    pub quantity: u64,
    pub size: u64,
}

/// Bases whose common multiples stay small enough for exact fractions.
const BASES: [u64; 10] = [
    100_000, 1_000, 3_000, 7_000, 12_000, 30_000, 500, 250_000, 40, 9_000,
];

fn thousandths() -> impl Strategy<Value = u64> {
    prop_oneof![
        0..2_000_u64,
        0..1_000_000_u64,
        (0..1_000_u64).prop_map(|n| n * 1_000)
    ]
}

fn portion() -> impl Strategy<Value = Portion> {
    (
        prop::collection::btree_map(0..8_usize, thousandths(), 0..8),
        prop::collection::vec(0..8_usize, 0..3),
        prop::sample::select(BASES.to_vec()),
        thousandths().prop_map(|n| n + 1),
        prop_oneof![Just(1_000_u64), 1..500_000_u64],
    )
        .prop_map(|(known, bounds, basis, quantity, size)| Portion {
            known,
            bounds,
            basis,
            quantity,
            size,
        })
}

/// What a naive cook would say: text of each known sum, and which are lower bounds.
pub(crate) fn naive(portions: &[Portion], servings: u64) -> (BTreeMap<usize, String>, Vec<usize>) {
    let (mut sums, mut bounds) = (BTreeMap::new(), Vec::new());
    for nutrient in 0..8 {
        let knowing: Vec<&Portion> = portions
            .iter()
            .filter(|portion| portion.known.contains_key(&nutrient))
            .collect();
        if knowing.is_empty() {
            continue;
        }
        let sum = knowing.iter().fold(Fraction::ZERO, |sum, portion| {
            let [value, quantity, size, basis] = [
                portion.known[&nutrient],
                portion.quantity,
                portion.size,
                portion.basis,
            ]
            .map(Fraction::thousandths);
            sum.plus(value.times(quantity).times(size).over(basis))
        });
        let share = sum.over(Fraction::thousandths(servings));
        sums.insert(nutrient, written(share.rounded()));
        let bound = knowing
            .iter()
            .any(|portion| portion.bounds.contains(&nutrient));
        if bound || knowing.len() < portions.len() {
            bounds.push(nutrient);
        }
    }
    (sums, bounds)
}

/// What the program says, in the same words.
pub(crate) fn told(nutrition: &Nutrition) -> (BTreeMap<usize, String>, Vec<usize>) {
    let place = |nutrient: Nutrient| {
        Nutrient::ALL
            .iter()
            .position(|one| *one == nutrient)
            .unwrap()
    };
    let values = nutrition.values.iter();
    let sums = values.map(|(nutrient, amount)| (place(nutrient), amount.to_string()));
    let bounds = nutrition.partial.get().unwrap().iter();
    (
        sums.collect(),
        bounds.map(|nutrient| place(*nutrient)).collect(),
    )
}

fn amount(thousandths: u64) -> Amount {
    Amount::parse(&written(i128::from(thousandths))).unwrap()
}

fn part(portion: &Portion) -> Part {
    let [basis, quantity, size] = [portion.basis, portion.quantity, portion.size].map(amount);
    let (values, bounds) = known(portion);
    Part::of(&values, &bounds, basis, quantity, size)
}

/// The same of so many powers of ten less, of a food for as many less.
fn tiny_part(portion: &Portion, power: u32) -> Part {
    let less = |thousandths: u64| {
        let text = format!("{}e-{power}", written(i128::from(thousandths)));
        Amount::parse(&text).unwrap()
    };
    let [basis, quantity] = [portion.basis, portion.quantity].map(less);
    let (values, bounds) = known(portion);
    Part::of(&values, &bounds, basis, quantity, amount(portion.size))
}

fn known(portion: &Portion) -> (Values, Vec<Nutrient>) {
    let known = portion.known.iter();
    let values: Values = known
        .map(|(at, value)| (Nutrient::ALL[*at], amount(*value)))
        .collect();
    let bounds: Vec<Nutrient> = portion.bounds.iter().map(|at| Nutrient::ALL[*at]).collect();
    (values, bounds)
}

fn sum<'p>(portions: impl IntoIterator<Item = &'p Portion>) -> Sum {
    let mut sum = Sum::default();
    for portion in portions {
        sum.add(&part(portion));
    }
    sum
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1024))]

    #[test]
    fn a_sum_is_what_exact_fractions_say(portions in prop::collection::vec(portion(), 1..7)) {
        prop_assert_eq!(told(&sum(&portions).nutrition()), naive(&portions, 1_000));
    }

    #[test]
    fn a_sum_is_that_however_little_it_is_of(
        portions in prop::collection::vec(portion(), 1..4),
        power in 0..300_u32,
    ) {
        let mut sum = Sum::default();
        for portion in &portions {
            sum.add(&tiny_part(portion, power));
        }
        prop_assert_eq!(told(&sum.nutrition()), naive(&portions, 1_000));
    }

    #[test]
    fn a_serving_is_what_exact_fractions_say(
        portions in prop::collection::vec(portion(), 1..5),
        servings in 1..50_000_u64,
    ) {
        let shared = sum(&portions).per(Decimal::new(i64::try_from(servings).unwrap(), 3));
        prop_assert_eq!(told(&shared), naive(&portions, servings));
    }

    #[test]
    fn a_sum_is_the_same_in_any_order(
        (portions, mixed) in prop::collection::vec(portion(), 1..12)
            .prop_flat_map(|portions| (Just(portions.clone()), Just(portions).prop_shuffle())),
    ) {
        prop_assert_eq!(sum(&portions).nutrition(), sum(&mixed).nutrition());
    }

    /// Thousandths of one kcal per uneven basis, chosen so that the exact sum is a half.
    #[test]
    fn a_half_goes_up_however_it_came_about(
        basis in prop::sample::select(vec![6_u64, 12, 14, 18, 22, 26, 34, 66, 98]),
        before in prop::collection::vec(0..500_000_u64, 0..8),
        whole in 0..900_000_u64,
    ) {
        let rest = before.iter().sum::<u64>() % basis;
        let last = basis * whole + basis / 2 + (basis - rest);
        let portions: Vec<Portion> = before.iter().chain([&last]).map(|value| Portion {
            known: BTreeMap::from([(0, *value)]),
            bounds: Vec::new(),
            basis: basis * 1_000,
            quantity: 1_000,
            size: 1_000,
        }).collect();
        prop_assert_eq!(told(&sum(&portions).nutrition()), naive(&portions, 1_000));
    }
}
