//! The export as tab-separated values: a header, then a product a line, nothing quoted.
//!
//! Columns came and went over the years, so they are found by their names; all of 2016 to 2026 are read.

use std::io::{self, BufRead};
use std::ops::Range;

use memchr::memchr_iter;

use super::super::Read;
use super::super::ahead::ahead;
use super::super::format::{Format, undated};
use super::super::lines::{self, Line};
use super::super::read::{column, trouble, unreadable};
use super::super::report::Reason;
use super::{Product, Told};
use crate::error::Result;
use crate::model::Library;

/// The columns that are read, by place in the row of a product.
const COLUMNS: [&[&str]; 39] = [
    &["code"],
    &["product_name"],
    &["generic_name"],
    &["brands"],
    &["countries_tags"],
    &["countries_en"],
    &["countries"],
    &["unique_scans_n"],
    &["completeness"],
    &["last_modified_t"],
    &["serving_size"],
    &["serving_quantity"],
    &["quantity"],
    &["ingredients_text"],
    &["image_url"],
    &["energy-kcal_100g"],
    &["energy-kj_100g"],
    &["energy_100g"],
    &["energy_kj_100g"],
    &["proteins_100g"],
    &["carbohydrates_100g"],
    &["fat_100g"],
    &["saturated-fat_100g"],
    &["sugars_100g"],
    &["fiber_100g"],
    &["salt_100g"],
    &["sodium_100g"],
    &["energy-kcal_serving"],
    &["energy-kj_serving"],
    &["energy_serving"],
    &["energy_kj_serving"],
    &["proteins_serving"],
    &["carbohydrates_serving"],
    &["fat_serving"],
    &["saturated-fat_serving"],
    &["sugars_serving"],
    &["fiber_serving"],
    &["salt_serving"],
    &["sodium_serving"],
];
/// Where the nutrients begin: so many of 100 g, then as many of a serving.
const NUTRIENTS: usize = 15;
/// How many there are.
const COUNT: usize = 12;

/// The export as tab-separated values.
pub const FORMAT: Format = Format {
    name: "Open Food Facts, tab-separated values",
    attribution: super::ATTRIBUTION,
    cited: undated,
    values_in: Some(super::VALUES),
    libraries: &[Library::Off],
    tells_country: |_, _| true,
    is: |source| {
        let header = source.first_line();
        let mut columns = header.split(|byte| *byte == b'\t');
        header.contains(&b'\t') && columns.any(|column| column == b"code")
    },
    // Rows are read ahead, on a thread of its own.
    read: |source, _| Ok(Box::new(ahead(Tsv::new(source.into_bytes()?)?)?)),
};

/// Digits of a code by which a row is known, whatever stands behind it.
const CODE: usize = 6;
/// The column behind the code in every published layout, and how its fields begin.
const LINK: (&str, &[u8]) = ("url", b"http");
/// Bytes of a broken row that are told in its code's place.
const LONGEST_CODE: usize = 64;

/// Products of an export, line by line.
struct Tsv<R> {
    lines: R,
    /// For each column of the file, which of ours it is.
    places: Vec<Option<u8>>,
    /// Columns of the file: every row has as many.
    columns: usize,
    /// Whether the code stands first, and whether a link stands behind it.
    has_code_first: bool,
    has_link: bool,
    line: Vec<u8>,
    /// The line behind, where it was looked at already.
    behind: Option<Vec<u8>>,
}

