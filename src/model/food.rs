//! A food or recipe, as it comes back.

use std::borrow::Cow;
use std::fmt;
use std::str::FromStr;
use std::sync::LazyLock;

use serde::{Deserialize, Serialize};

use super::member::{Extra, Member};
use super::{Amount, FoodDraft, FoodRef, Library, Nutrient, Timestamp, Values};

/// The unit a food's nutrition and measures are given in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Base {
    /// Grams.
    #[serde(rename = "g")]
    Gram,
    /// Millilitres.
    #[serde(rename = "ml")]
    Millilitre,
    /// Servings.
    #[serde(rename = "serving")]
    Serving,
}

impl Base {
    /// All three.
    pub const ALL: [Base; 3] = [Base::Gram, Base::Millilitre, Base::Serving];

    /// The unit, as the API writes it.
    pub fn as_str(self) -> &'static str {
        match self {
            Base::Gram => "g",
            Base::Millilitre => "ml",
            Base::Serving => "serving",
        }
    }
}

impl FromStr for Base {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        Base::ALL
            .into_iter()
            .find(|base| base.as_str() == text)
            .ok_or(())
    }
}

impl fmt::Display for Base {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.as_str())
    }
}

/// A food of any library. `library` and `key` point at it.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Food {
    /// Of `mine` alone: the same as `key`.
    #[serde(default, skip_serializing_if = "Member::is_absent")]
    pub id: Member<String>,
    /// The library it is in.
    #[serde(default, skip_serializing_if = "Member::is_absent")]
    pub library: Member<Library>,
    /// Its key there.
    #[serde(default, skip_serializing_if = "Member::is_absent")]
    pub key: Member<String>,
    /// 1, 2, …: each save is a new one.
    #[serde(default, skip_serializing_if = "Member::is_absent")]
    #[serde(deserialize_with = "super::whole::member")]
    pub version: Member<u32>,
    /// The name.
    #[serde(default, skip_serializing_if = "Member::is_absent")]
    pub name: Member<String>,
    /// The brand.
    #[serde(default, skip_serializing_if = "Member::is_absent")]
    pub brand: Member<String>,
    /// 8 to 14 digits.
    #[serde(default, skip_serializing_if = "Member::is_absent")]
    pub barcode: Member<String>,
    /// Nutrition, measures, recipe, …
    #[serde(default, skip_serializing_if = "Member::is_absent")]
    pub data: Member<FoodData>,
    /// The nutrients of a recipe that some ingredient does not know: lower bounds.
    #[serde(default, skip_serializing_if = "Member::is_absent")]
    pub partial: Member<Vec<Nutrient>>,
    /// Whom to cite where a person reads it, if its data has no source and an import noted it.
    #[serde(default, skip_serializing_if = "Member::is_absent")]
    pub attribution: Member<String>,
    /// The food it was changed from.
    #[serde(default, skip_serializing_if = "Member::is_absent")]
    pub copy_from: Member<FoodRef>,
    /// When it was first saved.
    #[serde(default, skip_serializing_if = "Member::is_absent")]
    pub created_at: Member<Timestamp>,
    /// When it was last saved.
    #[serde(default, skip_serializing_if = "Member::is_absent")]
    pub updated_at: Member<Timestamp>,
    /// Members another server adds.
    #[serde(flatten)]
    pub extra: Extra,
}

impl Food {
    /// What points at this food, if the response said so.
    pub fn reference(&self) -> Option<FoodRef> {
        let key = self.key.get().or(self.id.get())?;
        Some(FoodRef::new(*self.library.get()?, key.clone()))
    }

    /// The food's data, empty when the response has none that we can read.
    pub fn data(&self) -> &FoodData {
        static NONE: LazyLock<FoodData> = LazyLock::new(FoodData::default);
        self.data.get().unwrap_or(&NONE)
    }

    /// Whether saving a body in its place would leave it as it is.
    pub fn is_so_already(&self, draft: &FoodDraft) -> bool {
        let Ok(said) = Food::deserialize(draft.json()) else {
            return false;
        };
        let mut others = said.extra.iter();
        self.name.is_as(&said.name)
            && self.brand.is_as(&said.brand)
            && self.barcode.is_as(&said.barcode)
            && self.copy_from.is_as(&said.copy_from)
            && (self.data.is_as(&said.data) || self.data().is_as_computed(said.data()))
            && others.all(|(name, value)| self.extra.get(name) == Some(value))
    }
}

/// What is known of a food. Unset members are left out.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct FoodData {
    /// The unit nutrition and measures are given in.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub base: Option<Base>,
    /// Amounts per so much of the base unit.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub nutrition: Option<FoodNutrition>,
    /// Household measures.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub measures: Option<Vec<Measure>>,
    /// What is eaten when nobody says how much.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub default_portion: Option<Portion>,
    /// Ingredients as printed on a label.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub composition: Option<String>,
    /// A note.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub note: Option<String>,
    /// Photos and links.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub images: Option<Vec<Image>>,
    /// Makes the food a recipe.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub recipe: Option<Recipe>,
    /// Where the values come from.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub source: Option<Source>,
    /// What a recipe is made of.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ingredients: Option<Vec<Ingredient>>,
    /// Members another server adds.
    #[serde(flatten)]
    pub extra: Extra,
}

