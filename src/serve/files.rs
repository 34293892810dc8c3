//! How many files may be open, and how many connections fit into that.

/// Connections at once, where files are plenty; more wait to be taken.
const CONNECTIONS: usize = 10_000;
/// Files for journals, catalogues, keys and what else is open.
const OTHERS: usize = 1_024;

/// Lets this program open as many files as it may, and says how many connections that makes.
pub(super) fn connections() -> usize {
    most(raised())
}

/// Journals are answered from files, too: they keep half of what there is, or all they ever need.
fn most(files: Option<usize>) -> usize {
    files.map_or(CONNECTIONS, |files| {
        let left = files.saturating_sub(OTHERS).max(files / 2);
        left.clamp(1, CONNECTIONS)
    })
}

/// The limit on open files, after it was raised as far as this program may raise it.
#[cfg(unix)]
fn raised() -> Option<usize> {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};

    let maximum = getrlimit(Resource::Nofile).maximum;
    let current = maximum;
    // Where the system does not want that, what there is must do.
    let _ = setrlimit(Resource::Nofile, Rlimit { current, maximum });
    let files = getrlimit(Resource::Nofile).current?;
    usize::try_from(files).ok()
}

/// Elsewhere sockets are not counted as files.
#[cfg(not(unix))]
fn raised() -> Option<usize> {
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn connections_leave_files_for_journals() {
        assert_eq!(most(None), CONNECTIONS);
        assert_eq!(most(Some(1_000_000)), CONNECTIONS);
        assert_eq!(most(Some(4_096)), 3_072);
        assert_eq!(most(Some(256)), 128);
        assert_eq!(most(Some(0)), 1);
    }
}
