//! Rust files read as tokens, without comments, texts and unit tests.

use std::fs;
use std::path::{Path, PathBuf};

/// A file of the project.
pub(crate) struct Source {
    /// Where it is, from the project's folder: `src/rules/food.rs`.
    pub path: String,
    /// All of it.
    pub text: String,
}

impl Source {
    /// Reads a file.
    pub(crate) fn read(path: &str) -> Source {
        let text = fs::read_to_string(home().join(path)).expect(path);
        let path = path.to_owned();
        Source { path, text }
    }

    /// The room it is in: `rules`. The library's root is `lib`.
    pub(crate) fn room(&self) -> &str {
        let inside = self.path.strip_prefix("src/").unwrap_or(&self.path);
        let first = inside.split('/').next().unwrap_or_default();
        first.strip_suffix(".rs").unwrap_or(first)
    }

    /// The module it is: `["rules", "food"]`.
    pub(crate) fn module(&self) -> Vec<&str> {
        let inside = self.path.strip_prefix("src/").unwrap_or(&self.path);
        let inside = inside.strip_suffix(".rs").unwrap_or(inside);
        let parts: Vec<&str> = inside.split('/').collect();
        match parts.as_slice() {
            ["lib" | "main"] => Vec::new(),
            [before @ .., "mod"] => before.to_vec(),
            all => all.to_vec(),
        }
    }

    /// Whether the file is a module of unit tests.
    pub(crate) fn is_test(&self) -> bool {
        self.path.ends_with("_tests.rs") || self.path.contains("/tests/")
    }

    /// The program's tokens: names, `::` and single signs; unit tests are left out.
    pub(crate) fn tokens(&self) -> Vec<String> {
        without_tests(tokens(&self.text))
    }
}

/// The project's folder.
pub(crate) fn home() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// Every Rust file below a folder of the project, in order.
pub(crate) fn below(folder: &str) -> Vec<Source> {
    let mut paths = Vec::new();
    collect(&home().join(folder), &mut paths);
    paths.sort();
    let relative = |path: &PathBuf| {
        let path = path.strip_prefix(home()).expect("inside");
        path.to_str().expect("UTF-8").replace('\\', "/")
    };
    paths
        .iter()
        .map(|path| Source::read(&relative(path)))
        .collect()
}

fn collect(folder: &Path, paths: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            collect(&path, paths);
        } else if path.extension().is_some_and(|kind| kind == "rs") {
            paths.push(path);
        }
    }
}

/// Splits a file into tokens; comments and texts are dropped.
fn tokens(text: &str) -> Vec<String> {
    let mut rest = text;
    let mut tokens = Vec::new();
    while let Some(first) = rest.chars().next() {
        let skipped = skipped(rest);
        if skipped > 0 {
            rest = &rest[skipped..];
        } else if first.is_alphanumeric() || first == '_' {
            let end = rest.find(|c: char| !c.is_alphanumeric() && c != '_');
            let (word, after) = rest.split_at(end.unwrap_or(rest.len()));
            tokens.push(word.to_owned());
            rest = after;
        } else if let Some(after) = rest.strip_prefix("::") {
            tokens.push("::".to_owned());
            rest = after;
        } else {
            if !first.is_whitespace() {
                tokens.push(first.to_string());
            }
            rest = &rest[first.len_utf8()..];
        }
    }
    tokens
}

/// The length of the comment, text or character that a text starts with.
fn skipped(text: &str) -> usize {
    if text.starts_with("//") {
        return text.find('\n').unwrap_or(text.len());
    }
    if text.starts_with("/*") {
        return text.find("*/").map_or(text.len(), |end| end + 2);
    }
    let bare = text.strip_prefix('b').unwrap_or(text);
    let marker = text.len() - bare.len();
    if let Some(raw) = bare.strip_prefix('r') {
        let hashes = raw.len() - raw.trim_start_matches('#').len();
        if raw[hashes..].starts_with('"') {
            let end = format!("\"{}", "#".repeat(hashes));
            let inside = &raw[hashes + 1..];
            let length = inside.find(&end).expect("a raw text ends");
            return marker + 1 + hashes + 1 + length + end.len();
        }
    }
    match bare.chars().next() {
        Some('"') => marker + quoted(bare, '"'),
        Some('\'') => marker + character(bare),
        _ => 0,
    }
}

/// The length of a character in quotes; a lifetime's quote is skipped alone.
fn character(text: &str) -> usize {
    let mut inside = text.chars().skip(1);
    match (inside.next(), inside.next()) {
        (Some('\\'), _) => quoted(text, '\''),
        (Some(one), Some('\'')) => one.len_utf8() + 2,
        _ => 1,
    }
}

fn quoted(text: &str, quote: char) -> usize {
    let mut escaped = false;
    for (at, sign) in text.char_indices().skip(1) {
        match sign {
            _ if escaped => escaped = false,
            '\\' => escaped = true,
            sign if sign == quote => return at + sign.len_utf8(),
            _ => {}
        }
    }
    panic!("a text does not end: {}", &text[..text.len().min(60)])
}

/// Drops every item under `#[cfg(test)]`.
fn without_tests(tokens: Vec<String>) -> Vec<String> {
    const MARK: [&str; 7] = ["#", "[", "cfg", "(", "test", ")", "]"];
    let mut kept = Vec::new();
    let mut at = 0;
    while at < tokens.len() {
        if tokens[at..]
            .iter()
            .zip(MARK)
            .filter(|(a, b)| a == b)
            .count()
            == MARK.len()
        {
            at = end_of_item(&tokens, at + MARK.len());
        } else {
            kept.push(tokens[at].clone());
            at += 1;
        }
    }
    kept
}

/// Where the item ends that starts here: behind its block or its semicolon.
fn end_of_item(tokens: &[String], from: usize) -> usize {
    let mut depth = 0;
    for (at, token) in tokens.iter().enumerate().skip(from) {
        match token.as_str() {
            "{" => depth += 1,
            "}" if depth == 1 => return at + 1,
            "}" => depth -= 1,
            ";" if depth == 0 => return at + 1,
            _ => {}
        }
    }
    tokens.len()
}

#[test]
fn texts_comments_and_unit_tests_are_not_read() {
    let text = "use a::b; // c::d\n\"e::f\\\"\"; r#\"g\"h::\"#; '\"' 'x' &'life i\n\
                #[cfg(test)]\nmod tests { use j::k; }\nlast";
    let tokens = without_tests(tokens(text)).join(" ");
    assert_eq!(tokens, "use a :: b ; ; ; & life i last");
}
