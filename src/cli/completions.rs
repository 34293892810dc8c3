use clap::{Args, ValueEnum};
use clap_complete::{Generator, Shell as Known, generate};
use clap_complete_nushell::Nushell;

use super::session::{Session, shown};
use super::{Runs, Shown, command};
use crate::render::note::Text;

/// Print completions for a shell
#[derive(Args)]
pub(super) struct Completions {
    /// The shell
    #[arg(value_enum)]
    shell: Shell,
}

#[derive(Clone, Copy, ValueEnum)]
#[allow(
    clippy::enum_variant_names,
    reason = "the names are those of the shells"
)]
enum Shell {
    Bash,
    Zsh,
    Fish,
    #[value(name = "powershell")]
    PowerShell,
    Nushell,
}

impl Runs for Completions {
    fn run(self, _: &Session) -> Shown {
        shown(Text(match self.shell {
            Shell::Bash => script(Known::Bash),
            Shell::Zsh => script(Known::Zsh),
            Shell::Fish => script(Known::Fish),
            Shell::PowerShell => script(Known::PowerShell),
            Shell::Nushell => script(Nushell),
        }))
    }
}

fn script(shell: impl Generator) -> String {
    let mut script = Vec::new();
    generate(shell, &mut command(), "journal", &mut script);
    String::from_utf8_lossy(&script).into_owned()
}
