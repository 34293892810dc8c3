//! `config.toml`, as people leave it.

use std::fs;

use journal::config::{Config, Edit};

use crate::dice::Dice;
use crate::mutate::{mutated, try_all};

const CONFIG: &[u8] = include_bytes!("../data/config.toml");

/// It is understood, or one line says what is wrong; what is not understood is not written over.
fn read(bytes: Vec<u8>) -> Result<(), String> {
    let folder = tempfile::tempdir().expect("a folder");
    let path = Config::path(folder.path());
    fs::write(&path, &bytes).expect("a file");
    let is_understood = match Config::load(folder.path()) {
        Ok(_) => true,
        Err(refused) if refused.to_string().lines().count() == 1 => false,
        Err(refused) => return Err(format!("more than a line: {refused}")),
    };
    let changed = Edit::of(folder.path()).and_then(|mut edit| {
        edit.set_timezone("Asia/Tokyo");
        edit.save()
    });
    match (is_understood, changed) {
        (false, Ok(())) => Err("what is not understood was written over".to_owned()),
        (false, Err(_)) if fs::read(&path).expect("a file") != bytes => {
            Err("it was changed although it is not understood".to_owned())
        }
        (true, Ok(())) => match Config::load(folder.path()) {
            Ok(config) if config.timezone.as_deref() == Some("Asia/Tokyo") => Ok(()),
            other => Err(format!("after a change it is {other:?}")),
        },
        (true, Err(refused)) => Err(format!("understood, and not to be changed: {refused}")),
        (false, Err(_)) => Ok(()),
    }
}

#[test]
fn a_configuration_that_is_nearly_right_is_understood_or_told_and_never_lost() {
    let files = [("config.toml", CONFIG.to_vec())];
    let change = |file: &Vec<u8>, dice: &mut Dice| mutated(file, dice);
    try_all("config.toml, mutated", 1_000, &files, change, read);
}
