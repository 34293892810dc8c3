//! Which words of an item are numbers.

use rust_decimal::Decimal;

use super::amount::{Shape, is_digit, is_times, is_times_sign, number, two_readings};
use super::split::Word;
use super::trouble::Trouble;
use super::{packs, pasted, sign, two_numbers, when};
use crate::model::Unit;
use crate::model::limits::{self, BARCODE_MIN};

/// A word of an item, or a number of one or two words.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Token<'a> {
    /// A number, with whether it was written `2x`: then no unit follows.
    Number { value: Decimal, times: bool },
    /// Any other word.
    Word(&'a str),
    /// A name in quotes.
    Quoted(&'a str),
}

/// What a number can count besides the food's own measures.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Measure {
    Unit(Unit),
    Kcal,
    Kilojoule,
}

/// Words of the longest name of a unit: `cuillère à soupe`.
pub(super) const UNIT_WORDS: usize = 3;

const QUOTE: &str = "a name with a number in it stands in quotes: 2 \"vitamin b 12\"";

/// Tells the numbers from the words.
pub(super) fn tokens<'a>(words: &'a [Word<'a>]) -> Result<Vec<Token<'a>>, Trouble> {
    let mut tokens = Vec::new();
    let mut before = None;
    for at in 0..words.len() {
        let shape = match &words[at] {
            Word::Quoted(name) => {
                tokens.push(Token::Quoted(name));
                None
            }
            Word::Plain(word) => {
                refuse(word, words, at)?;
                plain(word, &words[at + 1..], before, &mut tokens)?
            }
        };
        before = shape;
    }
    Ok(tokens)
}

/// Adds a word; answers how it was written if it was a number, and nothing else.
fn plain<'a>(
    word: &'a str,
    behind: &'a [Word<'a>],
    before: Option<Shape>,
    tokens: &mut Vec<Token<'a>>,
) -> Result<Option<Shape>, Trouble> {
    let Some(number) = number(word)? else {
        refuse_comma(word)?;
        match tokens.last_mut() {
            Some(Token::Number { times, .. }) if is_times(word) => *times = true,
            _ => tokens.push(Token::Word(word)),
        }
        return Ok(None);
    };
    let (value, shape, rest) = (number.value, number.shape, number.rest);
    let following = plain_words(behind);
    refuse_comma(rest)?;
    refuse_parted((word, rest), behind, before, tokens)?;
    refuse_glued(word, rest, following.first().copied())?;
    let literal = &word[..word.len() - rest.len()];
    let is_product = matches!(tokens.last(), Some(Token::Number { times: true, .. }));
    let two_items = || two_numbers::around_comma(tokens, literal, rest, behind);
    if rest.is_empty() {
        refuse_thousands(literal, &following).map_err(|trouble| trouble.or(two_items()))?;
        // "2 % milk" is a name, as "2% milk" is.
        if following.first().is_some_and(|next| next.starts_with('%')) {
            tokens.push(Token::Word(word));
            return Ok(None);
        }
        if is_product {
            return Err(product());
        }
        return Ok(Some(push_number(value, shape, before, tokens)));
    }
    let glued: Vec<&str> = std::iter::once(rest).chain(following).collect();
    if is_product && measure_at(&glued).is_some() {
        return Err(product());
    }
    refuse_thousands(literal, &glued).map_err(|trouble| trouble.or(two_items()))?;
    if is_times(rest) {
        push_number(value, shape, before, tokens);
        if let Some(Token::Number { times, .. }) = tokens.last_mut() {
            *times = true;
        }
    } else if let Some(food) = food_behind_times(rest) {
        push_number(value, shape, before, tokens);
        if let Some(Token::Number { times, .. }) = tokens.last_mut() {
            *times = true;
        }
        tokens.push(Token::Word(food));
    } else if measure_at(&glued).is_some() || is_small_calorie(rest) {
        push_number(value, shape, before, tokens);
        tokens.push(Token::Word(rest));
    } else {
        tokens.push(Token::Word(word));
    }
    Ok(None)
}

/// What is counted, glued behind the sign: `eggs` of `2xeggs`; `2xl` is a size.
fn food_behind_times(rest: &str) -> Option<&str> {
    let food = rest.strip_prefix(is_times_sign)?;
    let is_word = food.chars().all(char::is_alphabetic) && food.chars().nth(2).is_some();
    is_word.then_some(food)
}

