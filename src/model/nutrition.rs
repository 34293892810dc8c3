//! Nutrients and their amounts, unknown ones left out.

use std::fmt;
use std::ops::Index;
use std::str::FromStr;

use serde::de::{MapAccess, Visitor};
use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::Value;

use super::member::Extra;
use super::{Amount, Member};

/// A nutrient of the specification. All but `kcal` are in grams.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Nutrient {
    /// Energy, in kilocalories.
    Kcal,
    /// Protein.
    Protein,
    /// Available carbohydrate: fibre is not counted.
    Carbs,
    /// Fat.
    Fat,
    /// Saturated fatty acids.
    SaturatedFat,
    /// Sugars.
    Sugars,
    /// Dietary fibre.
    Fibre,
    /// Salt: sodium × 2.5.
    Salt,
}

impl Nutrient {
    /// All eight, in the specification's order.
    pub const ALL: [Nutrient; 8] = [
        Nutrient::Kcal,
        Nutrient::Protein,
        Nutrient::Carbs,
        Nutrient::Fat,
        Nutrient::SaturatedFat,
        Nutrient::Sugars,
        Nutrient::Fibre,
        Nutrient::Salt,
    ];

    /// The member's name in `nutrition.values`.
    pub fn as_str(self) -> &'static str {
        match self {
            Nutrient::Kcal => "kcal",
            Nutrient::Protein => "protein",
            Nutrient::Carbs => "carbs",
            Nutrient::Fat => "fat",
            Nutrient::SaturatedFat => "saturatedFat",
            Nutrient::Sugars => "sugars",
            Nutrient::Fibre => "fibre",
            Nutrient::Salt => "salt",
        }
    }

    /// The unit its amounts are in.
    pub fn unit(self) -> &'static str {
        match self {
            Nutrient::Kcal => "kcal",
            _ => "g",
        }
    }
}

impl FromStr for Nutrient {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        Nutrient::ALL
            .into_iter()
            .find(|nutrient| nutrient.as_str() == text)
            .ok_or(())
    }
}

impl fmt::Display for Nutrient {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.as_str())
    }
}

/// The known amounts. A nutrient that is not there is unknown, never zero.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Values {
    known: [Option<Amount>; 8],
    /// Nutrients that another server adds.
    pub extra: Extra,
}

impl Values {
    /// The first of the nutrients of which something else is said than an amount, or `null`.
    pub fn unread(&self) -> Option<Nutrient> {
        let said = self.extra.iter().filter(|(_, value)| !value.is_null());
        said.filter_map(|(name, _)| name.parse().ok()).next()
    }

    /// The amount of a nutrient, if it is known.
    pub fn get(&self, nutrient: Nutrient) -> Option<Amount> {
        self.known[nutrient as usize]
    }

    /// Sets or, with `None`, forgets an amount.
    pub fn set(&mut self, nutrient: Nutrient, amount: impl Into<Option<Amount>>) {
        self.known[nutrient as usize] = amount.into();
    }

    /// The known amounts, in the specification's order.
    pub fn iter(&self) -> impl Iterator<Item = (Nutrient, Amount)> + '_ {
        Nutrient::ALL
            .into_iter()
            .filter_map(|nutrient| Some((nutrient, self.get(nutrient)?)))
    }

    /// Whether nothing is known.
    pub fn is_empty(&self) -> bool {
        self.known.iter().all(Option::is_none)
    }
}

impl Index<Nutrient> for Values {
    type Output = Option<Amount>;

    fn index(&self, nutrient: Nutrient) -> &Option<Amount> {
        &self.known[nutrient as usize]
    }
}

impl FromIterator<(Nutrient, Amount)> for Values {
    fn from_iter<I: IntoIterator<Item = (Nutrient, Amount)>>(known: I) -> Self {
        let mut values = Values::default();
        for (nutrient, amount) in known {
            values.set(nutrient, amount);
        }
        values
    }
}

impl Serialize for Values {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        for (nutrient, amount) in self.iter() {
            map.serialize_entry(nutrient.as_str(), &amount)?;
        }
        for (name, value) in self.extra.iter() {
            map.serialize_entry(name, value)?;
        }
        map.end()
    }
}

impl<'de> Deserialize<'de> for Values {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Known;
        impl<'de> Visitor<'de> for Known {
            type Value = Values;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("an object of nutrients")
            }

            fn visit_map<M: MapAccess<'de>>(self, mut map: M) -> Result<Values, M::Error> {
                let mut values = Values::default();
                while let Some(name) = map.next_key::<String>()? {
                    let value = map.next_value::<Value>()?;
                    match (name.parse::<Nutrient>(), Amount::deserialize(&value)) {
                        (Ok(nutrient), Ok(amount)) => values.set(nutrient, amount),
                        _ => drop(values.extra.insert(name, value)),
                    }
                }
                Ok(values)
            }
        }
        deserializer.deserialize_map(Known)
    }
}

/// What an item or a meal holds: known sums, and which of them are only lower bounds.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Nutrition {
    /// The sums of what is known, rounded to 3 decimals. What nothing knows is absent.
    #[serde(default)]
    pub values: Values,
    /// The nutrients of `values` that some part does not know: the sum is a lower bound.
    #[serde(default, skip_serializing_if = "Member::is_absent")]
    pub partial: Member<Vec<Nutrient>>,
    /// Members another server adds.
    #[serde(flatten)]
    pub extra: Extra,
}

impl Nutrition {
    /// Known sums, and which of them are lower bounds.
    pub fn new(values: Values, partial: Vec<Nutrient>) -> Self {
        Nutrition {
            values,
            partial: Member::Is(partial),
            extra: Extra::default(),
        }
    }

    /// Whether the amount shown for a nutrient is a lower bound.
    pub fn is_lower_bound(&self, nutrient: Nutrient) -> bool {
        self.partial
            .get()
            .is_some_and(|partial| partial.contains(&nutrient))
    }
}
