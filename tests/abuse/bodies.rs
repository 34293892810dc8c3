//! Bodies that are too large, too deep, too many, packed, or no text and no number.

use std::io::Write;
use std::thread;

use flate2::Compression;
use flate2::write::GzEncoder;

use crate::others::{alone, beside};
use crate::served::{MEAL, Served};
use crate::wire::{head, request};

const OTHERS: usize = 20;
const LARGEST: usize = 8 * 1024 * 1024;

/// A food of so many bytes: blanks behind it.
fn food(bytes: usize) -> Vec<u8> {
    let mut body = br#"{"name":"Bread","data":{}}"#.to_vec();
    body.resize(bytes, b' ');
    body
}

#[test]
fn a_body_of_eight_mebibytes_is_taken_and_one_byte_more_is_not() {
    let served = Served::people(OTHERS + 1, &[]);
    let key = &served.keys[OTHERS];
    beside(
        &served,
        0..OTHERS,
        "bodies of 8 MiB and a byte more",
        || {
            let most = served.ask("POST", "/v1/foods", key, &food(LARGEST));
            assert_eq!(most.status, 201, "{most:?}");
            for _ in 0..5 {
                let more = served.ask("POST", "/v1/foods", key, &food(LARGEST + 1));
                assert_eq!((more.status, more.code().as_str()), (413, "body_too_large"));
            }
            // One that does not say how long it is.
            let json = "Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n";
            let mut line = served.line();
            line.send(head("POST", "/v1/foods", key, json).as_bytes())
                .unwrap();
            let chunk = [b"100000\r\n", &[b' '; 0x10_0000][..], b"\r\n"].concat();
            for _ in 0..9 {
                let _ = line.send(&chunk);
            }
            assert_eq!(line.reply().unwrap().status, 413);
            (7, "8,388,608 bytes 201, 8,388,609 bytes 413".to_owned())
        },
    );
    served.ends("large bodies");
}

#[test]
fn a_body_of_millions_of_values_takes_no_more_memory_than_others_leave() {
    let people = 8;
    let served = Served::people(OTHERS + people, &[]);
    beside(
        &served,
        0..OTHERS,
        "8 MiB of numbers from 8 people at once",
        || {
            let mut body = br#"{"eatenAt":["#.to_vec();
            while body.len() < LARGEST - 8 {
                body.extend_from_slice(b"0,");
            }
            body.extend_from_slice(b"0]}");
            let statuses: Vec<u16> = thread::scope(|scope| {
                let (served, body) = (&served, &body);
                let senders = (OTHERS..OTHERS + people).map(|person| {
                    let key = &served.keys[person];
                    scope.spawn(move || served.ask("POST", "/v1/meals", key, body).status)
                });
                let senders: Vec<_> = senders.collect();
                senders
                    .into_iter()
                    .map(|sender| sender.join().unwrap())
                    .collect()
            });
            assert!(statuses.iter().all(|status| *status == 400), "{statuses:?}");
            (people, "all 400".to_owned())
        },
    );
    served.ends("bodies of millions of values");
}