impl<R: BufRead> Tsv<R> {
    /// Reads the header.
    ///
    /// Errors: `NotUnderstood` when it cannot be read, has no column `code`, or two of one.
    fn new(mut lines: R) -> Result<Self> {
        let mut header = Vec::new();
        lines
            .read_until(b'\n', &mut header)
            .map_err(|error| unreadable(&error))?;
        let header = String::from_utf8_lossy(&header);
        // The last column may have no name, and is one all the same.
        let names: Vec<&str> = header
            .trim_start_matches('\u{feff}')
            .trim_end_matches(|end: char| end.is_whitespace() && end != '\t')
            .split('\t')
            .collect();
        let mut places = vec![None; names.len()];
        for (place, known) in (0..).zip(COLUMNS) {
            for name in known {
                let is_it = names.iter().map(|column| column == name);
                if let Some(column) = column("the file", name, is_it)? {
                    places[column] = Some(place);
                    break;
                }
            }
        }
        let columns = names.len();
        let has_link = names.get(1) == Some(&LINK.0);
        let last = places.iter().rposition(Option::is_some);
        places.truncate(last.map_or(0, |last| last + 1));
        if !places.contains(&Some(0)) {
            return Err(trouble("the file", 1, "there is no column `code`"));
        }
        Ok(Tsv {
            lines,
            has_code_first: places[0] == Some(0),
            has_link,
            places,
            columns,
            line: Vec::new(),
            behind: None,
        })
    }

    /// Goes on to the next line.
    fn advance(&mut self) -> io::Result<Line> {
        match self.behind.take() {
            Some(line) => {
                self.line = line;
                Ok(Line::Whole)
            }
            None => lines::next(&mut self.lines, &mut self.line),
        }
    }

    /// Puts a row together that line breaks inside a text have torn apart; `false` when its columns
    /// are not those of the file.
    fn complete(&mut self) -> io::Result<bool> {
        let mut columns = columns_of(&self.line);
        // A code has no line break: a row is never torn before its first tab.
        if columns == 1 && self.columns > 1 && self.has_code_first {
            return Ok(false);
        }
        let mut line = Vec::new();
        while columns < self.columns && self.line.len() < lines::LONGEST {
            if lines::next(&mut self.lines, &mut line)? != Line::Whole {
                return Ok(false);
            }
            let more = columns_of(&line) - 1;
            if columns + more > self.columns || self.begins_row(&line) {
                self.behind = Some(line);
                return Ok(false);
            }
            self.line.push(b'\n');
            self.line.append(&mut line);
            columns += more;
        }
        Ok(columns == self.columns)
    }

    /// Whether a line begins a row: with a code and a tab, and a link behind a code that is short,
    /// where the layout has one. The rest of a text that a line break has torn hardly does; where it
    /// may, the row is left out and counted: rows that are cut short, put together until their columns
    /// are as many as the file's, would make a product that there is not.
    fn begins_row(&self, line: &[u8]) -> bool {
        let digits = line.iter().take_while(|byte| byte.is_ascii_digit()).count();
        if digits == 0 || line.get(digits) != Some(&b'\t') {
            return false;
        }
        let is_whole = columns_of(line) == self.columns;
        digits >= CODE || is_whole || !self.has_link || line[digits + 1..].starts_with(LINK.1)
    }

    fn broken(&self) -> Read {
        let code = self.line.split(|byte| *byte == b'\t').next();
        let code = code.unwrap_or_default();
        let code = &code[..code.len().min(LONGEST_CODE)];
        Read::skipped(&String::from_utf8_lossy(code), Reason::Broken)
    }

    fn row(&self) -> Read {
        let line = self.line.as_slice();
        // Looked at once as a whole; the few that hold what is no text, field by field.
        match std::str::from_utf8(line) {
            Ok(text) => of_fields(&self.fields(line).map(|field| &text[field])).read(),
            Err(_) => {
                let fields = self.fields(line);
                let texts = fields.map(|field| String::from_utf8_lossy(&line[field]));
                of_fields(&texts.each_ref().map(AsRef::as_ref)).read()
            }
        }
    }

    /// Where the columns that are read stand in a line.
    fn fields(&self, line: &[u8]) -> [Range<usize>; COLUMNS.len()] {
        let mut fields = [const { 0..0 }; COLUMNS.len()];
        let mut places = self.places.iter();
        let mut from = 0;
        each_tab(line, |end| {
            let Some(place) = places.next() else {
                return false;
            };
            if let Some(place) = place {
                fields[usize::from(*place)] = from..end;
            }
            from = end + 1;
            true
        });
        if let Some(Some(place)) = places.next() {
            fields[usize::from(*place)] = from..line.len();
        }
        fields
    }
}

