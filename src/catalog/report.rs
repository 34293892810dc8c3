//! What an import does with the rows of a source, and why.

/// What a reason did to a row.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// The whole row is left out.
    Skipped,
    /// Values of it are unknown now.
    Dropped,
    /// Texts or values of it were mended.
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

/// The reasons, each with what it did, its name in a report, and what a person reads of it.
macro_rules! reasons {
    ($($(#[$doc:meta])+ $reason:ident = $kind:ident, $name:literal, $words:literal;)+) => {
        /// What was met in a row: why it was left out, which part of it was dropped, what was mended.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum Reason {
            $($(#[$doc])+ $reason,)+
        }

        impl Reason {
            /// All of them.
            pub const ALL: &[Reason] = &[$(Reason::$reason),+];

            /// What it did to the row.
            pub fn kind(self) -> Kind {
                self.told().0
            }

            /// Its name in a report.
            pub fn as_str(self) -> &'static str {
                self.told().1
            }

            /// What a person reads of it.
            pub fn in_words(self) -> &'static str {
                self.told().2
            }

            fn told(self) -> (Kind, &'static str, &'static str) {
                match self {
                    $(Reason::$reason => (Kind::$kind, $name, $words),)+
                }
            }
        }
    };
}

reasons! {
    /// Left out: it has no code of digits.
    NoCode = Skipped, "no_code", "no code of digits";
    /// Left out: it has no name.
    NoName = Skipped, "no_name", "no name";
    /// Left out: it cannot be read as a row of its format.
    Broken = Skipped, "broken", "not readable";
    /// Left out: it has no key, and no barcode that could be one.
    NoKey = Skipped, "no_key", "no key that could be one, and no barcode";
    /// Left out: it breaks a rule of the specification.
    AgainstRules = Skipped, "against_rules", "against the rules of a food";
    /// Left out: of a kind that is not imported.
    OtherKind = Skipped, "other_kind", "of another kind";
    /// Left out: its food goes to another library.
    OtherLibrary = Skipped, "other_library", "for another library";
    /// Left out: it is not sold in the country that was asked for.
    OtherCountry = Skipped, "other_country", "not sold in the country";
    /// Left out: the food that is known is newer, and stays as it is.
    OlderThanKnown = Skipped, "older_than_known", "older than what is known";
    /// Left out: nothing is told of its nutrients, and another library knows them.
    KnownElsewhere = Skipped, "known_elsewhere", "without nutrition, and known with it in another library";
    /// A value is dropped: more than 100 g of a nutrient in 100 g.
    Over100Grams = Dropped, "over_100_g", "over 100 g in 100 g";
    /// A value is dropped: more than 905 kcal in 100 g.
    Over905Kcal = Dropped, "over_905_kcal", "over 905 kcal in 100 g";
    /// The nutrition is dropped: protein, carbohydrate and fat of more than 105 g in 100 g.
    MacrosOver105Grams = Dropped, "macros_over_105_g", "protein, carbs and fat over 105 g in 100 g";
    /// A value is dropped: it is negative.
    Negative = Dropped, "negative", "negative";
    /// A value is dropped: larger than any number may be.
    OverMaximum = Dropped, "over_maximum", "larger than any number may be";
    /// A value is dropped: it is no number.
    NoNumber = Dropped, "no_number", "no number";
    /// A value is dropped: its unit is unknown.
    UnknownUnit = Dropped, "unknown_unit", "in an unknown unit";
    /// A measure is dropped: it is in another unit than the nutrition, and what the one is of the other nobody
    /// said.
    OtherUnit = Dropped, "other_unit", "a measure in another unit than the nutrition";
    /// A value is dropped: it is an upper or lower bound.
    Bound = Dropped, "bound", "an upper or lower bound, no value";
    /// A value is dropped, or all of them: they were guessed from the ingredients.
    Estimate = Dropped, "estimate", "guessed from the ingredients, no value";
    /// The nutrition is dropped: it is that of the food as it is prepared.
    Prepared = Dropped, "prepared", "of the food as prepared, not as sold";
    /// The nutrition is dropped: it is that of a serving, wrongly turned into that of 100 g.
    OfServing = Dropped, "of_serving", "of a serving, not of 100 g";
    /// The barcode is dropped: more than 14 digits.
    LongCode = Dropped, "long_code", "a barcode of more than 14 digits";
    /// A measure is dropped: it is called nothing.
    NoLabel = Dropped, "no_label", "a measure without a name";
    /// A measure is dropped: the food has as many as it may have.
    ManyMeasures = Dropped, "many_measures", "a measure more than a food may have";
    /// A measure is dropped: another of the food is called the same.
    EqualLabels = Dropped, "equal_labels", "a measure called as another";
    /// A member is dropped: no food has one of that name.
    UnknownMember = Dropped, "unknown_member", "a member that no food has";
    /// A text is dropped: something else stands in its place.
    NoText = Dropped, "no_text", "something else where a text belongs";
    /// A name is dropped: it is said in a variant of a language, as it is in one place or script.
    LanguageVariant = Dropped, "language_variant", "a name in a variant of a language, such as zh-tw";
    /// The time of its last change is dropped: it is no number, negative, or still to come.
    ImpossibleDate = Dropped, "impossible_date", "a time of the last change that cannot be";
    /// What a serving weighs is dropped, and the measure with it: it is no number, or of no serving.
    ImpossibleServing = Dropped, "impossible_serving", "a serving of a size that cannot be";
    /// The number of its scans is dropped: it is no number, or negative.
    ImpossibleScans = Dropped, "impossible_scans", "a number of scans that cannot be";
    /// The image is dropped: it is no link, or too long a one.
    ImpossibleImage = Dropped, "impossible_image", "an image that is no link, or too long a one";
    /// Kept: the barcode's check digit is wrong.
    WrongCheckDigit = Kept, "wrong_check_digit", "a wrong check digit";
    /// Kept: its code came with neither 8 nor 13 digits.
    CodeLength = Kept, "code_length", "a code of neither 8 nor 13 digits";
    /// Mended: the name is cut to 200 characters.
    LongName = Mended, "long_name", "a name cut to 200 characters";
    /// Mended: the label of a measure is cut to 100 characters.
    LongLabel = Mended, "long_label", "a measure's label cut to 100 characters";
    /// Mended: the ingredients are cut to 10,000 characters, or the brand to 200.
    LongText = Mended, "long_text", "ingredients or a brand too long, and cut";
    /// Mended: HTML entities in a text.
    Entities = Mended, "entities", "HTML entities";
    /// Mended: marks of allergens in the ingredients.
    AllergenMarks = Mended, "allergen_marks", "marks of allergens";
    /// Mended: line breaks in a text.
    LineBreaks = Mended, "line_breaks", "line breaks";
    /// Mended: invisible or lost characters in a text.
    OddCharacters = Mended, "odd_characters", "invisible or lost characters";
    /// Mended: carbohydrate by difference is less than the fibre in it, by what measuring errs.
    CarbsBelowZero = Mended, "carbs_below_zero", "carbs below zero by no more than 1 g, taken as 0";
    /// Kept: nutrients are known of a serving alone, not of 100 g.
    PerServing = Kept, "per_serving", "nutrition of a serving, none of 100 g";
    /// Kept: no nutrients are known.
    NoNutrition = Kept, "no_nutrition", "without nutrition";
    /// Kept: nutrients are known, but neither protein nor carbohydrate nor fat.
    NoMacros = Kept, "no_macros", "nutrients, but no protein, carbs and fat";
    /// Came without nutrition or with that of a serving alone, and keeps what was known of it.
    NutritionKept = Kept, "nutrition_kept", "nutrition known from before";
    /// Stays as it was corrected, whatever it came with.
    Corrected = Kept, "corrected", "as they were corrected";
    /// Is as it came: what was corrected of it is of another base or in another language, and does not hold.
    CorrectionOvertaken = Kept, "correction_overtaken", "corrected on another base, or a name in an unknown language: it does not hold here";
    /// Stands more than once in the source: the fuller is taken, by its nutrients and then by what else it
    /// tells, and of equals the newer.
    Duplicate = Merged, "duplicate", "more than once under one key";
    /// Kept: another library had it without nutrition, and it is there no more.
    Moved = Kept, "moved", "now here, and no more without nutrition in another library";
}
