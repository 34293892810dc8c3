//! Tables on a terminal.

use comfy_table::presets::NOTHING;
use comfy_table::{CellAlignment, ColumnConstraint, ContentArrangement, Table};

use super::Looks;
use super::style::clean;

/// A terminal that says it is narrower does not know its width.
const NARROWEST: u16 = 20;

/// Columns of the terminal; of what is none a hundred.
pub fn terminal_width() -> u16 {
    Table::new()
        .width()
        .filter(|width| *width >= NARROWEST)
        .unwrap_or(100)
}

/// A table without borders, as wide as its content and at most as the terminal. The columns
/// from `numbers` on are set to the right.
pub fn table(header: &[&str], rows: &[Vec<String>], numbers: usize, looks: &Looks) -> String {
    let mut table = Table::new();
    table.load_style(NOTHING);
    table
        .set_content_arrangement(ContentArrangement::Dynamic)
        .set_width(looks.width);
    if !header.is_empty() {
        table.set_header(header.iter().map(|name| looks.plain(name)));
    }
    for row in rows {
        table.add_row(row.iter().map(|cell| looks.plain(&clean(cell))));
    }
    for (at, column) in table.column_iter_mut().enumerate() {
        if at == 0 {
            // What stands first is copied: it is never broken.
            column.set_constraint(ColumnConstraint::ContentWidth);
        }
        if at >= numbers {
            // A number that is broken reads as two.
            column.set_constraint(ColumnConstraint::ContentWidth);
            column.set_cell_alignment(CellAlignment::Right);
        }
    }
    let lines: Vec<String> = table
        .lines()
        .map(|line| line.trim_end().to_owned())
        .collect();
    let mut text = String::new();
    for (at, line) in lines.iter().enumerate() {
        // Coloured when the widths are settled: an escape has none.
        match at {
            0 if !header.is_empty() => text.push_str(&looks.faint(line)),
            _ => text.push_str(line),
        }
        text.push('\n');
    }
    text
}
