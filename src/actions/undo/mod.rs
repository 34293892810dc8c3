//! What was done to a journal that keeps no undo list itself: the state of each thing before and
//! after is written down here, and the way back is sent as ordinary requests.
//!
//! Decision: a thing goes back only from the state in which it was left, told by what a request can
//! say of it. A request whose fate nobody knows is sent no second time.

mod food;
mod going;
mod keys;
mod list;
mod naming;
mod noting;
mod passing;
mod pinned;
mod restore;
mod sealed;
mod thing;
mod under_way;

pub use list::{Shelf, Whose};
pub use noting::Noting;