/// A meal whose item has these members.
fn item(members: &str) -> Vec<u8> {
    let new = r#"{"newFood":{"name":"Bread","data":{"base":"g"}},"#;
    format!(r#"{{"eatenAt":"2026-11-21T08:00:00Z","timezone":"UTC","items":[{new}{members}}}]}}"#)
        .into_bytes()
}

fn quantity(number: &str) -> Vec<u8> {
    item(&format!(r#""quantity":{number},"unit":"g""#))
}

/// A meal with this name, as bytes.
fn named(name: &[u8]) -> Vec<u8> {
    let start = br#"{"name":""#;
    [start, name, br#"","#, &MEAL.as_bytes()[1..]].concat()
}

fn items(count: usize) -> Vec<u8> {
    let item = r#"{"newFood":{"name":"Bread","data":{"base":"g"}}}"#;
    let items = vec![item; count].join(",");
    format!(r#"{{"eatenAt":"2026-11-21T08:00:00Z","timezone":"UTC","items":[{items}]}}"#)
        .into_bytes()
}

#[test]
fn what_is_no_number_no_text_too_deep_or_too_many_is_refused_and_nothing_of_it_is_written() {
    let served = Served::people(OTHERS + 1, &["--rate-limit", "off"]);
    let key = &served.keys[OTHERS];
    let deep = 100_000;
    let cases: Vec<(&str, u16, Vec<u8>)> = vec![
        ("100 items", 201, items(100)),
        ("101 items", 400, items(101)),
        ("lists 100,000 deep", 400, "[".repeat(deep).into_bytes()),
        (
            "whole lists 100,000 deep",
            400,
            ["[".repeat(deep), "]".repeat(deep)].concat().into_bytes(),
        ),
        (
            "objects 100,000 deep",
            400,
            r#"{"items":"#.repeat(deep).into_bytes(),
        ),
        ("1e309", 400, quantity("1e309")),
        ("-1e309", 400, quantity("-1e309")),
        ("NaN", 400, quantity("NaN")),
        ("Infinity", 400, quantity("Infinity")),
        ("-0", 400, quantity("-0")),
        ("1e-400", 400, quantity("1e-400")),
        ("2^53 + 1", 400, quantity("9007199254740993")),
        ("999999999.999", 201, quantity("999999999.999")),
        ("the next number", 400, quantity("999999999.9990001")),
        ("a million digits", 400, quantity(&"9".repeat(1_000_000))),
        ("a number as text", 400, quantity("\"1\"")),
        ("invalid UTF-8", 400, named(b"\xff")),
        ("a surrogate in UTF-8", 400, named(b"\xed\xa0\x80")),
        ("overlong UTF-8", 400, named(b"\xc0\xaf")),
        ("a lone surrogate", 400, named(br"\ud800")),
        ("two in the wrong order", 400, named(br"\udc00\ud800")),
        ("a pair", 201, named(br"\ud83c\udf4c")),
        ("U+0000", 400, named(br"\u0000")),
        ("a raw control character", 400, named(b"\x01")),
        (
            "a byte order mark",
            400,
            [b"\xef\xbb\xbf", MEAL.as_bytes()].concat(),
        ),
        ("a member twice", 400, named(br#"a","name":"b"#)),
        ("two documents", 400, [MEAL, MEAL].concat().into_bytes()),
        ("nothing", 400, b" ".to_vec()),
    ];
    beside(&served, 0..OTHERS, "odd bodies", || {
        for (what, status, body) in &cases {
            let reply = served.ask("POST", "/v1/meals", key, body);
            assert_eq!(reply.status, *status, "{what}: {}", reply.body);
            assert!(reply.body.len() < 200_000, "{what} is repeated");
        }
        let meals = served.ask("GET", "/v1/meals?limit=100", key, b"");
        let meals: serde_json::Value = serde_json::from_str(&meals.body).unwrap();
        let taken = cases.iter().filter(|case| case.1 == 201).count();
        assert_eq!(meals["meals"].as_array().unwrap().len(), taken);
        let told = format!("{} kinds, {taken} taken, the others 400", cases.len());
        (cases.len(), told)
    });
    served.ends("odd bodies");
}

#[test]
fn the_last_digit_of_a_large_number_is_not_lost() {
    let served = Served::people(1, &[]);
    alone("2^53 + 1 as a nutrient", || {
        let food = r#"{"name":"Dense","data":{"base":"g","nutrition":{"basisAmount":100,"values":{"kcal":9007199254740993}}}}"#;
        let reply = served.ask("POST", "/v1/foods", &served.keys[0], food.as_bytes());
        let kept = reply.body.contains("9007199254740993");
        assert!(kept || reply.status == 400, "{reply:?}");
        (1, format!("{}, digits kept: {kept}", reply.status))
    });
    served.ends("digits");
}

#[test]
fn a_packed_body_is_refused_and_not_unpacked() {
    let served = Served::people(OTHERS + 1, &[]);
    let key = &served.keys[OTHERS];
    let mut packed = GzEncoder::new(Vec::new(), Compression::best());
    let block = vec![b' '; 1 << 20];
    for _ in 0..256 {
        packed.write_all(&block).unwrap();
    }
    let packed = packed.finish().unwrap();
    beside(&served, 0..OTHERS, "bodies that unpack to 256 MiB", || {
        for encoding in ["gzip", "br", "zstd", "gzip, identity", "deflate"] {
            let more = format!(
                "Content-Type: application/json\r\nContent-Encoding: {encoding}\r\nContent-Length: {}\r\n\r\n",
                packed.len()
            );
            let head = head("POST", "/v1/foods", key, &more);
            let mut line = served.line();
            let _ = line.send(&[head.as_bytes(), &packed].concat());
            assert_eq!(line.reply().unwrap().status, 400, "{encoding}");
        }
        // Without saying so it is no JSON.
        assert_eq!(served.ask("POST", "/v1/foods", key, &packed).status, 400);
        (6, format!("6 of {} bytes: all 400", packed.len()))
    });
    served.ends("packed bodies");
}

#[test]
fn a_query_string_of_any_length_is_answered_or_refused() {
    let served = Served::people(OTHERS + 1, &["--rate-limit", "off"]);
    let key = &served.keys[OTHERS];
    let long = "a".repeat(50_000);
    let many = "x=1&".repeat(12_000);
    let cases = [
        (
            "an unknown parameter of 50,000 letters",
            format!("/v1/meals?x={long}"),
            200,
        ),
        ("12,000 parameters", format!("/v1/meals?{many}"), 200),
        (
            "words of 50,000 letters",
            format!("/v1/foods?library=mine&query={long}"),
            400,
        ),
        (
            "10,000 words",
            format!("/v1/foods?library=mine&query={}", "a+".repeat(10_000)),
            400,
        ),
        (
            "an address of more than 64 KiB",
            format!("/v1/meals?x={}", "a".repeat(70_000)),
            431,
        ),
    ];
    beside(&served, 0..OTHERS, "huge query strings", || {
        let told = cases.iter().map(|(what, path, status)| {
            let mut line = served.line();
            let _ = line.send(&request("GET", path, key, b""));
            let reply = line.reply().unwrap();
            let alike = [*status, 414].contains(&reply.status);
            assert!(alike, "{what}: {} {}", reply.status, reply.body);
            assert!(reply.body.len() < 10_000, "{what} is repeated");
            format!("{what} {}", reply.status)
        });
        (cases.len(), told.collect::<Vec<_>>().join(", "))
    });
    served.ends("query strings");
}
