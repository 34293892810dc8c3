//! The question above a list, in one row of the terminal however much is typed behind it: of two rows the
//! list would leave one on the screen.

use std::fmt;

use dialoguer::console::measure_text_width;
use dialoguer::theme::Theme;

use super::line::around;

/// What stands beside a question and what is typed: a blank, the cursor, and a column that stays free.
const BESIDE: usize = 3;

/// How a list asks on a terminal of so many columns.
pub(super) struct Question {
    pub(super) columns: usize,
}

impl Theme for Question {
    fn format_fuzzy_select_prompt(
        &self,
        f: &mut dyn fmt::Write,
        question: &str,
        typed: &str,
        at: usize,
    ) -> fmt::Result {
        let beside = measure_text_width(question) + BESIDE;
        let room = self.columns.saturating_sub(beside).max(1);
        let (head, tail) = typed.split_at(at);
        let (head, tail) = around(head, tail, room);
        write!(f, "{question} {head}|{tail}")
    }
}
