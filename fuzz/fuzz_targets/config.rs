//! `config.toml`: understood and then changed without loss, or refused in a line and left alone.
#![no_main]

use std::fs;

use journal::config::{Config, Edit};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    let folder = tempfile::tempdir().expect("a folder");
    let path = Config::path(folder.path());
    fs::write(&path, bytes).expect("room");
    let understood = Config::load(folder.path());
    let changed = Edit::of(folder.path()).and_then(|mut edit| {
        edit.set_timezone("Asia/Tokyo");
        edit.save()
    });
    match understood {
        Ok(_) => {
            changed.expect("what is understood can be changed");
            let config = Config::load(folder.path()).expect("it is understood as before");
            assert_eq!(config.timezone.as_deref(), Some("Asia/Tokyo"));
        }
        Err(refused) => {
            assert_eq!(refused.to_string().lines().count(), 1, "{refused}");
            assert!(changed.is_err(), "what is not understood is written over");
            assert_eq!(fs::read(&path).expect("the file"), bytes);
        }
    }
});
