//! The names in `config.toml` that the program reads.

use crate::config::{Config, Entry, Name};

/// What a name in `config.toml` is set to.
pub(super) struct Value {
    pub(super) name: String,
    pub(super) value: Option<String>,
}

/// A name that can be set; contexts have commands of their own.
pub(super) enum Named {
    Timezone,
    Context,
    Alias(Name),
}

impl Named {
    /// The thing of this name.
    pub(super) fn read(name: &str) -> Option<Named> {
        match name {
            "timezone" => Some(Named::Timezone),
            "context" => Some(Named::Context),
            _ => {
                let alias = name.strip_prefix("aliases.")?;
                alias.parse().ok().map(Named::Alias)
            }
        }
    }

    /// What it is set to.
    pub(super) fn value(&self, config: &Config) -> Option<String> {
        match self {
            Named::Timezone => config.timezone.clone(),
            Named::Context => config.context.as_ref().map(Name::to_string),
            Named::Alias(name) => config.aliases.get(name).cloned(),
        }
    }
}

/// Everything that is set, and the two names that always can be. No key stands in the file; the
/// command that prints one is not shown.
pub(super) fn all(config: &Config) -> Vec<Value> {
    let fixed = [("timezone", Named::Timezone), ("context", Named::Context)];
    let fixed = fixed.map(|(name, named)| Value {
        name: name.to_owned(),
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
    fixed.into_iter().chain(aliases).chain(contexts).collect()
}
