//! Where the files are, and what the configuration says.
//!
//! Floor 1. Reading configuration never writes it.

use std::env;
use std::ffi::OsString;
use std::fmt;
use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use directories::ProjectDirs;
use serde::Deserialize;

/// The folders of this person.
#[derive(Clone, Debug)]
pub struct Folders {
    /// Where journals are: `JOURNAL_DATA_DIR`, else the platform's data folder.
    pub data: PathBuf,
    /// Where the configuration is: `JOURNAL_CONFIG_DIR`, else the platform's.
    pub config: PathBuf,
    /// What may be forgotten, such as caches: `JOURNAL_STATE_DIR`, else the platform's.
    pub state: PathBuf,
}

/// Why a configuration cannot be used.
#[derive(Clone, Debug)]
pub struct Unusable(String);

impl fmt::Display for Unusable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl Folders {
    /// The folders, from the environment and the platform.
    ///
    /// Errors: when there is no home folder and none was named.
    pub fn find() -> Result<Folders, Unusable> {
        let platform = ProjectDirs::from("", "", "journal");
        let choose = |name: &str, own: fn(&ProjectDirs) -> &Path| {
            let named = env::var_os(name)
                .filter(|folder| !folder.is_empty())
                .map(absolute);
            named
                .or_else(|| platform.as_ref().map(|platform| own(platform).to_owned()))
                .ok_or_else(|| Unusable(format!("there is no home folder: set {name} to a folder")))
        };
        Ok(Folders {
            data: choose("JOURNAL_DATA_DIR", ProjectDirs::data_dir)?,
            config: choose("JOURNAL_CONFIG_DIR", ProjectDirs::config_dir)?,
            state: choose("JOURNAL_STATE_DIR", |platform| {
                platform.state_dir().unwrap_or(platform.data_local_dir())
            })?,
        })
    }
}

fn absolute(folder: OsString) -> PathBuf {
    let folder = PathBuf::from(folder);
    std::path::absolute(&folder).unwrap_or(folder)
}

/// `config.toml`.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
pub struct Config {
    /// The IANA timezone meals are eaten in, where nothing nearer says another.
    pub timezone: Option<String>,
}

impl Config {
    /// Reads `config.toml` of a folder; an absent one is empty.
    ///
    /// Errors: when it cannot be read or is no TOML of this shape, naming the line.
    pub fn load(folder: &Path) -> Result<Config, Unusable> {
        let path = folder.join("config.toml");
        let text = match fs::read_to_string(&path) {
            Ok(text) => text,
            Err(error) if error.kind() == ErrorKind::NotFound => return Ok(Config::default()),
            Err(error) => return Err(Unusable(format!("{}: {error}", path.display()))),
        };
        toml::from_str(&text).map_err(|error| Unusable(format!("{}: {error}", path.display())))
    }
}
