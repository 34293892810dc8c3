//! Amounts that say no number: `about 2 eggs`, `a few olives`. What is logged is a number, which is
//! not made up.

use super::counted::counted;
use super::token::Token;
use super::trouble::Trouble;

/// What stands before a number that is not quite meant.
const ABOUT: [&[&str]; 20] = [
    &["about"],
    &["around"],
    &["roughly"],
    &["approximately"],
    &["approx"],
    &["approx."],
    &["circa"],
    &["ca"],
    &["ca."],
    &["nearly"],
    &["almost"],
    &["up", "to"],
    &["at", "least"],
    &["at", "most"],
    &["less", "than"],
    &["more", "than"],
    &["environ"],
    &["presque"],
    &["à", "peu", "près"],
    &["au", "moins"],
];

/// What stands for a number, and is none.
const SOME: [&str; 10] = [
    "dozens",
    "douzaines",
    "few",
    "couple",
    "several",
    "many",
    "lots",
    "quelques",
    "plusieurs",
    "beaucoup",
];

/// Refuses an item whose amount is no number.
pub(super) fn refuse(tokens: &[Token<'_>]) -> Result<(), Trouble> {
    let words: Vec<String> = tokens.iter().map_while(word).collect();
    let begins = |with: &&&[&str]| {
        words.len() >= with.len() && words.iter().zip(**with).all(|(word, with)| word == with)
    };
    if let Some(about) = ABOUT.iter().find(begins)
        && let Some(Token::Number { .. }) = counted(tokens[about.len()..].to_vec()).first()
    {
        return Err(Trouble::new(
            "an amount is one number, neither about nor up to",
            format!("leave out {:?}", about.join(" ")),
        ));
    }
    let word = match &words[..] {
        [article, word, _, ..] if article == "a" => word,
        [word, _, ..] => word,
        _ => return Ok(()),
    };
    match SOME.contains(&word.as_str()) {
        true => Err(Trouble::new(
            format!("{word} is no number"),
            "write how many or how much: 2 eggs, 30 g almonds",
        )),
        false => Ok(()),
    }
}

fn word(token: &Token<'_>) -> Option<String> {
    match token {
        Token::Word(word) => Some(word.to_lowercase()),
        _ => None,
    }
}
