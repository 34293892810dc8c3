//! The French names of Ciqual: `alim_2020_07_07.xml`, and of other years alike.
//!
//! The published file is windows-1252, as it declares, and some names hold a bare `<`, which no XML reader takes:
//! so the two elements that matter are looked for as text.

use std::collections::HashMap;

use super::notes::Notes;
use super::read;
use super::report::Reason;
use crate::error::{Code, Error, Result};

/// Whether a file has names of foods, by its name: `alim`, or `alim_` and a day; `alim_grp_…` names groups.
pub(super) fn is(file: &str) -> bool {
    let behind = file
        .strip_prefix("alim")
        .and_then(|rest| rest.strip_suffix(".xml"));
    let is_day = |day: &str| day.starts_with(|first: char| first.is_ascii_digit());
    behind.is_some_and(|behind| behind.is_empty() || behind.strip_prefix('_').is_some_and(is_day))
}

/// What stands in the place of a letter that a wrong conversion has lost: where that was converted once more, `ï¿½` in any of
/// its writings, of which French has nothing.
const LOST: [char; 2] = [char::REPLACEMENT_CHARACTER, '¿'];

/// French names of foods.
#[derive(Default)]
pub(super) struct French {
    /// By food code; nothing where a wrong conversion has lost letters of the name: nobody could find a food by it.
    names: HashMap<String, Option<String>>,
}

impl French {
    /// The name of a food. One of which letters are lost is left out.
    pub(super) fn of(&self, code: &str, notes: &mut Notes) -> Option<String> {
        let name = self.names.get(code)?.as_deref();
        if name.is_none() {
            notes.add(Reason::OddCharacters);
        }
        name.map(|name| read::name(name, notes))
    }
}

/// The French names of a file.
///
/// Errors: `NotUnderstood` where it ends within its table: names behind the end would be missing, and nobody
/// would be told.
pub(super) fn read(file: &str, bytes: &[u8]) -> Result<French> {
    let text = read::decode_xml(bytes);
    if text.contains("<TABLE>") && !text.trim_end().ends_with("</TABLE>") {
        let what = format!("{file}: it is cut off");
        return Err(Error::new(Code::NotUnderstood, what).hint("get it anew"));
    }
    let foods = text.split("<ALIM>").skip(1);
    let names = foods.filter_map(|food| {
        let code = element(food, "<alim_code>", "</alim_code>")?;
        let name = read::collapse(&unescape(element(food, "<alim_nom_fr>", "</alim_nom_fr>")?));
        let is_whole = !name.contains(LOST);
        (!name.is_empty()).then(|| (code.trim().to_owned(), is_whole.then_some(name)))
    });
    Ok(French {
        names: names.collect(),
    })
}

fn element<'t>(food: &'t str, start: &str, end: &str) -> Option<&'t str> {
    let (_, rest) = food.split_once(start)?;
    rest.split_once(end).map(|(content, _)| content)
}

fn unescape(text: &str) -> String {
    let entities = [
        ("&lt;", "<"),
        ("&gt;", ">"),
        ("&quot;", "\""),
        ("&apos;", "'"),
    ];
    let plain = entities
        .into_iter()
        .fold(text.to_owned(), |text, (entity, plain)| {
            text.replace(entity, plain)
        });
    plain.replace("&amp;", "&")
}
