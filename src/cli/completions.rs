use clap::{Args, Command, ValueEnum, ValueHint};
use clap_complete::{Generator, Shell as Known, generate};
use clap_complete_nushell::Nushell;

use super::session::{Session, shown};
use super::{Runs, Shown, command, topic};
use crate::render::note::Text;

/// Print completions for a shell
///
/// Examples:
///   journal completions fish > ~/.config/fish/completions/journal.fish
///   journal completions zsh > ~/.zfunc/_journal
///   . <(journal completions bash)                                in ~/.bashrc
#[derive(Args)]
#[command(verbatim_doc_comment)]
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
            Shell::Bash => bash(),
            Shell::Zsh => zsh(),
            Shell::Fish => fish(),
            Shell::PowerShell => script(Known::PowerShell),
            Shell::Nushell => script(Nushell),
        }))
    }
}

fn script(shell: impl Generator) -> String {
    let mut script = Vec::new();
    generate(shell, &mut offered(), "journal", &mut script);
    String::from_utf8_lossy(&script).into_owned()
}

/// The commands without those that nobody types, which the scripts would offer.
fn offered() -> Command {
    let whole = command();
    let typed = whole.get_subcommands().filter(|below| !below.is_hide_set());
    let offered = Command::new("journal")
        .version(env!("CARGO_PKG_VERSION"))
        .args(whole.get_arguments())
        .subcommands(typed);
    without_files(offered)
}

/// Files are offered where one is meant, those below a folder too, and not for an amount, a time or a name.
fn without_files(command: Command) -> Command {
    let command = command.mut_args(|argument| {
        let takes_any =
            argument.get_action().takes_values() && argument.get_possible_values().is_empty();
        match argument.get_value_hint() {
            ValueHint::AnyPath => argument.value_hint(ValueHint::FilePath),
            ValueHint::Unknown if takes_any => argument.value_hint(ValueHint::Other),
            _ => argument,
        }
    });
    command.mut_subcommands(without_files)
}

/// What the scripts of some shells ask the program besides: ids, foods, contexts.
const BASH: &str = include_str!("complete/bash.sh");
const ZSH: &str = include_str!("complete/zsh.sh");
const FISH: &str = include_str!("complete/fish.fish");

/// The script of bash: its function is wrapped by one that asks the program first.
fn bash() -> String {
    script(Known::Bash).replace("complete -F _journal ", "complete -F _journal_things ") + BASH
}

/// The script of zsh: the wrapper stands before the end, which starts it.
fn zsh() -> String {
    let script = script(Known::Zsh);
    match script.rsplit_once("\nif [ \"$funcstack[1]\"") {
        Some((words, end)) => format!("{words}\n{ZSH}\nif [ \"$funcstack[1]\"{end}"),
        None => script,
    }
}

/// The script of fish, in which two conditions never hold as they are made: behind `help` its own name was seen
/// already, and a line that ends with an option without its value is none that can be parsed.
fn fish() -> String {
    const PARSED: &str = "argparse -s (__fish_journal_global_optspecs) -- $cmd";
    const SEEN: &str = "__fish_journal_using_subcommand help; and not __fish_seen_subcommand_from ";
    let mut mended = String::new();
    for line in script(Known::Fish).lines() {
        let is_of_help = line.contains(SEEN);
        let parsed = format!("{PARSED} 2>/dev/null\n    or {PARSED} ''");
        mended += &match is_of_help {
            true => line.replacen(" help\" -f ", "\" -f ", 1),
            false => line.replace(PARSED, &parsed),
        };
        mended.push('\n');
    }
    mended + FISH + &fish_topics()
}

/// The topics of help, which are no commands.
fn fish_topics() -> String {
    let topics = topic::abouts().map(|(name, about)| {
        let about = about.replace('\'', "\\'");
        let is_next =
            "__fish_journal_using_subcommand help; and test (commandline -opc)[-1] = help";
        format!("complete -c journal -n '{is_next}' -f -a {name} -d '{about}'\n")
    });
    topics.collect()
}
