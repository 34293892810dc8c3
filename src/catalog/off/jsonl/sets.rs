//! Nutrients of the shape since 2025: sets of them, as they were told by somebody, and one that
//! was made of these.

use std::borrow::Cow;

use serde::de::{IgnoredAny, MapAccess, SeqAccess};

use super::super::named::{self, Named};
use super::object::{Fill, Object, Text, figure};
use crate::catalog::report::Reason;
use crate::model::Base;

/// The least that is multiplied to 100: of less the rounding of a label is most of the value.
const LEAST: f64 = 5.0;

/// The source of what was guessed from the ingredients.
const ESTIMATE: &str = "estimate";

/// The sets of a product.
#[derive(Debug, Default)]
pub(super) struct Nutrition<'t> {
    aggregated: Set<'t>,
    inputs: Inputs<'t>,
}

#[derive(Debug, Default)]
struct Inputs<'t>(Vec<Set<'t>>);

/// Nutrients as one source tells them.
#[derive(Debug, Default)]
struct Set<'t> {
    preparation: Text<'t>,
    per: Text<'t>,
    per_quantity: Text<'t>,
    per_unit: Text<'t>,
    source: Text<'t>,
    nutrients: Nutrients<'t>,
}

#[derive(Debug, Default)]
struct Nutrients<'t>(Vec<(String, Nutrient<'t>)>);

#[derive(Debug, Default)]
struct Nutrient<'t> {
    value: Text<'t>,
    unit: Text<'t>,
    modifier: Text<'t>,
    source: Text<'t>,
}

impl<'t> Object<'t> for Nutrition<'t> {
    fn member<M: MapAccess<'t>>(&mut self, name: &str, members: &mut M) -> Result<(), M::Error> {
        match name {
            "aggregated_set" => members.next_value_seed(Fill(&mut self.aggregated)),
            "input_sets" => members.next_value_seed(Fill(&mut self.inputs)),
            _ => members.next_value::<IgnoredAny>().map(drop),
        }
    }
}

impl<'t> Object<'t> for Inputs<'t> {
    fn member<M: MapAccess<'t>>(&mut self, _: &str, members: &mut M) -> Result<(), M::Error> {
        members.next_value::<IgnoredAny>().map(drop)
    }

    fn item<S: SeqAccess<'t>>(&mut self, items: &mut S) -> Result<bool, S::Error> {
        let mut set = Set::default();
        let read = items.next_element_seed(Fill(&mut set))?;
        self.0.extend(read.map(|()| set));
        Ok(read.is_some())
    }
}

impl<'t> Object<'t> for Set<'t> {
    fn member<M: MapAccess<'t>>(&mut self, name: &str, members: &mut M) -> Result<(), M::Error> {
        let text = match name {
            "preparation" => &mut self.preparation,
            "per" => &mut self.per,
            "per_quantity" => &mut self.per_quantity,
            "per_unit" => &mut self.per_unit,
            "source" => &mut self.source,
            "nutrients" => return members.next_value_seed(Fill(&mut self.nutrients)),
            _ => return members.next_value::<IgnoredAny>().map(drop),
        };
        *text = members.next_value()?;
        Ok(())
    }
}

impl<'t> Object<'t> for Nutrients<'t> {
    fn member<M: MapAccess<'t>>(&mut self, name: &str, members: &mut M) -> Result<(), M::Error> {
        if !named::is_known(name) {
            return members.next_value::<IgnoredAny>().map(drop);
        }
        let mut nutrient = Nutrient::default();
        members.next_value_seed(Fill(&mut nutrient))?;
        self.0.push((name.to_owned(), nutrient));
        Ok(())
    }
}

impl<'t> Object<'t> for Nutrient<'t> {
    fn member<M: MapAccess<'t>>(&mut self, name: &str, members: &mut M) -> Result<(), M::Error> {
        let text = match name {
            "value" => return figure(&mut self.value, members),
            "unit" => &mut self.unit,
            "modifier" => &mut self.modifier,
            "source" => &mut self.source,
            _ => return members.next_value::<IgnoredAny>().map(drop),
        };
        *text = members.next_value()?;
        Ok(())
    }
}

