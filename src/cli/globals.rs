//! The options that every command takes.

use clap::{Args, ValueEnum};

use crate::render::Format;

/// Which journal is meant, how the output looks and what may be asked; stands anywhere on the line.
#[derive(Args, Clone, Debug, Default)]
pub(super) struct Globals {
    /// The journal that is meant, by the name of its context (also JOURNAL_CONTEXT)
    #[arg(
        short = 'C',
        long,
        global = true,
        value_name = "NAME",
        help_heading = "Global options"
    )]
    pub(super) context: Option<String>,
    /// Print JSON: the same as --format json
    #[arg(long, global = true, help_heading = "Global options")]
    pub(super) json: bool,
    /// Print what this expression of jq makes of the JSON; texts print as they are
    #[arg(
        long,
        global = true,
        value_name = "EXPR",
        help_heading = "Global options"
    )]
    pub(super) jq: Option<String>,
    /// How to print: table (on a terminal), plain (in a pipe), json, ndjson, csv
    #[arg(
        long,
        global = true,
        value_enum,
        value_name = "FORMAT",
        hide_possible_values = true,
        help_heading = "Global options"
    )]
    pub(super) format: Option<FormatName>,
    /// Print only the ids of what was written, and no notes but which other journal that was
    #[arg(short, long, global = true, help_heading = "Global options")]
    pub(super) quiet: bool,
    /// Change nothing; show what would be sent
    #[arg(short = 'n', long, global = true, help_heading = "Global options")]
    pub(super) dry_run: bool,
    /// Answer yes to every question
    #[arg(short = 'y', long, global = true, help_heading = "Global options")]
    pub(super) yes: bool,
    /// Never ask; fail instead (also JOURNAL_NO_INPUT=1)
    #[arg(long, global = true, env = "JOURNAL_NO_INPUT", hide_env = true, value_parser = clap::builder::FalseyValueParser::new(), help_heading = "Global options")]
    pub(super) no_input: bool,
    /// Tell what is asked of which journal, and how long it took; twice: how it was sent
    #[arg(short, long, global = true, action = clap::ArgAction::Count, help_heading = "Global options")]
    pub(super) verbose: u8,
    /// Colours: auto, always, never
    #[arg(
        long,
        global = true,
        value_enum,
        value_name = "WHEN",
        hide_possible_values = true,
        hide_default_value = true,
        default_value = "auto",
        help_heading = "Global options"
    )]
    pub(super) color: ColorWhen,
    /// The IANA timezone times are meant in, such as Europe/Berlin
    #[arg(
        long,
        global = true,
        value_name = "ZONE",
        help_heading = "Global options"
    )]
    pub(super) tz: Option<String>,
}

/// The formats by name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(super) enum FormatName {
    /// For a person at a terminal
    Table,
    /// One record a line, tabs between
    Plain,
    /// One JSON document
    Json,
    /// One JSON document a line
    Ndjson,
    /// Comma-separated values with a header
    Csv,
}

impl From<FormatName> for Format {
    fn from(name: FormatName) -> Self {
        match name {
            FormatName::Table => Format::Table,
            FormatName::Plain => Format::Plain,
            FormatName::Json => Format::Json,
            FormatName::Ndjson => Format::Ndjson,
            FormatName::Csv => Format::Csv,
        }
    }
}

/// When to colour.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub(super) enum ColorWhen {
    /// On a terminal, unless NO_COLOR is set
    #[default]
    Auto,
    /// Always
    Always,
    /// Never
    Never,
}
