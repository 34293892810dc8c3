//! Tables on a terminal.

use comfy_table::presets::NOTHING;
use comfy_table::{CellAlignment, ColumnConstraint, ContentArrangement, Table, Width};

use super::Looks;
use super::narrow::Content;
use super::style::clean;

/// A terminal that says it is narrower does not know its width.
const NARROWEST: u16 = 20;

/// Columns of the terminal on which data is printed; of what is none a hundred.
pub fn terminal_width() -> u16 {
    width(&Table::new())
}

/// Columns of the terminal on which questions are put and errors are told.
pub fn asking_width() -> u16 {
    width(Table::new().use_stderr())
}

fn width(table: &Table) -> u16 {
    table
        .width()
        .filter(|width| *width >= NARROWEST)
        .unwrap_or(100)
}

/// A table without borders, as wide as its content and at most as the terminal. The columns
/// from `numbers` on are set to the right.
///
/// Where it does not fit, columns are left out, and then each row becomes a block of lines.
pub fn table(header: &[&str], rows: &[Vec<String>], numbers: usize, looks: &Looks) -> String {
    table_with_spare(header, rows, (numbers, None), looks)
}

/// The same with a column that is left out first.
pub fn table_with_spare(
    header: &[&str],
    rows: &[Vec<String>],
    (numbers, spare): (usize, Option<usize>),
    looks: &Looks,
) -> String {
    let cell = |cell: &String| looks.plain(&clean(cell));
    let content = Content {
        header: header.to_vec(),
        rows: rows
            .iter()
            .map(|row| row.iter().map(cell).collect())
            .collect(),
        numbers,
    };
    match content.kept(spare, usize::from(looks.width)) {
        Some(kept) => drawn(&content, &kept, looks),
        None => content.blocks(spare, looks),
    }
}

fn drawn(content: &Content<'_>, kept: &[usize], looks: &Looks) -> String {
    let (header, numbers) = (&content.header, content.numbers);
    let mut table = Table::new();
    table.load_style(NOTHING);
    table
        .set_content_arrangement(ContentArrangement::Dynamic)
        .set_width(looks.width);
    if !header.is_empty() {
        let names = kept.iter().filter_map(|at| header.get(*at));
        table.set_header(names.map(|name| looks.plain(name)));
    }
    for row in &content.rows {
        table.add_row(kept.iter().filter_map(|at| row.get(*at)));
    }
    for (at, column) in kept.iter().copied().zip(table.column_iter_mut()) {
        if at > 0 && at < numbers {
            let least = u16::try_from(content.least(at) + 2).unwrap_or(u16::MAX);
            column.set_constraint(ColumnConstraint::LowerBoundary(Width::Fixed(least)));
        }
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
