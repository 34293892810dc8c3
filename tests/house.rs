//! The architecture, held: who may import whom, who may name which crate, how files look.
//!
//! The tables below are the floor plan. A change of the house is a change here, on purpose.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

#[path = "house/floors.rs"]
mod floors;
#[path = "house/guests.rs"]
mod guests;
#[path = "house/order.rs"]
mod order;
#[path = "house/promises.rs"]
mod promises;
#[path = "house/shape.rs"]
mod shape;
#[path = "house/source.rs"]
mod source;
#[path = "house/supply.rs"]
mod supply;

/// Each room, from the top floor down, and the rooms it may import.
#[rustfmt::skip]
const FLOORS: [(&str, &[&str]); 14] = [
    ("main",    &["cli"]),
    ("cli",     &["actions", "render", "local", "remote", "serve", "catalog", "api", "wire", "rules", "phrase", "error", "model", "config"]),
    ("actions", &["api", "rules", "phrase", "model", "error"]),
    ("render",  &["api", "rules", "phrase", "model", "error"]),
    ("local",   &["api", "rules", "model", "error"]),
    ("remote",  &["api", "wire", "model", "error"]),
    ("serve",   &["api", "wire", "model", "error"]),
    ("catalog", &["api", "rules", "model", "error"]),
    ("api",     &["model", "error"]),
    ("wire",    &["model", "error"]),
    ("rules",   &["model", "error"]),
    ("phrase",  &["model", "error"]),
    ("error",   &["model"]),
    ("model",   &[]),
];

/// Rooms of the ground floor that import nothing and that only `cli` and `main` may enter.
const CELLAR: [&str; 1] = ["config"];

/// Each crate that is not ours, and the rooms or files that may name it. `*` is every room.
#[rustfmt::skip]
const GUESTS: [(&str, &[&str]); 51] = [
    ("axum",                  &["serve"]),
    ("calamine",              &["catalog"]),
    ("chrono",                &["*"]),
    ("chrono-tz",             &["model/zone"]),
    ("clap",                  &["cli"]),
    ("clap_complete",         &["cli"]),
    ("clap_complete_nushell", &["cli"]),
    ("clap_mangen",           &["cli"]),
    ("comfy-table",           &["render"]),
    ("csv",                   &["actions", "render", "catalog"]),
    ("dialoguer",             &["cli"]),
    ("directories",           &["config"]),
    ("encoding_rs",           &["catalog"]),
    ("flate2",                &["catalog", "serve/description"]),
    ("fluent-uri",            &["rules"]),
    ("foldhash",              &["local"]),
    ("getrandom",             &["local", "remote", "serve"]),
    ("html-escape",           &["catalog"]),
    ("hyper",                 &["remote", "serve"]),
    ("hyper-util",            &["serve"]),
    ("iana-time-zone",        &["cli"]),
    ("indicatif",             &["render"]),
    ("jaq-core",              &["cli/jq/language"]),
    ("jaq-json",              &["cli/jq/language"]),
    ("jaq-std",               &["cli/jq/language"]),
    ("keyring",               &["config"]),
    ("log",                   &["cli", "remote"]),
    ("memchr",                &["catalog", "model/json/forged"]),
    ("parquet",               &["catalog"]),
    ("reqwest",               &["remote"]),
    ("rusqlite",              &["local"]),
    ("rust_decimal",          &["model", "rules", "phrase", "actions", "render", "catalog"]),
    ("rustix",                &["config/private", "config/private/foreign", "config/private/naming", "config/private/place", "cli/jq/work", "cli/output", "cli/prompt/held", "local/file/held", "local/file/holes", "local/link", "local/room", "serve/files"]),
    ("rustls",                &["remote", "serve"]),
    ("serde",                 &["*"]),
    ("serde_json",            &["*"]),
    ("sha2",                  &["api", "actions/undo/sealed"]),
    ("signal-hook",           &["cli/ctrl_c", "cli/in_flight", "cli/interrupt", "cli/jq/apart", "cli/limits", "cli/prompt/ended", "cli/prompt/held"]),
    ("strsim",                &["actions/spelling", "phrase/when/near"]),
    ("subtle",                &["serve"]),
    ("tantivy",               &["benches"]),
    ("tokio",                 &["serve"]),
    ("tokio-rustls",          &["serve"]),
    ("toml_edit",             &["config"]),
    ("tower",                 &["serve"]),
    ("tower-http",            &["serve"]),
    ("unicode-normalization", &["rules"]),
    ("unicode-width",         &["render"]),
    ("uuid",                  &["model", "local", "remote"]),
    ("zip",                   &["catalog"]),
    ("zstd",                  &["catalog"]),
];

/// The four rooms on the seam: each stands alone, `cli` joins them.
const SEAM: [&str; 4] = ["local", "remote", "serve", "catalog"];

/// No drawers for everything.
const NO_NAMES: [&str; 4] = ["utils", "helpers", "common", "types"];

/// Lines of the longest file.
const LONGEST: usize = 400;
