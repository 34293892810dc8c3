//! What an import does with the rows of a source, and why.

/// What was met in a row: why it was left out, which part of it was dropped, what was mended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Reason {
    /// Left out: it has no code of digits.
    NoCode,
    /// Left out: it has no name.
    NoName,
    /// Left out: it cannot be read as a row of its format.
    Broken,
    /// Left out: it has no key, and no barcode that could be one.
    NoKey,
    /// Left out: it breaks a rule of the specification.
    AgainstRules,
    /// Left out: of a kind that is not imported.
    OtherKind,
    /// Left out: its food goes to another library.
    OtherLibrary,
    /// Left out: it is not sold in the country that was asked for.
    OtherCountry,
    /// Left out: the food that is known is newer, and stays as it is.
    OlderThanKnown,
    /// Left out: nothing is told of its nutrients, and another library knows them.
    KnownElsewhere,
    /// A value is dropped: more than 100 g of a nutrient in 100 g.
    Over100Grams,
    /// A value is dropped: more than 905 kcal in 100 g.
    Over905Kcal,
    /// The nutrition is dropped: protein, carbohydrate and fat of more than 105 g in 100 g.
    MacrosOver105Grams,
    /// A value is dropped: it is negative.
    Negative,
    /// A value is dropped: larger than any number may be.
    OverMaximum,
    /// A value is dropped: it is no number.
    NoNumber,
    /// A value is dropped: its unit is unknown.
    UnknownUnit,
    /// A value is dropped: it is an upper or lower bound.
    Bound,
    /// The nutrition is dropped: it is that of a serving, wrongly turned into that of 100 g.
    OfServing,
    /// The barcode is dropped: more than 14 digits.
    LongCode,
    /// A measure is dropped: the food has as many as it may have.
    ManyMeasures,
    /// A measure is dropped: another of the food is called the same.
    EqualLabels,
    /// A member is dropped: no food has one of that name.
    UnknownMember,
    /// The time of its last change is dropped: it is no number, negative, or still to come.
    ImpossibleDate,
    /// What a serving weighs is dropped, and the measure with it: it is no number, or of no serving.
    ImpossibleServing,
    /// The number of its scans is dropped: it is no number, or negative.
    ImpossibleScans,
    /// The image is dropped: it is no link, or too long a one.
    ImpossibleImage,
    /// Kept: the barcode's check digit is wrong.
    WrongCheckDigit,
    /// Kept: its code came with neither 8 nor 13 digits.
    CodeLength,
    /// Mended: the name is cut to 200 characters.
    LongName,
    /// Mended: the label of a measure is cut to 100 characters.
    LongLabel,
    /// Mended: the ingredients are cut to 10,000 characters, or the brand to 200.
    LongText,
    /// Mended: HTML entities in a text.
    Entities,
    /// Mended: marks of allergens in the ingredients.
    AllergenMarks,
    /// Mended: line breaks in a text.
    LineBreaks,
    /// Mended: invisible or lost characters in a text.
    OddCharacters,
    /// Kept: nutrients are known of a serving alone, not of 100 g.
    PerServing,
    /// Kept: no nutrients are known.
    NoNutrition,
    /// Kept: nutrients are known, but neither protein nor carbohydrate nor fat.
    NoMacros,
    /// Came without nutrition or with that of a serving alone, and keeps what was known of it.
    NutritionKept,
    /// Stays as it was corrected, whatever it came with.
    Corrected,
    /// Is as it came: what was corrected of it is of another base, and does not hold.
    CorrectionOvertaken,
    /// Stands more than once in the source: the fuller is taken, and of equals the newer.
    Duplicate,
    /// Kept: another library had it without nutrition, and it is there no more.
    Moved,
}

/// What a reason did to a row.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// The whole row is left out.
    Skipped,
    /// Values of it are unknown now.
    Dropped,
    /// Texts of it were mended.
    Mended,
    /// It is odd and was taken all the same.
    Kept,
    /// It was made one with another.
    Merged,
}

impl Kind {
    /// All of them.
    pub const ALL: [Kind; 5] = [
        Kind::Skipped,
        Kind::Dropped,
        Kind::Mended,
        Kind::Kept,
        Kind::Merged,
    ];

