//! What the client promises against servers that misbehave.
//!
//! A scripted server on this machine plays answers, whole or broken, and records what it was
//! sent. Where time and requests count, the library is asked with a short patience; where exit
//! codes, error objects and what a terminal sees count, the program is.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod client;
mod reply;
mod server;

mod broken;
mod carried;
mod errors;
mod every;
mod hostile;
mod idempotency;
mod memory;
mod raw;
mod recalled;
mod redirects;
mod secrets;
mod shapes;
mod streamed;
mod tls;
mod waiting;

/// The homes of the command line's tests.
#[path = "../cli/world.rs"]
#[allow(dead_code, reason = "the command line's tests use all of it")]
mod world;
