//! The program: words in, exit code out.

use std::process::ExitCode;

fn main() -> ExitCode {
    journal::cli::run(std::env::args_os().collect())
}
