//! What never ends, or waits for somebody else, is no file of the configuration, wherever one is named.

use std::fs::{self, File};
use std::process::Command;
use std::time::{Duration, Instant};

use rcgen::generate_simple_self_signed;

use crate::world::World;

/// How long a command may take that only refuses a file.
const SOON: Duration = Duration::from_secs(10);

/// Names for what is no file that ends soon.
fn endless(world: &World) -> [String; 4] {
    let at = |name: &str| world.home().join(name).to_str().unwrap().to_owned();
    let made = Command::new("mkfifo").arg(at("pipe")).status().unwrap();
    assert!(made.success());
    let sparse = File::create(at("sparse")).unwrap();
    sparse.set_len(1 << 30).unwrap();
    fs::create_dir(at("folder")).unwrap();
    [
        "/dev/zero".to_owned(),
        at("pipe"),
        at("folder"),
        at("sparse"),
    ]
}

/// A file of the configuration is refused, soon and by its name.
#[track_caller]
fn refused(world: &World, line: &[&str], named: &str) {
    let begun = Instant::now();
    world.run(line).failed(13).says(named);
    assert!(begun.elapsed() < SOON, "{line:?}: {:?}", begun.elapsed());
}

#[test]
fn certificates_and_their_keys_are_files() {
    let world = World::new();
    world.ok(&["key", "create", "--permission", "read"]);
    let made = generate_simple_self_signed(vec!["localhost".to_owned()]).unwrap();
    let certificate = world.file("cert.pem", made.cert.pem());
    let key = world.file("key.pem", made.signing_key.serialize_pem());
    for file in endless(&world) {
        let serve = |certificate: &str, key: &str| {
            let line = [
                "serve",
                "--listen",
                "127.0.0.1:0",
                "--tls-cert",
                certificate,
            ];
            refused(&world, &[&line[..], &["--tls-key", key]].concat(), &file);
        };
        serve(&file, &key);
        serve(&certificate, &file);
    }
}

#[test]
fn a_key_and_the_certificates_that_are_trusted_are_files() {
    let home = World::new();
    for file in endless(&home) {
        for (name, key) in [("JOURNAL_API_KEY_FILE", ""), ("SSL_CERT_FILE", "a-key")] {
            let world = World::new()
                .with("JOURNAL_BASE_URL", "https://127.0.0.1:9/v1")
                .with("JOURNAL_API_KEY", key)
                .with(name, &file);
            refused(&world, &["meal", "list"], &format!("{name}: {file}"));
        }
    }
}

#[test]
fn the_configuration_and_the_file_of_keys_are_files() {
    use std::os::unix::fs::{PermissionsExt, symlink};
    for name in ["config.toml", "credentials.toml"] {
        for at in 0..4 {
            // Whoever names an address needs no configuration, and a key for it.
            let address = match name {
                "config.toml" => "",
                _ => "https://127.0.0.1:9/v1",
            };
            let world = World::new().with("JOURNAL_BASE_URL", address);
            fs::create_dir(world.config()).unwrap();
            let file = &endless(&world)[at];
            if file != "/dev/zero" {
                fs::set_permissions(file, fs::Permissions::from_mode(0o600)).unwrap();
            }
            symlink(file, world.config().join(name)).unwrap();
            refused(&world, &["meal", "list"], name);
        }
    }
}

#[test]
fn a_lock_is_a_file() {
    for (name, line) in [
        (
            "config.toml.lock",
            &["config", "set", "timezone", "Europe/Paris"][..],
        ),
        (
            "pins.toml.lock",
            &["food", "pin", "x", "composition/usda-01123"],
        ),
    ] {
        let world = World::stocked();
        fs::create_dir(world.config()).unwrap();
        let pipe = &endless(&world)[1];
        fs::rename(pipe, world.config().join(name)).unwrap();
        refused(&world, line, name);
    }
}
