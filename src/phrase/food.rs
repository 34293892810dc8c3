//! One item: which words are the amount, which the unit, which the name.

use rust_decimal::Decimal;

use super::amount::{amount, is_times};
use super::half_more::half_more;
use super::split::Word;
use super::token::{Measure, Token, is_small_calorie, measure_at, tokens, two_amounts};
use super::trouble::Trouble;
use super::unit_alone::{self, SIGNS};
use super::{
    FoodPhrase, UnitText, What, calories, counted, demi, joint, parts, two_numbers, vague, when,
};
use crate::model::Unit;

/// A name, and whether it stood in quotes.
pub(super) struct Name {
    pub(super) text: String,
    pub(super) quoted: bool,
}

/// What the words of one item say.
pub(super) fn item(words: &[Word<'_>]) -> Result<What, Trouble> {
    let tokens = without_article(tokens(words)?);
    vague::refuse(&tokens)?;
    counted::refuse_two_words(&tokens)?;
    let whole = words_of_name(&tokens);
    let in_dozens = counted::is_in_dozens(&tokens);
    let tokens = demi::of_unit(parts::of_parts(counted::counted(tokens)));
    let tokens = half_more(unit_alone::of_one(tokens)?);
    let mut numbers = tokens
        .iter()
        .enumerate()
        .filter_map(|(at, token)| match token {
            Token::Number { value, times } => Some((at, *value, *times)),
            _ => None,
        });
    let mut what = match (numbers.next(), numbers.next()) {
        (None, _) => {
            unit_alone::refuse(&tokens)?;
            food(None, UnitText::None, name(&tokens)?)?
        }
        (Some((0, value, times)), None) => in_front(value, times, &tokens[1..])?,
        (Some((at, value, _)), None) => behind(&tokens[..at], value, &tokens[at + 1..])?,
        (Some(_), Some(_)) if calories::are_said(&tokens) => return Err(calories::beside(&tokens)),
        (Some(_), Some(_)) => return Err(two_numbers::refuse(words, &tokens)),
    };
    if let What::Food(food) = &mut what {
        food.in_dozens = in_dozens;
    }
    let is_in_words = matches!(tokens.first(), Some(Token::Number { .. }));
    if let (What::Food(food), Some(name), true) = (&mut what, whole, is_in_words) {
        let one = demi::one(&name.text).map(unquoted);
        let one = one.map(|name| phrase(Some(Decimal::ONE), UnitText::None, name));
        let whole = phrase(None, UnitText::None, name);
        food.otherwise
            .splice(0..0, [whole?].into_iter().chain(one.transpose()?));
    }
    Ok(what)
}

/// Measures of tea, which without its accent is an English article.
const OF_TEA: [&str; 6] = ["mug", "mugs", "bol", "bols", "sachet", "sachets"];

/// The tokens without an article in front of a number: `the 2 eggs`, but not `the 200 ml`, which is tea.
fn without_article(mut tokens: Vec<Token<'_>>) -> Vec<Token<'_>> {
    let [Token::Word(article), Token::Number { .. }, behind @ ..] = &tokens[..] else {
        return tokens;
    };
    let behind = words(behind).unwrap_or_default();
    let is_measure = match behind[..] {
        [] => true,
        [word] if OF_TEA.contains(&word) => true,
        _ => measure_at(&behind).is_some_and(|(_, count)| count == behind.len()),
    };
    let is_article = ["the", "les", "la", "le"].contains(&article.to_lowercase().as_str());
    if is_article && !is_measure {
        tokens.remove(0);
    }
    tokens
}

/// All words as a name, where none of them is a number in digits or stands in quotes.
fn words_of_name(tokens: &[Token<'_>]) -> Option<Name> {
    plain_name(&words(tokens).ok()?).ok()
}

/// `[number][unit] food`: the number has been read.
fn in_front(value: Decimal, times: bool, rest: &[Token<'_>]) -> Result<What, Trouble> {
    if let Some((Token::Quoted(_), before)) = rest.split_last() {
        let unit = words(before)?;
        let count = unit
            .iter()
            .rposition(|word| !is_of(word) && !matches!(*word, "the" | "la"))
            .map_or(0, |at| at + 1);
        return counted(value, &unit[..count], name(&rest[before.len()..])?);
    }
    let words = words(rest)?;
    let words = of_unit(joint::without_d_un(&words));
    let unit = if times { None } else { measure_at(words) };
    if unit.is_none() && words.first().is_some_and(|word| is_small_calorie(word)) {
        return Err(calories::small());
    }
    let Some((measure, count)) = unit else {
        let whole = plain_name(of_one(words))?;
        let of_it = bare(&whole.text);
        if times || of_it.is_empty() || of_it.join(" ") == whole.text {
            return food(Some(value), UnitText::None, whole);
        }
        // `3/4 de pizza` and `1/2 a pizza`, unless a food is called so.
        let Ok(name) = plain_name(&of_it) else {
            return food(Some(value), UnitText::None, whole);
        };
        // Of `½ de la vache qui rit` the article may be the name's.
        let longer = joint::with_article(&whole.text).map(unquoted);
        let counted = |name| phrase(Some(value), UnitText::None, name);
        let otherwise = std::iter::once(whole).chain(longer).map(counted);
        return Ok(What::Food(FoodPhrase {
            otherwise: otherwise.collect::<Result<_, _>>()?,
            ..counted(name)?
        }));
    };
    let text = words[count..].join(" ");
    let name = of_food(&text);
    match measure {
        Measure::Unit(unit) => {
            let name = plain_name(&name)?;
            let is_part = !SIGNS.contains(&words[0]) && text == name.text;
            let otherwise = is_part.then(|| plain_name(words).ok()).flatten();
            let otherwise = otherwise.map(|name| phrase(Some(value), UnitText::None, name));
            // Of `25 g de La Vache qui rit` the article may be the name's.
            let longer = joint::with_article(&text)
                .and_then(|name| plain_name(&name.split(' ').collect::<Vec<_>>()).ok())
                .map(|name| phrase(Some(value), UnitText::Known(unit), name));
            Ok(What::Food(FoodPhrase {
                otherwise: otherwise
                    .into_iter()
                    .chain(longer)
                    .collect::<Result<_, _>>()?,
                ..phrase(Some(value), UnitText::Known(unit), name)?
            }))
        }
        _ if name.is_empty() => calories::alone(value, measure),
        _ => calories::named(value, measure, plain_name(&name)?),
    }
}

/// `food number [unit]`.
fn behind(before: &[Token<'_>], value: Decimal, after: &[Token<'_>]) -> Result<What, Trouble> {
    let unit = words(after)?;
    let is_x = |token: &Token<'_>| matches!(token, Token::Word(word) if is_times(word));
    // "banana x 2"; in "brand x 200 g" the x is the name's.
    let end = match before.iter().rposition(|token| !is_x(token)) {
        Some(last) if unit.is_empty() => last + 1,
        None if unit.is_empty() => 0,
        _ => before.len(),
    };
    // "eggs at 1g": neither a time nor a name.
    if matches!(before.last(), Some(Token::Word(word)) if word.eq_ignore_ascii_case("at")) {
        return Err(Trouble::of_time());
    }
    counted(value, &unit, name(&before[..end])?)
}

/// So many of a food, where all of `unit` is the unit.
fn counted(value: Decimal, unit: &[&str], name: Name) -> Result<What, Trouble> {
    if unit.first().is_some_and(|word| is_small_calorie(word)) {
        return Err(calories::small());
    }
    match measure_at(unit) {
        Some((Measure::Unit(known), count)) if count == unit.len() => {
            food(Some(value), UnitText::Known(known), name)
        }
        Some((measure @ (Measure::Kcal | Measure::Kilojoule), count)) => match count < unit.len() {
            true => {
                let (unit, behind) = unit.split_at(count);
                let energy = format!("{} {}", value.normalize(), unit.join(" "));
                Err(calories::between(&energy, name, behind))
            }
            false => calories::named(value, measure, name),
        },
        _ if unit.is_empty() => food(Some(value), UnitText::None, name),
        _ if unit.iter().any(|word| when::is_relative_day(word)) => Err(Trouble::of_time()),
        _ if !unit[0].starts_with(says_something) => Err(Trouble::new(
            format!("{} is no unit", unit[0]),
            "write bread 2 slices, or oats 200 g",
        )),
        _ => food(Some(value), UnitText::Word(unit.join(" ")), name),
    }
}

fn food(value: Option<Decimal>, unit: UnitText, name: Name) -> Result<What, Trouble> {
    phrase(value, unit, name).map(What::Food)
}

fn phrase(value: Option<Decimal>, unit: UnitText, name: Name) -> Result<FoodPhrase, Trouble> {
    Ok(FoodPhrase {
        quantity: value.map(amount).transpose()?,
        unit,
        name: name.text,
        in_dozens: false,
        quoted: name.quoted,
        otherwise: Vec::new(),
    })
}

/// The words of tokens among which no name in quotes may be.
pub(super) fn words<'a>(tokens: &[Token<'a>]) -> Result<Vec<&'a str>, Trouble> {
    tokens
        .iter()
        .map(|token| match token {
            Token::Word(word) => Ok(*word),
            Token::Number { .. } => Err(two_amounts(None)),
            Token::Quoted(_) => Err(beside_quotes()),
        })
        .collect()
}

/// The name that these tokens are: one in quotes, or words.
fn name(tokens: &[Token<'_>]) -> Result<Name, Trouble> {
    match tokens {
        [Token::Quoted(text)] => {
            let text = (*text).to_owned();
            Ok(Name { text, quoted: true })
        }
        _ => plain_name(&words(tokens)?),
    }
}

fn unquoted(name: &str) -> Name {
    Name {
        text: name.to_owned(),
        quoted: false,
    }
}

fn plain_name(words: &[&str]) -> Result<Name, Trouble> {
    let text = words.join(" ");
    let (Some(first), Some(last)) = (words.first(), words.last()) else {
        return Err(Trouble::new(
            "an amount, and no food",
            "write of what: 2 eggs, 200 g oats; a barcode is written off/3017620422003",
        ));
    };
    let bullet = first.chars().all(|c| matches!(c, '-' | '–' | '—'));
    if bullet || is_times(first) || first.starts_with('%') || !text.contains(says_something) {
        return Err(Trouble::new(
            "no name of a food",
            "write for example 2 eggs",
        ));
    }
    if when::is_relative_day(first) || when::is_relative_day(last) {
        return Err(Trouble::of_time());
    }
    if let Some(picture) = text.chars().find(|c| is_picture(*c))
        && text.contains(char::is_alphanumeric)
    {
        return Err(Trouble::new(
            format!("{picture} beside a name"),
            format!("leave it out; a name that has it stands in quotes: 2 \"{text}\""),
        ));
    }
    Ok(Name {
        text,
        quoted: false,
    })
}

/// The words of a name behind a unit: of "d'avoine" it is "avoine".
fn of_food(text: &str) -> Vec<&str> {
    let mut name = text;
    loop {
        let bare = joint::without_joint(name);
        if bare == name {
            break;
        }
        name = bare;
    }
    let words: Vec<&str> = name.split(' ').filter(|word| !word.is_empty()).collect();
    match words[..] {
        [word] if is_of(word) => Vec::new(),
        _ => words,
    }
}

/// Whether a character is more than punctuation: a letter, a digit, an emoji.
pub(super) fn says_something(letter: char) -> bool {
    letter.is_alphanumeric() || letter >= FIRST_SYMBOL
}

/// Whether a character is an emoji, or drawn like one: no search for a name heeds it.
fn is_picture(letter: char) -> bool {
    matches!(letter, FIRST_SYMBOL..='\u{2bff}' | '\u{1f000}'..='\u{1faff}')
}

const FIRST_SYMBOL: char = '\u{2190}';

/// The words of a name behind a number alone: of "of a banana" they are "banana". An article that may be the
/// name's is left to it.
fn of_one<'w, 'a>(words: &'w [&'a str]) -> &'w [&'a str] {
    match words {
        ["of", "a" | "an", name @ ..] if !name.is_empty() => name,
        ["of", "the", _, ..] => &words[1..],
        words => words,
    }
}