/// Gives the place of each tab until no more are taken. They stand close: most columns are empty, so
/// eight bytes are looked at together and no call is made for each.
fn each_tab(line: &[u8], mut take: impl FnMut(usize) -> bool) {
    const TABS: u64 = u64::from_ne_bytes([b'\t'; 8]);
    const LOW: u64 = u64::from_ne_bytes([0x7f; 8]);
    let (words, rest) = line.as_chunks::<8>();
    for (at, word) in words.iter().enumerate() {
        let other = u64::from_le_bytes(*word) ^ TABS;
        // The highest bit of each byte that is a tab.
        let mut tabs = !(((other & LOW) + LOW) | other | LOW);
        while tabs != 0 {
            if !take(at * 8 + tabs.trailing_zeros() as usize / 8) {
                return;
            }
            tabs &= tabs - 1;
        }
    }
    let behind = words.len() * 8;
    let tabs = rest.iter().zip(behind..);
    for (_, at) in tabs.filter(|(byte, _)| **byte == b'\t') {
        if !take(at) {
            return;
        }
    }
}

fn of_fields<'t>(fields: &[&'t str; COLUMNS.len()]) -> Product<'t> {
    // In English, else as they were typed.
    let typed = match fields[5].trim().is_empty() {
        true => fields[6],
        false => fields[5],
    };
    Product {
        code: fields[0],
        lang: "",
        name: fields[1],
        names: &[],
        generic_name: fields[2],
        brands: fields[3],
        countries: [fields[4], typed],
        scans: fields[7],
        completeness: fields[8],
        changed: fields[9],
        serving: fields[10],
        serving_size: fields[11],
        quantity: fields[12],
        units: [""; 2],
        serving_unit: "",
        ingredients: fields[13],
        image: fields[14],
        nutrition: told(&fields[NUTRIENTS..NUTRIENTS + COUNT]),
        of_serving: told(&fields[NUTRIENTS + COUNT..]),
    }
}

/// What columns tell of the nutrients.
fn told<'t>(fields: &[&'t str]) -> Told<'t> {
    // The older name of kilojoules has had two spellings.
    let older = if fields[3].is_empty() { 2 } else { 3 };
    Told {
        kcal: fields[0],
        kilojoules: [fields[1], fields[older]],
        grams: [
            fields[4], fields[5], fields[6], fields[7], fields[8], fields[9],
        ],
        salt: fields[10],
        sodium: fields[11],
        ..Told::default()
    }
}

impl<R: BufRead> Iterator for Tsv<R> {
    type Item = Result<Read>;

    fn next(&mut self) -> Option<Result<Read>> {
        loop {
            let row = match self.advance() {
                Ok(Line::End) => return None,
                Ok(Line::TooLong) => Ok(self.broken()),
                Ok(Line::Whole) if self.line.trim_ascii().is_empty() => continue,
                Ok(Line::Whole) => self.complete().map(|is_whole| match is_whole {
                    true => self.row(),
                    false => self.broken(),
                }),
                Err(error) => Err(error),
            };
            return Some(row.map_err(|error| unreadable(&error)));
        }
    }
}

fn columns_of(line: &[u8]) -> usize {
    memchr_iter(b'\t', line).count() + 1
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn every_tab_is_given_and_none_after_the_last_that_is_taken(
            line in "[\t\u{8}\u{a}x\u{89}\u{109}é]{0,40}", most in 0..50_usize,
        ) {
            let line = line.as_bytes();
            let mut found = Vec::new();
            each_tab(line, |at| {
                let takes = found.len() < most;
                found.extend(takes.then_some(at));
                takes
            });
            let tabs: Vec<usize> = memchr_iter(b'\t', line).take(most).collect();
            prop_assert_eq!(found, tabs);
        }
    }
}