/// Adds a number, or the fraction that belongs to the whole number before it.
fn push_number(
    value: Decimal,
    shape: Shape,
    before: Option<Shape>,
    tokens: &mut Vec<Token<'_>>,
) -> Shape {
    if let (Some(Shape::Whole), Shape::Fraction) = (before, shape)
        && let Some(Token::Number { value: whole, .. }) = tokens.last_mut()
        && let Some(sum) = whole.checked_add(value)
    {
        *whole = sum;
        return Shape::Other;
    }
    tokens.push(Token::Number {
        value,
        times: false,
    });
    shape
}

/// The unit that words begin with, in as many of them as possible, and how many that is.
pub(super) fn measure_at(words: &[&str]) -> Option<(Measure, usize)> {
    (1..=words.len().min(UNIT_WORDS))
        .rev()
        .find_map(|count| Some((measure(&words[..count].join(" "))?, count)))
}

fn measure(name: &str) -> Option<Measure> {
    match name.trim_end_matches('.').to_lowercase().as_str() {
        "kcal" | "kcals" | "calorie" | "calories" | "kilocalorie" | "kilocalories" => {
            Some(Measure::Kcal)
        }
        "kj" | "kjs" | "kilojoule" | "kilojoules" => Some(Measure::Kilojoule),
        _ => Unit::parse(name).map(Measure::Unit),
    }
}

/// Whether a word is `cal`, which is a calorie to a physicist and a thousand to everybody else.
pub(super) fn is_small_calorie(word: &str) -> bool {
    matches!(
        word.trim_end_matches('.').to_lowercase().as_str(),
        "cal" | "cals"
    )
}

fn plain_words<'a>(words: &'a [Word<'a>]) -> Vec<&'a str> {
    words
        .iter()
        .take(UNIT_WORDS)
        .map_while(Word::as_plain)
        .collect()
}

/// A number, what is glued behind it, and all words that follow.
pub(super) fn words_from<'a>(
    digits: &'a str,
    rest: &'a str,
    behind: &'a [Word<'a>],
) -> Vec<&'a str> {
    let glued = Some(rest).filter(|rest| !rest.is_empty());
    let behind = behind.iter().map_while(Word::as_plain);
    std::iter::once(digits).chain(glued).chain(behind).collect()
}

