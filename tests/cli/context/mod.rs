//! Contexts: which journal is meant, and how that is said.

mod aimed;
mod chosen;
mod configured;
mod damaged;
mod gone;
#[cfg(unix)]
mod halfway;
mod together;

use crate::world::World;

/// A home with the context `work`, a service that nobody asks.
pub(crate) fn with_work(world: &World) {
    world.ok(&["context", "add", "work", "--url", "https://work.example/v1"]);
}

/// The names of the contexts, as they are listed.
pub(crate) fn names(world: &World) -> Vec<String> {
    let list = world.ok(&["context", "list", "-q"]).out;
    list.lines().map(str::to_owned).collect()
}
