//! Keys to journals over HTTP: where they are kept, which is used, where they go.

#[cfg(feature = "keyring")]
mod keyring;
mod ladder;
mod login;
mod owner;
mod terminal;
mod together;

use crate::service::{SECRET, Service};
use crate::world::{Done, World};

/// A home with the context `near`, which is this service.
pub(crate) fn near(service: &Service) -> World {
    let world = World::new();
    world.ok(&["context", "add", "near", "--url", &service.base]);
    world
}

/// Logs in to `near` with a key on standard input, kept in the file.
pub(crate) fn log_in(world: &World, key: &str) -> Done {
    let line = [
        "-C",
        "near",
        "auth",
        "login",
        "--with-key",
        "--insecure-storage",
    ];
    world.run_with(&line, key)
}

/// What was said has nothing of the key.
#[track_caller]
pub(crate) fn hides(done: &Done) -> &Done {
    assert!(!done.out.contains(SECRET), "{}", done.out);
    assert!(!done.err.contains(SECRET), "{}", done.err);
    done
}
