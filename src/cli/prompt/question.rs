//! The question above a list, in one row of the terminal however much is typed behind it: of two rows the
//! list would leave one on the screen.

use std::fmt;

use dialoguer::console::measure_text_width;
use dialoguer::theme::Theme;

use super::line::around;

/// What stands beside a question and what is typed: a blank, the cursor, and a column that stays free.
const BESIDE: usize = 3;

/// What is said where the list is empty.
const NONE: &str = "  no food fits";
/// Columns that are left for what is typed, at least, where that is said.
const ROOM: usize = 8;

/// How a list of these lines asks on a terminal of so many columns.
pub(super) struct Question<'l> {
    pub(super) columns: usize,
    pub(super) lines: &'l [String],
}

impl Question<'_> {
    /// Whether any line stays in the list.
    fn is_in_any(&self, typed: &str) -> bool {
        self.lines.iter().any(|line| is_in(typed, line))
    }
}

/// Whether a line has the letters that are typed, in this order, as the list looks for them: in whichever
/// case where none of them is a capital.
fn is_in(typed: &str, line: &str) -> bool {
    let has_capital = typed.chars().any(|letter| letter.is_ascii_uppercase());
    let mut letters = line.chars();
    typed.chars().all(|wanted| {
        letters.any(|letter| match has_capital {
            true => letter == wanted,
            false => letter.eq_ignore_ascii_case(&wanted),
        })
    })
}

impl Theme for Question<'_> {
    fn format_fuzzy_select_prompt(
        &self,
        f: &mut dyn fmt::Write,
        question: &str,
        typed: &str,
        at: usize,
    ) -> fmt::Result {
        let beside = measure_text_width(question) + BESIDE;
        let room = self.columns.saturating_sub(beside);
        let none = match room.checked_sub(NONE.len()) {
            Some(left) if left >= ROOM && !self.is_in_any(typed) => NONE,
            _ => "",
        };
        let room = room.saturating_sub(none.len()).max(1);
        let (head, tail) = typed.split_at(at);
        let (head, tail) = around(head, tail, room);
        write!(f, "{question} {head}|{tail}{none}")
    }
}

#[cfg(test)]
mod tests {
    use super::is_in;

    #[test]
    fn a_line_stays_in_the_list_whose_letters_are_typed_in_order() {
        for typed in ["", "rye", "RB", "r b", "ryebr", "2"] {
            assert!(is_in(typed, "Rye Bread  mine  210 kcal"), "{typed}");
        }
        for typed in ["rx", "BR", "ryé", "breadrye"] {
            assert!(!is_in(typed, "Rye bread  mine  210 kcal"), "{typed}");
        }
    }
}
