//! Long help with no line ends of its own in a paragraph: the terminal that shows it breaks its lines, once.

use clap::Command;

/// A command and those below it, each paragraph of their long help in one line. Lines that are set in, and what
/// stands in front of them, stay lines.
pub(super) fn flowed(command: Command) -> Command {
    let long = command
        .get_long_about()
        .map(|text| joined(&text.to_string()));
    let command = match long {
        Some(long) => command.long_about(long),
        None => command,
    };
    command.mut_subcommands(flowed)
}

fn joined(text: &str) -> String {
    let mut whole = String::with_capacity(text.len());
    let mut is_open = false;
    for line in text.lines() {
        let is_prose = line.starts_with(|first: char| !first.is_whitespace());
        if !whole.is_empty() {
            whole.push(if is_open && is_prose { ' ' } else { '\n' });
        }
        whole.push_str(line);
        is_open = is_prose;
    }
    whole
}

#[cfg(test)]
mod tests {
    use super::joined;

    #[test]
    fn paragraphs_are_joined_and_what_is_set_in_is_not() {
        let text = "One\n\nTwo goes\non here.\n\nExamples:\n  a b\n  c\nThree\nends";
        let wanted = "One\n\nTwo goes on here.\n\nExamples:\n  a b\n  c\nThree ends";
        assert_eq!(joined(text), wanted);
    }
}
