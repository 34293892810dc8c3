//! Quick text: understood, and then the same when it is written out, or refused with a hint.
#![no_main]

use journal::phrase::parse;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    match parse(text) {
        Ok(phrase) => {
            assert!(!phrase.items.is_empty());
            for item in &phrase.items {
                let written = item.to_string();
                let again = parse(&written).expect("what is written out is understood");
                assert_eq!(again.items.len(), 1, "{written}");
                assert_eq!(again.items[0].what, item.what, "{written}");
                assert_eq!(again.when, None, "{written}");
            }
        }
        Err(error) => assert!(error.hint_text().is_some(), "{error}"),
    }
});
