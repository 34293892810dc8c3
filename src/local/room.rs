//! Room on a disk.

use std::path::Path;

/// Bytes that are free on the disk of a folder, as far as can be told.
#[cfg(unix)]
pub fn free_room(folder: &Path) -> Option<u64> {
    let disk = rustix::fs::statvfs(folder).ok()?;
    disk.f_bavail.checked_mul(disk.f_frsize)
}

/// Bytes that are free on the disk of a folder: that is not told here.
#[cfg(not(unix))]
pub fn free_room(_: &Path) -> Option<u64> {
    None
}