impl<'t> Nutrition<'t> {
    /// The nutrients in 100 g or ml, as sold: as the label or the maker tells them, of these
    /// rather in 100 than in another quantity; else as they were made of all sets. Of what is sold in millilitres those
    /// of millilitres come first: 100 g of it are another amount.
    pub(super) fn chosen(&self, base: Option<Base>) -> Option<Named<'_>> {
        let (set, times) = self.chosen_set(base)?;
        Some(set.named(times))
    }

    fn chosen_set(&self, base: Option<Base>) -> Option<(&Set<'_>, f64)> {
        let told = || self.told().filter_map(|set| Some((set, set.times()?)));
        let aggregated = || Some((&self.aggregated, self.aggregated.times()?));
        let in_millilitres = || {
            let sets = told().chain(aggregated());
            let sets = sets.filter(|(set, _)| set.base() == Some(Base::Millilitre));
            sets.min_by_key(|(set, _)| !set.is_per_100())
        };
        let is_in_millilitres = base == Some(Base::Millilitre);
        is_in_millilitres
            .then(in_millilitres)
            .flatten()
            .or_else(|| told().min_by_key(|(set, _)| !set.is_per_100()))
            .or_else(aggregated)
    }

    /// The nutrients in a serving, as sold, and what it weighs, with the unit, if that is told.
    pub(super) fn served(&self) -> Option<(Named<'_>, [&str; 2])> {
        let set = self.served_set()?;
        let weight: [&str; 2] = match set.weighed_in() {
            Some(_) => [&set.per_quantity, &set.per_unit],
            None => [""; 2],
        };
        Some((set.named(1.0), weight))
    }

    fn served_set(&self) -> Option<&Set<'_>> {
        let mut sets = self.told().chain([&self.aggregated]);
        sets.find(|set| &*set.per == "serving" && set.is_sold())
    }

    /// Why nutrients that are told are not taken, once for each value of what is taken, or once for all sets where
    /// none is.
    pub(super) fn left_out(&self, base: Option<Base>) -> Vec<Reason> {
        let chosen = self.chosen_set(base).map(|(set, _)| set);
        if let Some(set) = chosen.or_else(|| self.served_set()) {
            return set.estimates().map(|_| Reason::Estimate).collect();
        }
        let sets = self.inputs.0.iter().chain([&self.aggregated]);
        let mut reasons: Vec<Reason> = sets.filter_map(Set::left_out).collect();
        reasons.sort_unstable();
        reasons.dedup();
        reasons
    }

    /// The sets that the label or the maker tells.
    fn told(&self) -> impl Iterator<Item = &Set<'_>> {
        let inputs = self.inputs.0.iter();
        inputs.filter(|set| matches!(&*set.source, "packaging" | "manufacturer"))
    }
}