impl FoodData {
    /// The household measures, none if there are none.
    pub fn measures(&self) -> &[Measure] {
        self.measures.as_deref().unwrap_or_default()
    }

    /// The data as a request says them: without what another server adds where the API takes no others, beside nutrients,
    /// and without what it says to be `null`, or a list of no measures of what has no base.
    pub fn as_sent(&self) -> FoodData {
        let mut data = self.clone();
        if let Some(nutrition) = &mut data.nutrition {
            let is_nutrient = |name: &String| name.parse::<Nutrient>().is_ok();
            let extra = &mut nutrition.values.extra;
            extra.retain(|name, value| is_nutrient(name) && !value.is_null());
        }
        data.extra.retain(|_, value| !value.is_null());
        if data.base.is_none() {
            data.measures.take_if(|measures| measures.is_empty());
        }
        data
    }

    /// Whether the nutrition is added up from ingredients: whatever is sent along is replaced.
    pub fn is_computed(&self) -> bool {
        let ingredients = self.ingredients.as_ref();
        ingredients.is_some_and(|ingredients| !ingredients.is_empty())
    }

    /// Whether another one's nutrition is computed, and all the rest of it is the same.
    fn is_as_computed(&self, said: &FoodData) -> bool {
        let nutrition = self.nutrition.clone();
        let computed = FoodData {
            nutrition,
            ..said.clone()
        };
        said.is_computed() && *self == computed
    }

    /// The same, written in the one way there is: a nutrition without any value is none.
    pub fn settled(&self) -> Cow<'_, FoodData> {
        let is_hollow = |nutrition: &FoodNutrition| nutrition.values.is_empty();
        match self.nutrition.as_ref().is_some_and(is_hollow) {
            true => Cow::Owned(FoodData {
                nutrition: None,
                ..self.clone()
            }),
            false => Cow::Borrowed(self),
        }
    }
}

/// A food's nutrition: `values` for each `basisAmount` of the base unit.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct FoodNutrition {
    /// How much of the base unit the values are for.
    pub basis_amount: Amount,
    /// The known values.
    pub values: Values,
}

/// A household measure: one `label` is `size` of the base unit.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Measure {
    /// 1 to 100 characters.
    pub label: String,
    /// In the base unit.
    pub size: Amount,
}

/// So much of a unit.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Portion {
    /// More than zero.
    pub amount: Amount,
    /// The base unit or a measure's label.
    pub unit: String,
}

/// A photo that was saved, or a link to one elsewhere.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Image {
    /// A public link; never fetched.
    Url(String),
    /// A saved photo, by the name an earlier read gave.
    Path(String),
}

/// What makes a food a recipe.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Recipe {
    /// How many servings it makes.
    pub servings: Amount,
    /// What to do.
    pub steps: Vec<String>,
    /// How long it takes.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub minutes: Option<Amount>,
}

/// What kind of source the values come from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Origin {
    /// A printed label.
    Label,
    /// A restaurant's figures.
    Restaurant,
    /// Typed in.
    Manual,
    /// A guess.
    Estimate,
    /// Added up from ingredients.
    Ingredients,
}

impl Origin {
    /// All five.
    pub const ALL: [Origin; 5] = [
        Origin::Label,
        Origin::Restaurant,
        Origin::Manual,
        Origin::Estimate,
        Origin::Ingredients,
    ];

    /// The origin, as the API writes it.
    pub fn as_str(self) -> &'static str {
        match self {
            Origin::Label => "label",
            Origin::Restaurant => "restaurant",
            Origin::Manual => "manual",
            Origin::Estimate => "estimate",
            Origin::Ingredients => "ingredients",
        }
    }
}

/// Where a food's values come from.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Source {
    /// What kind of source.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub origin: Option<Origin>,
    /// Who found them: only ever `assistant_a`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub by: Option<String>,
    /// Where: up to 200 characters.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub place: Option<String>,
    /// How: up to 2,000 characters.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub description: Option<String>,
    /// Whether somebody changed them since.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub edited: Option<bool>,
    /// The library they were taken from.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub library: Option<Library>,
    /// The key there.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub key: Option<String>,
}

impl Source {
    /// What `by` may be.
    pub const BY: [&str; 1] = ["assistant_a"];
}

/// One ingredient of a recipe.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Ingredient {
    /// The food, pinned to a version.
    pub food: IngredientFood,
    /// How much of it.
    pub portion: Portion,
    /// Members another server adds.
    #[serde(flatten)]
    pub extra: Extra,
}

/// The food of an ingredient.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct IngredientFood {
    /// The food's library.
    pub library: Library,
    /// The food's key there.
    pub key: String,
    /// The version that goes into the recipe.
    #[serde(default, skip_serializing_if = "Member::is_absent")]
    #[serde(deserialize_with = "super::whole::member")]
    pub version: Member<u32>,
    /// The name it had.
    #[serde(default, skip_serializing_if = "Member::is_absent")]
    pub name: Member<String>,
    /// Members another server adds.
    #[serde(flatten)]
    pub extra: Extra,
}