/// Refuses a word that was meant as something and would be taken for part of a name.
fn refuse(word: &str, words: &[Word<'_>], at: usize) -> Result<(), Trouble> {
    let bare = word.trim_start_matches(['-', '−', '–']);
    if bare.len() < word.len() && bare.starts_with(|c| is_digit(c) || c == '.') {
        return Err(Trouble::new("an amount is more than zero", QUOTE));
    }
    let bare = word.trim_start_matches(['~', '≈', '<', '>', '=', '≤', '≥']);
    if bare.len() < word.len() && bare.starts_with(is_digit) {
        return Err(Trouble::new(
            "an amount is one number, neither about nor up to",
            format!("write {bare}"),
        ));
    }
    if word.starts_with(|c: char| c.is_numeric() && !is_digit(c)) {
        return Err(Trouble::new(
            "an amount is written with the digits 0 to 9",
            "write for example 2 eggs",
        ));
    }
    if when::is_clock(word) || when::is_dated(word) {
        return Err(Trouble::of_time());
    }
    if at == 0 {
        pasted::refuse_in_front(words)?;
    }
    sign::refuse(word, words, at)?;
    pasted::refuse_sign(word, words, at)
}

/// Refuses a comma that stands between digits but in no number: `b12,200 g oats`.
fn refuse_comma(word: &str) -> Result<(), Trouble> {
    if word.contains(',') {
        return Err(Trouble::new(
            "a comma between digits belongs to a number",
            "a blank behind the comma parts two items; a name stands in quotes",
        ));
    }
    Ok(())
}

/// Refuses `1,500` and `1.500 g`, which is one and a half gram or one and a half thousand. Of what is counted by
/// the kilogram or the cup nobody has thousands: `1.250 kg` is what it says.
pub(super) fn refuse_thousands(literal: &str, behind: &[&str]) -> Result<(), Trouble> {
    let (measure, count) = measure_at(behind).unzip();
    let is_small = matches!(
        measure,
        Some(
            Measure::Kcal
                | Measure::Kilojoule
                | Measure::Unit(Unit::Milligram | Unit::Gram | Unit::Millilitre)
        )
    );
    let unit = behind[..count.unwrap_or_default()].join(" ");
    match two_readings(literal.trim_start_matches(is_times_sign), &unit, is_small) {
        Some(trouble) => Err(trouble),
        None => Ok(()),
    }
}

/// Refuses thousands that are parted by a blank or an apostrophe: `1 000 g`, `1'000 g`.
fn refuse_parted(
    (word, rest): (&str, &str),
    behind: &[Word<'_>],
    before: Option<Shape>,
    tokens: &[Token<'_>],
) -> Result<(), Trouble> {
    let is_group = |text: &str| text.len() == 3 && text.bytes().all(|b| b.is_ascii_digit());
    let digits = &word[..word.len() - rest.len()];
    let number = match (before, tokens.last()) {
        (Some(Shape::Whole), Some(Token::Number { value, .. })) if is_group(digits) => {
            if value.to_string().len() >= BARCODE_MIN {
                let amount = [&[word], &plain_words(behind)[..]].concat().join(" ");
                return Err(Trouble::new(
                    format!("{value} is a barcode, or too much of anything"),
                    format!("a barcode is written with its library: off/{value} {amount}"),
                ));
            }
            if let Some(trouble) = packs::refuse(*value, &words_from(digits, rest, behind)) {
                return Err(trouble);
            }
            format!("{value}{digits}")
        }
        _ => {
            let mut groups = word.split(['\'', '’']);
            let first = groups.next().unwrap_or_default();
            let rest: Vec<&str> = groups
                .map(|group| group.get(..3).unwrap_or_default())
                .collect();
            if rest.is_empty() || !rest.iter().all(|group| is_group(group)) {
                return Ok(());
            }
            format!("{first}{}", rest.concat())
        }
    };
    let or = match before {
        Some(_) => named(&words_from(word, "", behind), tokens),
        None => None,
    };
    let or = or.map(|item| format!("; if a number is part of the name, write {item}"));
    Err(Trouble::new(
        "a number is written without marks between its thousands",
        format!(
            "write {number}; a comma parts two items{}",
            or.unwrap_or_default()
        ),
    ))
}

/// The item in which one of two numbers is of the name: `500 mg "omega 3"`, `2 "500 kcal burger"`.
fn named(words: &[&str], tokens: &[Token<'_>]) -> Option<String> {
    let (Token::Number { value, .. }, before) = tokens.split_last()? else {
        return None;
    };
    let said = words.join(" ");
    if said.chars().count() > limits::ECHO {
        return None;
    }
    if before.is_empty() {
        let is_name = !said.starts_with('0') && words.len() > 1;
        return is_name.then(|| format!("{value} \"{said}\""));
    }
    let name = before.iter().map(|token| match token {
        Token::Word(word) => Some(*word),
        _ => None,
    });
    let name = name.collect::<Option<Vec<&str>>>()?.join(" ");
    Some(format!("{said} \"{name} {value}\""))
}

/// Refuses what is glued to a number and changes it: `5-6`, `1e5`, `2x200g`, `8 am`.
fn refuse_glued(word: &str, rest: &str, next: Option<&str>) -> Result<(), Trouble> {
    let mut letters = rest.chars();
    let (first, second) = (letters.next(), letters.next());
    let then_digit = second.is_some_and(|c| is_digit(c) || c == '.');
    let is_negative = matches!(second, Some('-' | '−')) && letters.next().is_some_and(is_digit);
    match first {
        Some('-' | '–' | '—' | '−') if then_digit => Err(range()),
        Some('e' | 'E') if second.is_none() || then_digit || is_negative => Err(Trouble::new(
            format!("{word} is not a number"),
            "write the number with all its digits",
        )),
        Some(c) if is_times_sign(c) && then_digit => Err(product()),
        None if next.is_some_and(when::is_half_day) => Err(Trouble::of_time()),
        _ => Ok(()),
    }
}

/// From so many to so many: `2-3`, `2 to 3`.
pub(super) fn range() -> Trouble {
    Trouble::new(
        "an amount is one number, not a range",
        format!("write one number; {QUOTE}"),
    )
}

/// So many times so much: `2x200g`, `2 x 200 g`.
fn product() -> Trouble {
    product_of("")
}

/// The same where it is known how the result is written.
pub(super) fn product_of(result: &str) -> Trouble {
    Trouble::new(
        "an amount is one number, not a product",
        format!("write the result{result}; {QUOTE}"),
    )
}

/// More than one number that could be the amount; the items that they are of, where those are known.
pub(super) fn two_amounts(items: Option<String>) -> Trouble {
    let items = items.unwrap_or_else(|| "2 eggs, 1 toast".to_owned());
    Trouble::new(
        "two amounts in one item",
        format!("a comma parts items: {items}; {QUOTE}"),
    )
}
