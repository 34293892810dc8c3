//! A test with file systems of its own: small disks, and ones that are only read.
//!
//! It runs once more in a namespace, in which an ordinary user may mount what nobody else sees.

use std::env;
use std::ops::Deref;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use crate::tally::could_not;
use crate::world::{Done, World};

/// Says that a test is in a namespace of its own.
const INSIDE: &str = "JOURNAL_FAULTS_INSIDE";

/// The namespace: its user may mount, and no file system that is mounted there is seen elsewhere.
const NAMESPACE: [&str; 2] = ["-Urm", "--propagation=private"];

/// A user who owns the files and whom their modes bind, also where that is root.
const ORDINARY: [&str; 3] = ["-U", "--map-user=1000", "--map-group=1000"];

/// Runs the test of this name in a namespace of its own, where one can be had.
pub(crate) fn run(promise: &'static str, test: &str, work: impl FnOnce()) {
    if env::var_os(INSIDE).is_some() {
        return work();
    }
    if let Some(why) = missing() {
        return could_not(promise, &why);
    }
    let tests = env::current_exe().expect("these tests");
    let done = Command::new("unshare")
        .args(NAMESPACE)
        .arg(tests)
        .args(["--exact", test, "--nocapture"])
        .env(INSIDE, "1")
        .stdin(Stdio::null())
        .output()
        .expect("unshare runs");
    print!("{}", String::from_utf8_lossy(&done.stdout));
    eprint!("{}", String::from_utf8_lossy(&done.stderr));
    assert!(done.status.success(), "{promise}: failed in its namespace");
    let is_one = String::from_utf8_lossy(&done.stdout).contains("1 passed");
    assert!(is_one, "{promise}: there is no test {test}");
}

/// Why nothing can be mounted here, where that is so.
fn missing() -> Option<String> {
    let mount = ["mount", "-t", "tmpfs", "-o", "size=64k", "none", "/tmp"];
    refusal(Command::new("unshare").args(NAMESPACE).args(mount))
}

/// Why nobody can be an ordinary user here, where that is so.
pub(crate) fn no_ordinary_user() -> Option<String> {
    refusal(Command::new("unshare").args(ORDINARY).arg("true"))
}

fn refusal(command: &mut Command) -> Option<String> {
    match command.stdin(Stdio::null()).output() {
        Err(error) => Some(format!("unshare: {error}")),
        Ok(tried) if tried.status.success() => None,
        Ok(tried) => Some(String::from_utf8_lossy(&tried.stderr).trim().to_owned()),
    }
}

/// Runs the program as a user whom the modes of files bind.
pub(crate) fn run_ordinary(world: &World, line: &[&str]) -> Done {
    let mut unshare = Command::new("unshare");
    unshare.args(ORDINARY);
    let output = world.command_by(unshare, line).output();
    Done::of(line.join(" "), output.expect("unshare runs"))
}

/// A home on a disk of its own.
pub(crate) struct Disk {
    world: World,
    mounted: Mounted,
}

impl Disk {
    /// A home with nothing in it, on a disk with this much room in KiB.
    pub(crate) fn of(room: u64) -> Self {
        let world = World::new();
        let mounted = Mounted::at(world.home(), room);
        Disk { world, mounted }
    }

    /// The home.
    pub(crate) fn world(&self) -> &World {
        &self.world
    }
}

impl Deref for Disk {
    type Target = Mounted;

    fn deref(&self) -> &Mounted {
        &self.mounted
    }
}

/// A disk in the place of a folder.
pub(crate) struct Mounted {
    place: PathBuf,
}

impl Mounted {
    /// One with nothing on it, and this much room in KiB.
    pub(crate) fn at(place: &Path, room: u64) -> Self {
        let size = format!("size={room}k,mode=700");
        mount(&["-t", "tmpfs", "-o", &size, "none"], place);
        Mounted {
            place: place.to_owned(),
        }
    }

    /// How much stands on it, in KiB.
    pub(crate) fn used(&self) -> u64 {
        let room = rustix::fs::statvfs(&self.place).expect("a file system");
        (room.f_blocks - room.f_bfree) * room.f_frsize / 1024
    }

    /// Gives it this much room in all, in KiB.
    pub(crate) fn resize(&self, room: u64) {
        let size = format!("remount,size={room}k");
        mount(&["-o", &size], &self.place);
    }

    /// Has it only be read from now on, or written again.
    pub(crate) fn set_read_only(&self, is_read_only: bool) {
        let options = if is_read_only {
            "remount,ro"
        } else {
            "remount,rw"
        };
        mount(&["-o", options], &self.place);
    }
}

impl Drop for Mounted {
    fn drop(&mut self) {
        let _ = Command::new("umount").arg("-l").arg(&self.place).status();
    }
}

fn mount(options: &[&str], place: &Path) {
    let mut mount = Command::new("mount");
    let done = mount.args(options).arg(place).output().expect("mount runs");
    let told = String::from_utf8_lossy(&done.stderr);
    assert!(done.status.success(), "mount {options:?}: {told}");
}
