//! The table of Ciqual as `.xls`, the way Anses publishes it: one of the sheets of a workbook.

use std::io::Cursor;
use std::thread;

use calamine::{Data, Range, Reader, Xls};
use csv::{Position, StringRecord};

use super::ciqual::is_header;
use super::{ciqual_cells, ciqual_chains, ciqual_shown};
use crate::error::{Code, Error, READER, Result, no_thread};

/// The rows of the sheet that has the table's header, from that on, each with its line.
///
/// Errors: `NotUnderstood` when no sheet has it, or the workbook is damaged.
pub(super) fn read(file: &str, bytes: Vec<u8>) -> Result<Vec<StringRecord>> {
    // On a thread of its own: what breaks it down is the workbook.
    let reader = thread::Builder::new().name(READER.to_owned());
    let reader = reader.spawn(move || sheet(bytes));
    let rows = reader.map_err(|error| no_thread(&error))?.join();
    let rows = rows.unwrap_or_else(|_| Err("its reader broke down".to_owned()));
    rows.map_err(|what| {
        let message = format!("{file}: {what}");
        Error::new(Code::NotUnderstood, message).hint("save the sheet as CSV, and import that")
    })
}

fn sheet(bytes: Vec<u8>) -> std::result::Result<Vec<StringRecord>, String> {
    if !ciqual_chains::end(&bytes) {
        return Err("the workbook is damaged: a part of it has no end".to_owned());
    }
    if !ciqual_cells::are_few(&bytes) {
        return Err(
            "the workbook spans more cells, or has more text, than any that is published"
                .to_owned(),
        );
    }
    if ciqual_shown::has_percents(&bytes) {
        return Err(
            "the workbook shows numbers as percents, and they mean nothing of 100 g".to_owned(),
        );
    }
    let book = Xls::new(Cursor::new(bytes));
    let mut book = book.map_err(|error| format!("the workbook cannot be read: {error}"))?;
    let sheets = book.worksheets().into_iter();
    let tables = sheets.filter_map(|(name, cells)| Some((name, table(&cells)?)));
    only(tables.collect())
}

/// The one sheet that is a table of Ciqual: of several nobody can tell which is meant.
fn only(
    mut tables: Vec<(String, Vec<StringRecord>)>,
) -> std::result::Result<Vec<StringRecord>, String> {
    match tables.pop() {
        Some((_, table)) if tables.is_empty() => Ok(table),
        Some((last, _)) => {
            let names = tables.iter().map(|(name, _)| name.as_str());
            let names: Vec<&str> = names.chain([last.as_str()]).collect();
            let names = names.join("; ");
            Err(format!(
                "several sheets of it have the columns of Ciqual: {names}"
            ))
        }
        None => Err("no sheet of the workbook has the columns of Ciqual".to_owned()),
    }
}

/// The rows from the header on.
fn table(cells: &Range<Data>) -> Option<Vec<StringRecord>> {
    let first = u64::from(cells.start()?.0) + 1;
    let rows = (first..).zip(cells.rows()).map(|(line, row)| {
        let mut record: StringRecord = row.iter().map(text).collect();
        record.set_position(Some(Position::new().set_line(line).clone()));
        record
    });
    let table: Vec<StringRecord> = rows
        .skip_while(|row| !is_header(row.as_slice().as_bytes()))
        .collect();
    Some(table).filter(|table| !table.is_empty())
}

/// A cell as the table would say it in a text; numbers have a decimal point. A formula that failed says nothing.
fn text(cell: &Data) -> String {
    match cell {
        Data::Empty | Data::Error(_) => String::new(),
        Data::Float(number) => shown(*number).to_string(),
        // It is read by nobody as a figure.
        Data::DateTime(_) => format!("a date or a time ({cell})"),
        cell => cell.to_string(),
    }
}

/// A double to the fifteen digits that a workbook shows of it: what stands behind them is left of its sums.
fn shown(number: f64) -> f64 {
    format!("{number:.14e}").parse().unwrap_or(number)
}

#[cfg(test)]
mod tests {
    use calamine::{CellErrorType, Data, ExcelDateTime, ExcelDateTimeType};

    use super::{only, text};

    #[test]
    fn of_several_tables_none_is_chosen() {
        let table = |code: &str| vec![csv::StringRecord::from(vec![code])];
        let sheet = |name: &str| (name.to_owned(), table(name));
        assert_eq!(only(vec![sheet("compo")]), Ok(table("compo")));
        let told = only(vec![sheet("2017"), sheet("compo")]).unwrap_err();
        assert_eq!(
            told,
            "several sheets of it have the columns of Ciqual: 2017; compo"
        );
        assert!(only(Vec::new()).unwrap_err().starts_with("no sheet"));
    }

    #[test]
    fn cells_say_what_a_workbook_shows() {
        let float = |number| text(&Data::Float(number));
        assert_eq!(float(0.1 + 0.2), "0.3");
        assert_eq!(float(123.0), "123");
        assert_eq!(float(-0.000_012_5), "-0.0000125");
        assert_eq!(float(3_017_620_422_003.0), "3017620422003");
        assert_eq!(text(&Data::Error(CellErrorType::NA)), "");
        assert_eq!(text(&Data::String("traces".to_owned())), "traces");
        let date = ExcelDateTime::new(0.25, ExcelDateTimeType::DateTime, false);
        assert_eq!(text(&Data::DateTime(date)), "a date or a time (0.25)");
    }
}
