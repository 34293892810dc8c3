//! The names in `config.toml` that the program reads.

use crate::config::{Config, Entry, Name, TIMES_OF_DAY};

/// What a name in `config.toml` is set to.
pub(in crate::cli) struct Value {
    pub(in crate::cli) name: String,
    pub(in crate::cli) value: Option<String>,
}

/// A name that can be set; contexts have commands of their own.
pub(super) enum Named {
    Timezone,
    Context,
    /// When a time of day begins, by its name.
    Day(&'static str),
    Alias(Name),
}

impl Named {
    /// The thing of this name.
    pub(super) fn read(name: &str) -> Option<Named> {
        match name {
            "timezone" => Some(Named::Timezone),
            "context" => Some(Named::Context),
            _ => match name.split_once('.')? {
                ("day", time) => {
                    let known = TIMES_OF_DAY.iter().find(|known| **known == time);
                    known.map(|known| Named::Day(known))
                }
                ("aliases", alias) => alias.parse().ok().map(Named::Alias),
                _ => None,
            },
        }
    }

    /// What it is set to.
    pub(super) fn value(&self, config: &Config) -> Option<String> {
        match self {
            Named::Timezone => config.timezone.clone(),
            Named::Context => config.context.as_ref().map(Name::to_string),
            Named::Day(name) => {
                let place = TIMES_OF_DAY.iter().position(|known| known == name)?;
                let begins = config.day.begins()[place]?;
                Some(begins.format("%H:%M").to_string())
            }
            Named::Alias(name) => config.aliases.get(name).cloned(),
        }
    }
}

/// Everything that is set, and the names that always can be. No key stands in the file; the
/// command that prints one is not shown.
pub(in crate::cli) fn all(config: &Config) -> Vec<Value> {
    let day = TIMES_OF_DAY.map(|name| (format!("day.{name}"), Named::Day(name)));
    let fixed = [
        ("timezone".to_owned(), Named::Timezone),
        ("context".to_owned(), Named::Context),
    ];
    let fixed = fixed.into_iter().chain(day).map(|(name, named)| Value {
        name,
        value: named.value(config),
    });
    let aliases = config.aliases.iter().map(|(name, line)| Value {
        name: format!("aliases.{name}"),
        value: Some(line.clone()),
    });
    let contexts = config.contexts.iter().map(|(name, entry)| {
        let (member, value) = match entry {
            Entry::Service { url, .. } => ("url", url.clone()),
            Entry::File { path } => ("path", path.display().to_string()),
        };
        Value {
            name: format!("contexts.{name}.{member}"),
            value: Some(value),
        }
    });
    fixed.chain(aliases).chain(contexts).collect()
}
