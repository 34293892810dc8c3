//! How many pools of memory the system's allocator keeps for a program of many threads.
//!
//! glibc makes one for each thread, up to eight for each processor, and what is given back in one serves no
//! other: a server of a thousand people held four times the memory that its open journals need. How many
//! there are is told in the environment, before a program begins: so one that serves begins once more.

/// Begins this program anew with a pool for each processor; where that cannot be, or whoever began it says
/// something of the allocator, it goes on as it is.
#[cfg(all(target_os = "linux", target_env = "gnu"))]
pub(super) fn begin_with_few() {
    use std::env;
    use std::num::NonZero;
    use std::os::unix::process::CommandExt;
    use std::process::Command;
    use std::thread::available_parallelism;

    /// Where glibc is told.
    const TUNABLES: &str = "GLIBC_TUNABLES";
    /// That it began anew: of a program with rights of its own the system takes the other away.
    const BEGUN: &str = "JOURNAL_SERVE_BEGUN";

    let told = [TUNABLES, "MALLOC_ARENA_MAX", BEGUN];
    if told.iter().any(|name| env::var_os(name).is_some()) {
        return;
    }
    let Ok(program) = env::current_exe() else {
        return;
    };
    let pools = available_parallelism().map_or(2, NonZero::get).max(2);
    // Of what a thread keeps at hand there is more in its place: pools that are shared are waited for.
    let tunables = format!("glibc.malloc.arena_max={pools}:glibc.malloc.tcache_count=127");
    let mut arguments = env::args_os();
    let mut anew = Command::new(program);
    if let Some(name) = arguments.next() {
        anew.arg0(name);
    }
    let anew = anew.args(arguments).env(BEGUN, "1").env(TUNABLES, tunables);
    // It comes back where it failed.
    let _ = anew.exec();
}

/// Elsewhere the allocator is left as it is.
#[cfg(not(all(target_os = "linux", target_env = "gnu")))]
pub(super) fn begin_with_few() {}
