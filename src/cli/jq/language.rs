//! The language of jq: a filter that is read, and documents that go through it.

use std::io::{self, IsTerminal};
use std::rc::Rc;

use crate::cli::output::deliver;
use crate::error::{Code, Error, Result};
use crate::render::style::{clean, escaped};
use jaq_core::data::JustLut;
use jaq_core::load::{self, Arena, File, Loader};
use jaq_core::{Compiler, Ctx, Vars, compile};
use jaq_json::{Num, Val, read, write};

/// Forms of jq that its standard library here leaves to the program.
const FORMS: &str = r#"
def cell(text): if type == "string" then text elif . == null then ""
  elif type == "array" or type == "object" then error("\(tojson) is no cell") else tojson end;
def swap($a; $b): split($a) | join($b);
def @csv: map(cell("\"" + swap("\""; "\"\"") + "\"")) | join(",");
def @tsv: map(cell(swap("\\"; "\\\\") | swap("\t"; "\\t") | swap("\n"; "\\n") | swap("\r"; "\\r"))) | join("\t");
def @sh: if type == "array" then map(@sh) | join(" ") elif type == "string"
  then "'" + swap("'"; "'\\''") + "'" else tojson end;
def halt_error($code): if $code == 0 then halt else error end;
def halt_error: error;
"#;

/// Letters of what a filter does not fit that are told.
const SHOWN: usize = 60;

/// Bytes after which a part is printed.
const PART: usize = 8_192;

/// A filter that was read.
pub(super) struct Filter(jaq_core::Filter<JustLut<Val>>);

/// A slip in an expression: what was expected or is unknown, and the rest of it from there on.
type Slip<'c> = (String, &'c str);

impl Filter {
    /// Reads an expression.
    ///
    /// Errors: `Usage`, naming the place.
    pub(super) fn read(code: &str) -> Result<Filter> {
        let arena = Arena::default();
        let defs = jaq_core::defs()
            .chain(jaq_std::defs())
            .chain(jaq_json::defs());
        let forms = load::parse(FORMS, |parser| parser.defs());
        let modules = Loader::new(defs.chain(forms.into_iter().flatten()))
            .load(&arena, File { code, path: () })
            .map_err(|errors| told(code, misread(errors)))?;
        // Data is imported apart from code.
        load::import(&modules, |_| Err(String::new()))
            .map_err(|errors| told(code, misread(errors)))?;
        // The environment has keys, and a filter may be somebody else's.
        let std = jaq_std::funs().filter(|(name, ..)| *name != "env");
        let funs = jaq_core::funs().chain(std).chain(jaq_json::funs());
        let filter = Compiler::default()
            .with_funs(funs)
            .compile(modules)
            .map_err(|errors| told(code, undefined(errors)))?;
        Ok(Filter(filter))
    }

    /// Prints what is left of a document, in parts: a filter need not end by itself. Says whether
    /// anybody still reads.
    ///
    /// Errors: `Usage` where the filter does not fit; `Output`.
    pub(super) fn print(&self, document: &str) -> Result<bool> {
        let is_watched = io::stdout().is_terminal();
        let input = read::parse_single(document.as_bytes());
        let input = input.map_err(|error| fault(&error.to_string()))?;
        let ctx = Ctx::<JustLut<Val>>::new(&self.0.lut, Vars::new([]));
        let mut text = String::new();
        for result in self.0.id.run((ctx, input)) {
            let value = match result.map_err(jaq_core::Exn::get_err) {
                Ok(value) => value,
                Err(Ok(error)) => {
                    deliver(text.as_bytes())?;
                    return Err(misfit(&error.to_string()));
                }
                Err(Err(exit)) => {
                    deliver(text.as_bytes())?;
                    return halted(exit.get_halt().unwrap_or(0));
                }
            };
            text.push_str(&line(&value, is_watched)?);
            text.push('\n');
            if text.len() >= PART {
                if !deliver(text.as_bytes())? {
                    return Ok(false);
                }
                text.clear();
            }
        }
        deliver(text.as_bytes())
    }
}

/// What was said before stands, and nothing more is wanted. Where a filter ends itself as failed, that is an
/// error, and not with its code: those of a command have their meanings.
fn halted(code: i32) -> Result<bool> {
    match code {
        0 => Ok(false),
        _ => Err(misfit(&format!("it ended itself with {code}"))),
    }
}

