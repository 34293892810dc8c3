//! Files of keys and commands that are somebody else's.

use std::fs;
use std::os::unix::fs::{PermissionsExt, chown, symlink};
use std::path::{Path, PathBuf};

use super::{log_in, near};
use crate::service::{KEY, Service};
use crate::world::{Done, World};

const SOMEBODY: u32 = 65_534;

const LIST: [&str; 4] = ["-C", "near", "meal", "list"];

/// Gives a place to a user. Where only root may, and this is not root, nothing is tried.
fn given(place: &Path, user: u32) -> bool {
    let given = chown(place, Some(user), None).is_ok();
    if !given {
        eprintln!("skipped: only root gives files away");
    }
    given
}

/// Told in the same words wherever it is met, with what to do.
fn refused(world: &World, place: &Path) {
    let what = format!("{}: it belongs to somebody else", place.display());
    world.run(&LIST).failed(13).says(&what).says("chown ");
    let doctor = world.run(&["doctor"]);
    assert_eq!(doctor.exit, 13, "{}", doctor.out);
    assert!(doctor.out.contains(&what), "{}", doctor.out);
}

/// A world with a command for the key, and what is there once that ran.
fn with_command(service: &Service) -> (World, PathBuf) {
    let world = near(service);
    let path = world.config().join("config.toml");
    let text = fs::read_to_string(&path).unwrap();
    let ran = world.home().join("ran");
    let command = format!("key_command = 'touch {} && echo {KEY}'\n", ran.display());
    fs::write(&path, format!("{text}{command}")).unwrap();
    (world, ran)
}

#[test]
fn a_command_in_what_is_somebody_elses_is_not_run() {
    let service = Service::start();
    let (world, ran) = with_command(&service);
    let path = world.config().join("config.toml");
    for place in [&path, &world.config()] {
        if !given(place, SOMEBODY) {
            return;
        }
        refused(&world, place);
        given(place, 0);
    }
    // What a link leads to is what is read.
    let elsewhere = world.home().join("elsewhere");
    fs::create_dir(&elsewhere).unwrap();
    fs::rename(&path, elsewhere.join("config.toml")).unwrap();
    symlink("../elsewhere/config.toml", &path).unwrap();
    given(&elsewhere, SOMEBODY);
    refused(&world, &elsewhere);
    given(&elsewhere, 0);
    given(&elsewhere.join("config.toml"), SOMEBODY);
    refused(&world, &path);
    assert!(!ran.exists());
    given(&elsewhere.join("config.toml"), 0);
    world.ok(&LIST);
    assert!(ran.exists());
}

#[test]
fn a_key_in_what_is_somebody_elses_is_not_taken_and_none_is_kept_there() {
    let world = near(&Service::start());
    log_in(&world, KEY).succeeded();
    let keys = world.config().join("credentials.toml");
    for place in [&keys, &world.config()] {
        if !given(place, SOMEBODY) {
            return;
        }
        refused(&world, place);
        given(place, 0);
    }
    fs::remove_file(&keys).unwrap();
    given(&world.config(), SOMEBODY);
    log_in(&world, KEY).failed(13).says("no key is kept in it");
    assert!(!keys.exists());
    given(&world.config(), 0);
    log_in(&world, KEY).succeeded();
    world.ok(&LIST);
}

/// Whoever may write the folder could have laid the link: nothing behind it is done or sent.
#[test]
fn no_command_and_no_key_is_taken_from_behind_a_link_that_others_could_have_laid() {
    let service = Service::start();
    let open = |world: &World| {
        let open = world.home().join("open");
        fs::create_dir(&open).unwrap();
        symlink(world.config(), open.join("config")).unwrap();
        let allow = |mode| fs::set_permissions(&open, fs::Permissions::from_mode(mode)).unwrap();
        allow(0o777);
        open.join("config")
    };
    let refused = |world: &World, link: &Path| {
        let mut command = world.command(&LIST);
        command.env("JOURNAL_CONFIG_DIR", link);
        let done = Done::of("meal list".to_owned(), command.output().unwrap());
        let what = format!(
            "{} is a link in a folder that others may write: it is not followed",
            link.display()
        );
        done.failed(13).says(&what);
    };
    let (world, ran) = with_command(&service);
    refused(&world, &open(&world));
    assert!(!ran.exists());
    world.ok(&LIST);
    assert!(ran.exists());
    let world = near(&service);
    log_in(&world, KEY).succeeded();
    let link = open(&world);
    let heard = service.keys();
    refused(&world, &link);
    assert_eq!(service.keys(), heard);
}