impl Set<'_> {
    fn is_per_100(&self) -> bool {
        matches!(&*self.per, "100g" | "100ml")
    }

    /// Whether it tells anything of the food as it is sold.
    fn is_sold(&self) -> bool {
        &*self.preparation == "as_sold"
            && !self.is_estimate()
            && self.tells().any(Nutrient::is_told)
    }

    /// Whether all of it was guessed from the ingredients.
    fn is_estimate(&self) -> bool {
        &*self.source == ESTIMATE
    }

    /// Why nothing of it is taken, where it tells something.
    fn left_out(&self) -> Option<Reason> {
        let told = self.tells().count();
        let is_guess = self.is_estimate() || self.estimates().count() == told;
        match &*self.preparation {
            _ if told == 0 => None,
            "as_sold" if is_guess => Some(Reason::Estimate),
            "as_sold" => self.is_of_unknown().then_some(Reason::UnknownUnit),
            _ => Some(Reason::Prepared),
        }
    }

    /// Whether nobody can tell of which quantity it is.
    fn is_of_unknown(&self) -> bool {
        self.times().is_none() && &*self.per != "serving"
    }

    /// The nutrients with a value.
    fn tells(&self) -> impl Iterator<Item = &Nutrient<'_>> {
        let nutrients = self.nutrients.0.iter().map(|(_, nutrient)| nutrient);
        nutrients.filter(|nutrient| !nutrient.value.is_empty())
    }

    /// Those of which the value is a guess.
    fn estimates(&self) -> impl Iterator<Item = &Nutrient<'_>> {
        self.tells().filter(|nutrient| !nutrient.is_told())
    }

    /// What its values are to be multiplied with; `None` when nothing of it can be taken.
    ///
    /// Decision: a set of a serving, or of a kilogram, is worked out when it says how many grams or
    /// millilitres that is; of less than 5 it stays as it is told, see `served`.
    fn times(&self) -> Option<f64> {
        if !self.is_sold() {
            return None;
        }
        if self.is_per_100() {
            return Some(1.0);
        }
        let quantity = self.per_quantity.trim().parse::<f64>().ok()?;
        let is_known = self.weighed_in().is_some() && quantity.is_finite();
        (is_known && quantity >= LEAST).then(|| 100.0 / quantity)
    }

    /// What its quantity is in, where that is grams or millilitres.
    fn weighed_in(&self) -> Option<Base> {
        match &*self.per_unit {
            "g" => Some(Base::Gram),
            "ml" => Some(Base::Millilitre),
            _ => None,
        }
    }

    /// The base that its quantity is of. 100 g are often said of drinks too, so they say nothing of it.
    fn base(&self) -> Option<Base> {
        match &*self.per {
            "100g" => None,
            "100ml" => Some(Base::Millilitre),
            _ => self.weighed_in(),
        }
    }

    fn named(&self, times: f64) -> Named<'_> {
        let mut named = Named::default();
        named.base = self.base();
        for (name, nutrient) in self.by_rank() {
            match in_unit(name, &nutrient.unit) {
                Some((name, unit)) => {
                    named.set(name, nutrient.times(times * unit));
                    named.modify(name, &nutrient.modifier);
                }
                None => named.pass_over(name),
            }
        }
        named
    }

    /// What is told of the nutrients, wherever it stands: of energies that are told in one unit the one behind is meant, and
    /// that whose name is of no unit only where no other is told, or in kilojoules, where no other can be meant.
    fn by_rank(&self) -> impl Iterator<Item = (&str, &Nutrient<'_>)> {
        let told = || {
            let nutrients = self.nutrients.0.iter();
            let nutrients = nutrients.map(|(name, nutrient)| (name.as_str(), nutrient));
            nutrients.filter(|(_, told)| told.is_told() && !told.value.is_empty())
        };
        let is_energy = |(name, told): (&str, &Nutrient<'_>)| {
            [named::KCAL, named::KILOJOULES].contains(&name) && in_unit(name, &told.unit).is_some()
        };
        let has_energy = told().any(is_energy);
        let is_passed_over = move |name: &str, told: &Nutrient<'_>| {
            has_energy && name == named::ENERGY && !is_in_kilojoules(&told.unit)
        };
        let others =
            told().filter(move |(name, told)| *name != named::KCAL && !is_passed_over(name, told));
        others.chain(told().filter(|(name, _)| *name == named::KCAL))
    }
}

impl Nutrient<'_> {
    /// Whether it is not guessed from the ingredients.
    fn is_told(&self) -> bool {
        &*self.source != ESTIMATE
    }

    fn times(&self, times: f64) -> Cow<'_, str> {
        match self.value.trim().parse::<f64>() {
            // As it is written: exact, and no number is still seen to be none.
            Ok(value) if (times - 1.0).abs() > f64::EPSILON => {
                Cow::Owned((value * times).to_string())
            }
            _ => Cow::Borrowed(&self.value),
        }
    }
}

/// The name a value is known under by its unit, and what makes grams of it; an unknown unit is
/// none.
fn in_unit<'n>(name: &'n str, unit: &str) -> Option<(&'n str, f64)> {
    let energy = name.starts_with("energy");
    match unit.trim() {
        "" => Some((name, 1.0)),
        "kcal" if energy => Some((named::KCAL, 1.0)),
        _ if is_in_kilojoules(unit) && name == named::ENERGY => Some((name, 1.0)),
        _ if is_in_kilojoules(unit) && energy => Some((named::KILOJOULES, 1.0)),
        _ if energy => None,
        "g" => Some((name, 1.0)),
        "kg" => Some((name, 1e3)),
        "mg" => Some((name, 1e-3)),
        "µg" | "μg" | "mcg" => Some((name, 1e-6)),
        _ => None,
    }
}

fn is_in_kilojoules(unit: &str) -> bool {
    ["kJ", "kj"].contains(&unit.trim())
}