/// A result: a text as it is, else JSON. Nothing moves the cursor of a terminal.
fn line(value: &Val, is_watched: bool) -> Result<String> {
    if let Val::TStr(bytes) = value {
        let text = String::from_utf8_lossy(bytes).into_owned();
        let tame = || text.split('\n').map(clean).collect::<Vec<_>>().join("\n");
        return Ok(if is_watched { tame() } else { text });
    }
    let layout = write::Pp {
        indent: is_watched.then(|| "  ".to_owned()),
        sep_space: is_watched,
        ..write::Pp::default()
    };
    let mut json = Vec::new();
    let value = &in_json(value)?;
    write::write(&mut json, &layout, 0, value).map_err(|error| fault(&error.to_string()))?;
    Ok(escaped(String::from_utf8_lossy(&json).into_owned()))
}

/// A result with what no number of JSON is as jq prints it: nothing for what is no number, and the largest there is.
///
/// Errors: `Usage` where a member is called by what is no text.
fn in_json(value: &Val) -> Result<Val> {
    Ok(match value {
        Val::Num(Num::Float(number)) if number.is_nan() => Val::Null,
        Val::Num(Num::Float(number)) if number.is_infinite() => {
            Val::Num(Num::Float(f64::MAX.copysign(*number)))
        }
        Val::Arr(values) => values.iter().map(in_json).collect::<Result<_>>()?,
        Val::Obj(members) => {
            let members = members.iter().map(|(name, value)| match name {
                Val::TStr(_) => Ok((name.clone(), in_json(value)?)),
                other => Err(misfit(&format!("{other} is no name of a member"))),
            });
            Val::Obj(Rc::new(members.collect::<Result<_>>()?))
        }
        other => other.clone(),
    })
}

pub(super) fn fault(what: &str) -> Error {
    Error::new(Code::Internal, format!("--jq: {what}"))
}

fn misfit(what: &str) -> Error {
    // The rest of it is the document.
    let most = what.char_indices().nth(SHOWN);
    let what = most.map_or(what.to_owned(), |(end, _)| format!("{}…", &what[..end]));
    Error::new(Code::Usage, format!("--jq does not fit: {what}"))
        .hint("see the whole document with --json in its place")
}

/// What the parser did not understand.
fn misread<'c>(errors: load::Errors<&'c str, ()>) -> Vec<Slip<'c>> {
    let slips = errors.into_iter().flat_map(|(_, error)| match error {
        load::Error::Io(errors) => errors
            .into_iter()
            .map(|(at, _)| ("no other file is read".to_owned(), at))
            .collect(),
        load::Error::Lex(errors) => {
            expected(errors.into_iter().map(|(what, at)| (what.as_str(), at)))
        }
        load::Error::Parse(errors) => {
            expected(errors.into_iter().map(|(what, at)| (what.as_str(), at)))
        }
    });
    slips.collect()
}

fn expected<'c>(errors: impl Iterator<Item = (&'c str, &'c str)>) -> Vec<Slip<'c>> {
    errors
        .map(|(what, at)| (format!("expected {what}"), at))
        .collect()
}

/// What the compiler does not know.
fn undefined<'c>(errors: compile::Errors<&'c str, ()>) -> Vec<Slip<'c>> {
    let slips = errors.into_iter().flat_map(|(_, errors)| errors);
    let told = slips.map(|(name, kind)| (format!("there is no {} {name}", kind.as_str()), name));
    told.collect()
}

/// The first slip and its place, counted in characters from 1.
fn told(code: &str, slips: Vec<Slip<'_>>) -> Error {
    let first = slips.into_iter().next();
    let (what, at) = first.unwrap_or(("it is not understood".to_owned(), code));
    let start = load::span(code, at).start.min(code.len());
    let place = code.get(..start).map_or(0, |before| before.chars().count()) + 1;
    let near: String = at.chars().take(20).collect();
    let near = match near.is_empty() {
        true => "at its end".to_owned(),
        false => format!("at {near:?}"),
    };
    Error::new(
        Code::Usage,
        format!("--jq: character {place}, {near}: {what}"),
    )
    .hint("an expression of jq, such as '.meals[].name'")
}
