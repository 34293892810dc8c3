//! Which signals are heard: whoever starts the program may have it ignore some, as `nohup` does and a shell that
//! starts it behind, and a handler would make these count again.

use std::fs;

/// SIGHUP, which has this number in every Unix.
const HANGUP: i32 = 1;

/// Of these signals those that were not ignored when the program began.
pub(super) fn heard(signals: impl IntoIterator<Item = i32>) -> impl Iterator<Item = i32> {
    let ignored = ignored();
    let is_heard = move |signal: &i32| ignored & (1 << (signal - 1)) == 0;
    signals.into_iter().filter(is_heard)
}

/// Whether the program hears that its terminal ends.
pub(super) fn hears_hangup() -> bool {
    cfg!(unix) && heard([HANGUP]).next().is_some()
}

/// The signals that are ignored, a bit each; none where the system does not tell.
fn ignored() -> u64 {
    let status = fs::read_to_string("/proc/self/status").unwrap_or_default();
    let mask = status.lines().find_map(|line| line.strip_prefix("SigIgn:"));
    mask.and_then(|mask| u64::from_str_radix(mask.trim(), 16).ok())
        .unwrap_or(0)
}