    /// Its name in a report.
    pub fn as_str(self) -> &'static str {
        match self {
            Kind::Skipped => "skipped",
            Kind::Dropped => "dropped",
            Kind::Mended => "mended",
            Kind::Kept => "kept",
            Kind::Merged => "merged",
        }
    }
}

/// How many reasons there are.
const REASONS: usize = 44;

impl Reason {
    /// All of them.
    pub const ALL: [Reason; REASONS] = [
        Reason::NoCode,
        Reason::NoName,
        Reason::Broken,
        Reason::NoKey,
        Reason::AgainstRules,
        Reason::OtherKind,
        Reason::OtherLibrary,
        Reason::OtherCountry,
        Reason::OlderThanKnown,
        Reason::KnownElsewhere,
        Reason::Over100Grams,
        Reason::Over905Kcal,
        Reason::MacrosOver105Grams,
        Reason::Negative,
        Reason::OverMaximum,
        Reason::NoNumber,
        Reason::UnknownUnit,
        Reason::Bound,
        Reason::OfServing,
        Reason::LongCode,
        Reason::ManyMeasures,
        Reason::EqualLabels,
        Reason::UnknownMember,
        Reason::ImpossibleDate,
        Reason::ImpossibleServing,
        Reason::ImpossibleScans,
        Reason::ImpossibleImage,
        Reason::WrongCheckDigit,
        Reason::CodeLength,
        Reason::LongName,
        Reason::LongLabel,
        Reason::LongText,
        Reason::Entities,
        Reason::AllergenMarks,
        Reason::LineBreaks,
        Reason::OddCharacters,
        Reason::PerServing,
        Reason::NoNutrition,
        Reason::NoMacros,
        Reason::NutritionKept,
        Reason::Corrected,
        Reason::CorrectionOvertaken,
        Reason::Duplicate,
        Reason::Moved,
    ];

    /// What it did to the row.
    pub fn kind(self) -> Kind {
        match self {
            Reason::NoCode
            | Reason::NoName
            | Reason::Broken
            | Reason::NoKey
            | Reason::AgainstRules
            | Reason::OtherKind
            | Reason::OtherLibrary
            | Reason::OtherCountry
            | Reason::OlderThanKnown
            | Reason::KnownElsewhere => Kind::Skipped,
            Reason::Over100Grams
            | Reason::Over905Kcal
            | Reason::MacrosOver105Grams
            | Reason::Negative
            | Reason::OverMaximum
            | Reason::NoNumber
            | Reason::UnknownUnit
            | Reason::Bound
            | Reason::OfServing
            | Reason::LongCode
            | Reason::ManyMeasures
            | Reason::EqualLabels
            | Reason::UnknownMember
            | Reason::ImpossibleDate
            | Reason::ImpossibleServing
            | Reason::ImpossibleScans
            | Reason::ImpossibleImage => Kind::Dropped,
            Reason::LongName
            | Reason::LongLabel
            | Reason::LongText
            | Reason::Entities
            | Reason::AllergenMarks
            | Reason::LineBreaks
            | Reason::OddCharacters => Kind::Mended,
            Reason::WrongCheckDigit
            | Reason::CodeLength
            | Reason::PerServing
            | Reason::NoNutrition
            | Reason::NoMacros
            | Reason::NutritionKept
            | Reason::Corrected
            | Reason::CorrectionOvertaken
            | Reason::Moved => Kind::Kept,
            Reason::Duplicate => Kind::Merged,
        }
    }

