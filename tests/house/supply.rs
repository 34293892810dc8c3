//! What is built into the program: how many crates, from where, under which licences.

use std::collections::BTreeSet;
use std::process::Command;

use crate::source::home;

/// The most crates that the program is built of, without those of the keyring.
const MOST: usize = 240;

/// Licences that can be kept to, as `cargo deny` is told them. Of several that are offered one is enough.
fn licences() -> BTreeSet<String> {
    let told = std::fs::read_to_string(home().join(".ci/deny.toml")).expect("what is denied");
    let allowed = told.split_once("\nallow = [").expect("licences").1;
    let allowed = allowed.split(']').next().unwrap_or_default().lines();
    let named = allowed.filter_map(|line| line.split('"').nth(1));
    named.map(str::to_owned).collect()
}

/// Each crate that is built for Linux without the keyring, with its licence.
fn crates() -> BTreeSet<String> {
    let tree = Command::new(env!("CARGO"))
        .current_dir(home())
        .args(["tree", "--offline", "--locked", "--edges", "normal"])
        .args(["--no-default-features", "--features", "xls"])
        .args(["--target", "x86_64-unknown-linux-gnu"])
        .args(["--prefix", "none", "--no-dedupe", "--format", "{p}|{l}"])
        .output()
        .expect("cargo tree runs");
    let told = String::from_utf8_lossy(&tree.stderr);
    assert!(tree.status.success(), "{told}");
    let lines = String::from_utf8(tree.stdout).expect("UTF-8");
    let ours = |line: &&str| !line.starts_with("food-journal ");
    lines.lines().filter(ours).map(str::to_owned).collect()
}

#[test]
fn the_program_is_built_of_no_more_crates_than_can_be_looked_after() {
    let count = crates().len();
    assert!((50..=MOST).contains(&count), "{count} crates");
}

#[test]
fn every_crate_may_be_used_by_whoever_uses_the_program() {
    let licences = licences();
    for line in crates() {
        let (name, licence) = line.rsplit_once('|').expect("a licence");
        assert!(is_free(licence, &licences), "{name}: {licence}");
    }
}

/// Whether one of the licences that are offered can be kept to.
fn is_free(licence: &str, licences: &BTreeSet<String>) -> bool {
    let licence = licence.replace('/', " OR ").replace(['(', ')'], " ");
    let is_known = |name: &str| {
        let name = name.split(" WITH ").next().unwrap_or_default();
        licences.contains(name.trim())
    };
    licence
        .split(" AND ")
        .all(|all| all.split(" OR ").any(is_known))
}

#[test]
fn a_licence_is_free_when_each_of_its_parts_offers_one_that_is() {
    let licences = licences();
    for free in ["MIT", "MIT/Unlicense", "(MIT OR GPL-3.0) AND ISC"] {
        assert!(is_free(free, &licences), "{free}");
    }
    for other in ["", "GPL-3.0", "MIT AND GPL-3.0", "Apache"] {
        assert!(!is_free(other, &licences), "{other}");
    }
}

#[test]
fn every_crate_comes_from_the_registry_with_its_checksum() {
    let lock = std::fs::read_to_string(home().join("Cargo.lock")).expect("Cargo.lock");
    let packages = lock.split("[[package]]").skip(1);
    let others: Vec<&str> = packages
        .filter(|package| !package.contains("name = \"food-journal\""))
        .collect();
    assert!(others.len() > 100);
    for package in others {
        let has = |what: &str| package.lines().any(|line| line.starts_with(what));
        assert!(has("source = \"registry+"), "{package}");
        assert!(has("checksum = \""), "{package}");
    }
}
