//! Rows of tables whose quotes are lost, doubled or astray.

use std::io::Cursor;

use super::*;

/// Each row as its line, its cells and whether it is whole, read in pieces of so many bytes.
fn rows_in(text: &str, delimiter: u8, piece: usize) -> Vec<(u64, Vec<String>, bool)> {
    struct Pieces(Cursor<Vec<u8>>, usize);
    impl Read for Pieces {
        fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
            let most = self.1.min(buffer.len());
            self.0.read(&mut buffer[..most])
        }
    }
    let pieces = Pieces(Cursor::new(text.as_bytes().to_vec()), piece);
    let mut rows = Rows::of(pieces, delimiter, 1 << 20);
    let mut read = Vec::new();
    while rows.next().unwrap() {
        let cells = rows
            .cells()
            .map(|cell| String::from_utf8(cell.into_owned()).unwrap());
        read.push((rows.line(), cells.collect(), rows.is_whole()));
    }
    read
}

fn rows(text: &str) -> Vec<(u64, Vec<String>, bool)> {
    let read = rows_in(text, b',', usize::MAX);
    assert_eq!(rows_in(text, b',', 1), read, "{text}");
    read
}

fn row(line: u64, cells: &[&str]) -> (u64, Vec<String>, bool) {
    (
        line,
        cells.iter().map(|cell| (*cell).to_owned()).collect(),
        true,
    )
}

fn broken(line: u64, cells: &[&str]) -> (u64, Vec<String>, bool) {
    let (line, cells, _) = row(line, cells);
    (line, cells, false)
}

#[test]
fn cells_are_parted_and_their_quotes_taken_off() {
    let text = "\u{feff}id,name,\r\n\r\n1,\"a, b\",\"\"\n2,\"say \"\"cheese\"\"\",x\r3,,\n";
    let read = [
        row(1, &["id", "name", ""]),
        row(3, &["1", "a, b", ""]),
        row(4, &["2", "say \"cheese\"", "x"]),
        row(5, &["3", "", ""]),
    ];
    assert_eq!(rows(text), read);
    assert_eq!(rows("a,b"), [row(1, &["a", "b"])]);
    assert_eq!(rows("\n\r\n"), []);
}

#[test]
fn a_cell_may_have_several_lines() {
    let text = "\"id\n(number)\",name\n1,\"a\r\n\r\nb\"\n2,\"3\nc, d\"\n4,e\n";
    let read = [
        row(1, &["id\n(number)", "name"]),
        row(3, &["1", "a\r\n\r\nb"]),
        row(6, &["2", "3\nc, d"]),
        row(8, &["4", "e"]),
    ];
    assert_eq!(rows(text), read);
}

/// Whichever quote of a table is lost, a row is read as it was written, or told as broken.
#[test]
fn of_a_quote_that_is_lost_one_row_suffers_and_is_told() {
    for text in [
        "id,name,note\n1,\"a, b\",x\n2,\"c, d\",y\n3,\"e\",\"z\"\n4,f,g\n",
        "\"id\",\"name\",\"note\"\n\"1\",\"a, b\",\"x\"\n\"2\",\"c\",\"y\"\n\"3\",\"e\",\"z\"\n",
    ] {
        let whole = rows(text);
        for (quote, _) in text.match_indices('"') {
            let cut = format!("{}{}", &text[..quote], &text[quote + 1..]);
            let read = rows(&cut);
            let line = 1 + text[..quote].matches('\n').count();
            assert_eq!(read.len(), whole.len(), "{cut}");
            for (read, whole) in read.iter().zip(&whole) {
                let suffers = read.0 == line as u64;
                assert!(suffers || read == whole, "{cut}");
                // A name in no quotes comes apart at its comma: there are too many cells.
                let is_told = !read.2 || read.1.len() != whole.1.len();
                assert!(!suffers || is_told, "{cut}");
            }
        }
    }
}

#[test]
fn rows_that_a_quote_takes_for_text_are_rows_though_it_is_closed() {
    let text = "id,name,day\n1,\"a,5\n2,b\",6\n3,c,7\n";
    let read = [
        row(1, &["id", "name", "day"]),
        broken(2, &["1"]),
        broken(3, &["2"]),
        row(4, &["3", "c", "7"]),
    ];
    assert_eq!(rows(text), read);
    // Where no row begins with a number, by how many cells a line has.
    let read = rows("name,id,day\n\"a,1,5\nb\",2,6\nc,3,7\n");
    assert_eq!(
        read[1..],
        [broken(2, &[]), broken(3, &[]), row(4, &["c", "3", "7"])]
    );
    // A row of several lines has as many cells as the header.
    let read = rows("id,name\n1,\"a\nb\",c\n2,d\n");
    let alone = [broken(2, &["1"]), broken(3, &[]), row(4, &["2", "d"])];
    assert_eq!(read[1..], alone);
    assert_eq!(
        rows("id,name\n1,\"a\nb\n")[1..],
        [broken(2, &["1"]), row(3, &["b"])]
    );
}

#[test]
fn lines_of_a_cell_are_believed_where_no_row_can_be_meant() {
    // A number that is none of a row, since too few cells are behind it or before its end.
    let read = rows("id,name,day\n1,\"milk,\n3,5% fat\",6\n2,\"a\n5,b,c,d\",7\n");
    let milk = row(2, &["1", "milk,\n3,5% fat", "6"]);
    assert!(
        !read.contains(&milk),
        "one comma before the quote, as before the name"
    );
    assert_eq!(read.last(), Some(&row(4, &["2", "a\n5,b,c,d", "7"])));
    let read = rows("id,kind,name,day\n1,x,\"milk,\n3,5% fat\",6\n");
    assert_eq!(read[1..], [row(2, &["1", "x", "milk,\n3,5% fat", "6"])]);
    // As many commas as before the name, and no number.
    let read = rows("id,kind,name,day\n1,x,\"food\nof a, b, and c\",6\n");
    assert_eq!(
        read[1..],
        [row(2, &["1", "x", "food\nof a, b, and c", "6"])]
    );
    // Where numbers stand in quotes too, a row begins with a quote.
    let read = rows("id,name\n\"1\",\"milk\n3,5% fat\"\n\"2\",\"a\nb,c\nd\"\n");
    let believed = [
        row(2, &["1", "milk\n3,5% fat"]),
        row(4, &["2", "a\nb,c\nd"]),
    ];
    assert_eq!(read[1..], believed);
}

#[test]
fn a_row_that_does_not_end_is_refused_and_a_quote_in_one_takes_no_more() {
    let mut rows = Rows::of(io::repeat(b'x'), b',', 16 << 20);
    let error = rows.next().unwrap_err();
    assert_eq!(error.to_string(), "a row is longer than 16 MiB");
    let lines = format!("id,name\n1,\"a\n{}", "xxx\n".repeat(1 << 10));
    let mut rows = Rows::of(lines.as_bytes(), b',', 1 << 10);
    for is_whole in [true, false, true] {
        assert!(rows.next().unwrap());
        assert_eq!(rows.is_whole(), is_whole);
    }
}