/// The words behind a number without what joins it to a unit: `1/2 a pound of beef`. Of a pound only before
/// `of`: a pound cake is one thing.
fn of_unit<'w, 'a>(words: &'w [&'a str]) -> &'w [&'a str] {
    let behind = match words {
        ["of", "a" | "an" | "the", behind @ ..] | ["a" | "an" | "the", behind @ ..] => behind,
        _ => return words,
    };
    match measure_at(behind) {
        Some((Measure::Unit(Unit::Pound), count)) if behind.get(count) != Some(&"of") => words,
        Some((Measure::Unit(_), count)) if count < behind.len() => behind,
        _ => words,
    }
}

/// The words behind a number alone without what joins the two, or an article: of "de pizza" and "a pizza"
/// they are "pizza".
fn bare(text: &str) -> Vec<&str> {
    let words = of_food(text);
    match words[..] {
        ["a" | "an" | "the", ref name @ ..] if !name.is_empty() => name.to_vec(),
        _ => words,
    }
}

/// Whether a word only joins a unit to a name.
fn is_of(word: &str) -> bool {
    matches!(word, "of" | "de")
}

fn beside_quotes() -> Trouble {
    Trouble::new(
        "words beside the name in quotes",
        "quotes hold the whole name: 2 slices \"Rye bread\"",
    )
}
