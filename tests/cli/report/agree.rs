//! `today`, `report`, CSV, JSON and HTML say what `meal list --all --json` adds up to.

use serde_json::Value;

use super::lived_in;
use super::sums::{Eaten, Known, NUTRIENTS, known, sum, thousandths};
use crate::serve::{Server, key};

const SPAN: [&str; 4] = ["--from", "2026-11-01", "--to", "2026-11-30"];

fn report(more: &[&'static str]) -> Vec<&'static str> {
    [&["report"], &SPAN[..], more].concat()
}

#[track_caller]
fn agrees(list: &Value, report: &Value) {
    let periods = report["periods"].as_array().unwrap();
    assert!(periods.len() > 1);
    for period in periods.iter().chain([&report["total"]]) {
        let text = |member: &str| period[member].as_str().unwrap();
        let eaten = Eaten::within(list, text("from"), text("to"));
        assert_eq!(period["meals"], eaten.meals, "{period}");
        assert_eq!(period["daysWithData"], eaten.days, "{period}");
        assert_eq!(known(&period["eaten"]), eaten.known, "{period}");
        assert_eq!(known(&period["average"]), eaten.average(), "{period}");
    }
    let total = Eaten::within(list, "2026-11-01", "2026-11-30");
    assert!(total.meals == 8 && total.known.iter().flatten().any(|(_, bound)| *bound));
}

#[test]
fn a_report_is_the_sum_of_the_meals_by_day_week_and_month() {
    let world = lived_in();
    let list = world.json(&["meal", "list", "--all", "--limit", "3"]);
    for by in ["day", "week", "month"] {
        let arguments = [
            "report",
            "--from",
            "2026-10-25",
            "--to",
            "2026-11-30",
            "--by",
            by,
        ];
        agrees(&list, &world.json(&arguments));
    }
}

#[test]
fn a_report_over_http_is_the_same_report() {
    let world = lived_in();
    let key = key(&world, "read");
    let server = Server::start(&world);
    for arguments in [report(&["--json"]), report(&["--items", "--json"])] {
        assert_eq!(
            server.ok(&world, &key, &arguments),
            world.ok(&arguments).json()
        );
    }
}

#[test]
fn today_agrees_with_the_day_of_a_report() {
    let world = lived_in();
    for period in world.json(&report(&[]))["periods"].as_array().unwrap() {
        let day = period["from"].as_str().unwrap();
        let today = world.json(&["today", day]);
        assert_eq!(today["eaten"], period["eaten"], "{day}");
        assert_eq!(today["targets"], period["target"], "{day}");
    }
}

/// The cells of CSV by the names of their columns, with a prefix before each nutrient.
fn cells(
    row: &csv::StringRecord,
    columns: &csv::StringRecord,
    name: fn(&str) -> String,
) -> [Known; 8] {
    let cell =
        |name: &str| row[columns.iter().position(|column| column == name).unwrap()].to_owned();
    NUTRIENTS.map(|nutrient| {
        let name = name(nutrient);
        let bound = cell("partial").split(' ').any(|bound| bound == name);
        let text = cell(&name);
        (!text.is_empty()).then(|| (thousandths(&text), bound))
    })
}

fn rows(text: &str) -> (csv::StringRecord, Vec<csv::StringRecord>) {
    let mut reader = csv::Reader::from_reader(text.as_bytes());
    let columns = reader.headers().unwrap().clone();
    (columns, reader.records().map(Result::unwrap).collect())
}

#[test]
fn the_rows_of_csv_and_ndjson_are_the_periods_of_the_report() {
    let world = lived_in();
    for by in ["day", "week", "month"] {
        let arguments = [report(&["--by"]), vec![by]].concat();
        let view = world.json(&arguments);
        let periods = view["periods"].as_array().unwrap();
        let csv = world
            .ok(&[&arguments[..], &["--format", "csv"]].concat())
            .out;
        let (columns, rows) = rows(&csv);
        assert_eq!(rows.len(), periods.len());
        for (row, period) in rows.iter().zip(periods) {
            assert_eq!(row[0], period["period"]);
            assert_eq!(
                cells(row, &columns, str::to_owned),
                known(&period["eaten"]),
                "{row:?}"
            );
            let average = |name: &str| format!("average{}{}", name[..1].to_uppercase(), &name[1..]);
            assert_eq!(
                cells(row, &columns, average),
                known(&period["average"]),
                "{row:?}"
            );
        }
        let lines = world
            .ok(&[&arguments[..], &["--format", "ndjson"]].concat())
            .out;
        let lines: Vec<Value> = lines
            .lines()
            .map(|line| serde_json::from_str(line).unwrap())
            .collect();
        assert_eq!(&lines, periods);
    }
}

#[test]
fn the_items_add_up_to_the_report_and_a_name_is_no_formula() {
    let world = lived_in();
    let total = known(&world.json(&report(&[]))["total"]["eaten"]);
    let csv = world.ok(&report(&["--items", "--format", "csv"])).out;
    let (columns, rows) = rows(&csv);
    assert_eq!(
        sum(rows.iter().map(|row| cells(row, &columns, str::to_owned))),
        total
    );
    let meal = columns.iter().position(|column| column == "meal").unwrap();
    assert!(rows.iter().any(|row| &row[meal] == "'=1+1"), "{csv}");
    let lines = world.ok(&report(&["--items", "--format", "ndjson"])).out;
    let lines: Vec<Value> = lines
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    assert_eq!(
        sum(lines.iter().map(|item| known(&item["nutrition"]))),
        total
    );
    let view = world.json(&report(&["--items"]));
    assert_eq!(view["items"], Value::from(lines));
}

#[test]
fn the_figures_of_a_page_are_those_of_the_report() {
    let world = lived_in();
    let view = world.json(&report(&["--by", "week"]));
    let page = world.ok(&report(&["--by", "week", "--html", "-"])).out;
    let table = page.split("<table id=\"periods\">").nth(1).unwrap();
    let table = table.split("</table>").next().unwrap();
    let rows: Vec<[Known; 8]> = table
        .lines()
        .filter(|line| line.starts_with("<tr>"))
        .map(figures)
        .collect();
    let periods = view["periods"]
        .as_array()
        .unwrap()
        .iter()
        .chain([&view["total"]]);
    let averages: Vec<[Known; 8]> = periods.map(|period| known(&period["average"])).collect();
    assert_eq!(rows, averages, "{table}");
}

/// The exact figures in a row of the page.
fn figures(row: &str) -> [Known; 8] {
    let cells: Vec<&str> = row.split("<td>").skip(3).collect();
    std::array::from_fn(|at| {
        let value = cells[at].split("value=\"").nth(1)?;
        Some((
            thousandths(value.split('"').next()?),
            cells[at].starts_with('≥'),
        ))
    })
}
