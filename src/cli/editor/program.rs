//! The editor: `$VISUAL`, else `$EDITOR`, else the one that is always there.

use std::io::{self, IsTerminal};
use std::path::Path;
use std::process::{Command, Stdio};

use crate::cli::context::set;
use crate::cli::ctrl_c;
use crate::error::{Code, Error, Result};

/// The editor where none is named.
const USUAL: &str = if cfg!(windows) { "notepad" } else { "vi" };

/// Opens a file and waits until it is closed.
///
/// Errors: `Usage` when the editor cannot be started; `Declined` when it ends with a failure, which
/// is how a person gives up.
pub(super) fn open(file: &Path) -> Result<()> {
    let line = ["VISUAL", "EDITOR"].into_iter().find_map(set);
    let line = line.unwrap_or_else(|| USUAL.to_owned());
    let unusable = |why: &str| {
        Error::new(Code::Usage, format!("the editor {line:?} {why}"))
            .hint("VISUAL or EDITOR names another one")
    };
    let words = split(&line).ok_or_else(|| unusable("has a quote that does not end"))?;
    let (program, arguments) = words.split_first().ok_or_else(|| unusable("is empty"))?;
    let mut command = Command::new(program);
    command.args(arguments).arg(file);
    if !io::stdout().is_terminal() {
        // Standard output is for data; the terminal is where questions are put.
        command.stdout(Stdio::from(io::stderr()));
    }
    // Ctrl-C is the editor's while it is open: it would end this program under it.
    let held = ctrl_c::Held::new();
    let status = command.status();
    drop(held);
    match status {
        Ok(status) if status.success() => Ok(()),
        Ok(status) => Err(Error::new(
            Code::Declined,
            format!("the editor {line:?} gave up ({status}): nothing was changed"),
        )),
        Err(error) => Err(unusable(&format!("cannot be started: {error}"))),
    }
}

/// The words of a command as a shell parts them: quotes hold words together, a backslash takes the
/// next character as it is. `None` where a quote does not end.
pub(in crate::cli) fn split(line: &str) -> Option<Vec<String>> {
    let mut words = Vec::new();
    let mut word: Option<String> = None;
    let mut quote = None;
    let mut letters = line.chars().peekable();
    while let Some(letter) = letters.next() {
        match (quote, letter) {
            (Some(open), letter) if letter == open => quote = None,
            (None, '\'' | '"') => {
                quote = Some(letter);
                word.get_or_insert_default();
            }
            (None, letter) if letter.is_whitespace() => words.extend(word.take()),
            // A path of Windows has backslashes of its own.
            (None | Some('"'), '\\') if !cfg!(windows) && letters.peek().is_some() => {
                word.get_or_insert_default().extend(letters.next());
            }
            (_, letter) => word.get_or_insert_default().push(letter),
        }
    }
    words.extend(word);
    quote.is_none().then_some(words)
}

#[cfg(test)]
mod tests {
    use super::split;

    #[test]
    fn an_editor_is_parted_into_words_as_a_shell_does() {
        for (line, words) in [
            ("vi", &["vi"][..]),
            ("  code  --wait ", &["code", "--wait"]),
            ("'my editor' -x", &["my editor", "-x"]),
            ("emacsclient -c -a \"\"", &["emacsclient", "-c", "-a", ""]),
            ("a\"b c\"'d \"e'", &["ab cd \"e"]),
            ("", &[]),
        ] {
            assert_eq!(split(line).unwrap(), words, "{line}");
        }
        assert_eq!(split("vi 'x"), None);
        #[cfg(not(windows))]
        assert_eq!(
            split("my\\ editor \"a\\\"b\"").unwrap(),
            ["my editor", "a\"b"]
        );
    }
}