    /// What a person reads of it.
    pub fn in_words(self) -> &'static str {
        match self {
            Reason::NoCode => "no code of digits",
            Reason::NoName => "no name",
            Reason::Broken => "not readable",
            Reason::NoKey => "no key, and no barcode",
            Reason::AgainstRules => "against the rules of a food",
            Reason::OtherKind => "of another kind",
            Reason::OtherLibrary => "for another library",
            Reason::OtherCountry => "not sold in the country",
            Reason::OlderThanKnown => "older than what is known",
            Reason::KnownElsewhere => "without nutrition, and known in another library",
            Reason::Over100Grams => "over 100 g in 100 g",
            Reason::Over905Kcal => "over 905 kcal in 100 g",
            Reason::MacrosOver105Grams => "protein, carbs and fat over 105 g in 100 g",
            Reason::Negative => "negative",
            Reason::OverMaximum => "larger than any number may be",
            Reason::NoNumber => "no number",
            Reason::UnknownUnit => "in an unknown unit",
            Reason::Bound => "an upper or lower bound, no value",
            Reason::OfServing => "of a serving, not of 100 g",
            Reason::LongCode => "a barcode of more than 14 digits",
            Reason::ManyMeasures => "a measure more than a food may have",
            Reason::EqualLabels => "a measure called as another",
            Reason::UnknownMember => "a member that no food has",
            Reason::ImpossibleDate => "a time of the last change that cannot be",
            Reason::ImpossibleServing => "a serving of a size that cannot be",
            Reason::ImpossibleScans => "a number of scans that cannot be",
            Reason::ImpossibleImage => "an image that is no link, or too long a one",
            Reason::WrongCheckDigit => "a wrong check digit",
            Reason::CodeLength => "a code of neither 8 nor 13 digits",
            Reason::LongName => "a name cut to 200 characters",
            Reason::LongLabel => "a measure's label cut to 100 characters",
            Reason::LongText => "ingredients or a brand too long, and cut",
            Reason::Entities => "HTML entities",
            Reason::AllergenMarks => "marks of allergens",
            Reason::LineBreaks => "line breaks",
            Reason::OddCharacters => "invisible or lost characters",
            Reason::PerServing => "nutrition of a serving, none of 100 g",
            Reason::NoNutrition => "without nutrition",
            Reason::NoMacros => "nutrients, but no protein, carbs and fat",
            Reason::NutritionKept => "nutrition known from before",
            Reason::Corrected => "as they were corrected",
            Reason::CorrectionOvertaken => "corrected on another base, which does not hold here",
            Reason::Duplicate => "more than once under one key",
            Reason::Moved => "now here, and no more without nutrition in another library",
        }
    }

    /// Its name in a report.
    pub fn as_str(self) -> &'static str {
        match self {
            Reason::NoCode => "no_code",
            Reason::NoName => "no_name",
            Reason::Broken => "broken",
            Reason::NoKey => "no_key",
            Reason::AgainstRules => "against_rules",
            Reason::OtherKind => "other_kind",
            Reason::OtherLibrary => "other_library",
            Reason::OtherCountry => "other_country",
            Reason::OlderThanKnown => "older_than_known",
            Reason::KnownElsewhere => "known_elsewhere",
            Reason::Over100Grams => "over_100_g",
            Reason::Over905Kcal => "over_905_kcal",
            Reason::MacrosOver105Grams => "macros_over_105_g",
            Reason::Negative => "negative",
            Reason::OverMaximum => "over_maximum",
            Reason::NoNumber => "no_number",
            Reason::UnknownUnit => "unknown_unit",
            Reason::Bound => "bound",
            Reason::OfServing => "of_serving",
            Reason::LongCode => "long_code",
            Reason::ManyMeasures => "many_measures",
            Reason::EqualLabels => "equal_labels",
            Reason::UnknownMember => "unknown_member",
            Reason::ImpossibleDate => "impossible_date",
            Reason::ImpossibleServing => "impossible_serving",
            Reason::ImpossibleScans => "impossible_scans",
            Reason::ImpossibleImage => "impossible_image",
            Reason::WrongCheckDigit => "wrong_check_digit",
            Reason::CodeLength => "code_length",
            Reason::LongName => "long_name",
            Reason::LongLabel => "long_label",
            Reason::LongText => "long_text",
            Reason::Entities => "entities",
            Reason::AllergenMarks => "allergen_marks",
            Reason::LineBreaks => "line_breaks",
            Reason::OddCharacters => "odd_characters",
            Reason::PerServing => "per_serving",
            Reason::NoNutrition => "no_nutrition",
            Reason::NoMacros => "no_macros",
            Reason::NutritionKept => "nutrition_kept",
            Reason::Corrected => "corrected",
            Reason::CorrectionOvertaken => "correction_overtaken",
            Reason::Duplicate => "duplicate",
            Reason::Moved => "moved",
        }
    }
}
