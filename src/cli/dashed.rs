//! Quick text, a time in it, or a text of an option that begins with a dash: the parser takes it for an option.

use std::ffi::OsString;

use clap::error::{ContextKind, ContextValue, ErrorKind};

use crate::error::quoted;
use crate::phrase::when::is_day;

/// Commands that take quick text, and how many words they have.
const PHRASED: [(&[&str], usize); 6] = [
    (&["log"], 1),
    (&["plan"], 1),
    (&["meal", "log"], 2),
    (&["meal", "plan"], 2),
    (&["meal", "item", "add"], 4),
    (&["meal", "item", "set"], 5),
];

/// Options whose values are texts, which may begin as they like.
const TEXTS: [&str; 6] = [
    "--note",
    "--name",
    "--brand",
    "--step",
    "--composition",
    "--measure",
];

/// What to write instead, in place of the parser's own tip. `command`: from its first word on.
pub(super) fn tip(error: &mut clap::Error, command: &[OsString]) -> Option<String> {
    if error.kind() != ErrorKind::UnknownArgument {
        return None;
    }
    let words: Vec<&str> = command.iter().map_while(|word| word.to_str()).collect();
    let Some(ContextValue::String(refused)) = error.get(ContextKind::InvalidArg) else {
        return None;
    };
    let told = of_option(&words, refused)
        .or_else(|| of_phrase(&words, refused))
        .or_else(|| of_name(&words, refused));
    // The parser's own says of every option that is none how it were a value.
    error.remove(ContextKind::Suggested);
    told
}

/// Quick text in place of such.
fn of_phrase(words: &[&str], refused: &str) -> Option<String> {
    let begins = |with: &&(&[&str], usize)| words.starts_with(with.0);
    let (_, count) = PHRASED.iter().find(begins)?;
    let is_it = |word: &&str| is_dashed(word) && word.starts_with(refused);
    let dashed = words.iter().position(is_it)?;
    let (before, behind) = words.split_at_checked(dashed)?;
    Some(instead(before.split_at_checked(*count)?, behind))
}

/// A name, behind all options.
fn of_name(words: &[&str], refused: &str) -> Option<String> {
    let is_it = |word: &&&str| is_dashed(word) && word.starts_with(refused);
    let name = words.iter().find(is_it)?;
    let name = quoted(name);
    Some(format!(
        "a name that begins with a dash stands last, behind --: … -- {name}"
    ))
}

/// The text of an option behind an equals sign, where nobody takes it for an option.
fn of_option(words: &[&str], refused: &str) -> Option<String> {
    let mut pairs = words.windows(2);
    let pair = pairs.find_map(|pair| match pair {
        [option, text] if TEXTS.contains(option) && text.starts_with(refused) => {
            Some((*option, *text))
        }
        _ => None,
    });
    let (option, text) = pair?;
    Some(format!(
        "a text that begins with a dash stands behind an equals sign: {option}={}",
        quoted(text)
    ))
}

/// Whether a word begins with a dash and is no option: `-2d`, `- 2 eggs`.
fn is_dashed(word: &str) -> bool {
    let behind = word.strip_prefix('-').and_then(|rest| rest.chars().next());
    behind.is_some_and(|next| next.is_whitespace() || next.is_numeric() || next == '.')
}

fn instead((command, phrase): (&[&str], &[&str]), dashed: &[&str]) -> String {
    let is_timed = matches!(command, [.., "log" | "plan"]);
    let command = command.join(" ");
    let is_phrase = |word: &&&str| !word.starts_with('-');
    let phrase: Vec<&str> = phrase.iter().filter(is_phrase).copied().collect();
    let one = |words: &[&str]| quoted(&words.join(" "));
    let (word, behind) = dashed.split_first().unwrap_or((&"", &[]));
    if is_timed && is_day(&word.to_lowercase()) {
        let food = match &phrase[..] {
            [] => &["2 eggs"],
            [food @ .., "@" | "at"] => food,
            food => food,
        };
        let time = format!("@ {word}");
        let timed = one(&[food, &[time.as_str()]].concat());
        let food = one(food);
        return format!(
            "quotes hold a phrase and its time: journal {command} {timed}; or: journal {command} {food} --at={word}"
        );
    }
    let bare = word.trim_start_matches(['-', ' ']);
    let behind = behind.iter().take_while(is_phrase).copied();
    let meant: Vec<&str> = phrase.into_iter().chain([bare]).chain(behind).collect();
    format!(
        "an amount has no sign, and a phrase no dash in front: journal {command} {}",
        one(&meant)
    )
}
