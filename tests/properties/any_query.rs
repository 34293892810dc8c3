//! Any text as a query or as an id: an answer, or a refusal that names what is wrong.

use journal::error::{Code, Resource, Result};
use proptest::prelude::*;
use serde_json::Value;

use crate::stand::{Pairs, Stand};

fn parameter() -> impl Strategy<Value = (String, String)> {
    let names = vec![
        "state", "day", "fromDay", "toDay", "from", "to", "limit", "offset", "query", "library",
        "locale", "region", "", "Limit",
    ];
    let values = vec![
        "",
        "0",
        "1",
        "100",
        "101",
        "-1",
        "+1",
        "01",
        "1.0",
        "1e1",
        "1000000",
        "1000001",
        "9223372036854775807",
        "18446744073709551615",
        "18446744073709551616",
        "planned",
        "LOGGED",
        "2026-11-21",
        "2026-2-9",
        "0000-00-00",
        "9999-12-31",
        "2026-11-21T08:00:00Z",
        "2026-11-21T08:00:00",
        "0000-01-01T00:00:00+23:59",
        "9999-12-31T23:59:59-23:59",
        "mine",
        "off",
        "service",
        "composition",
        "oat",
        "\0",
        "de",
        "de-AT",
        "de_AT",
        "x-",
        "FR",
        "fr",
        "F1",
        "٣",
        "1 ",
        "🥣",
    ];
    let name =
        prop_oneof![9 => prop::sample::select(names).prop_map(str::to_owned), 1 => any::<String>()];
    let value = prop_oneof![5 => prop::sample::select(values).prop_map(str::to_owned), 1 => any::<String>()];
    (name, value)
}

fn answered(result: Result<Value>, query: &Pairs) -> std::result::Result<(), TestCaseError> {
    if let Err(error) = result {
        prop_assert_eq!(
            error.code(),
            Code::InvalidInput,
            "{:?} of {:?}",
            error,
            query
        );
        prop_assert!(!error.details().is_empty(), "{:?} of {:?}", error, query);
        for detail in error.details() {
            prop_assert!(
                query.iter().any(|(name, _)| *name == detail.path) || detail.path == "query",
                "{:?} of {:?}",
                detail,
                query
            );
        }
    }
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(32))]

    #[test]
    fn any_query_is_answered_or_refused_by_name(
        queries in prop::collection::vec(prop::collection::vec(parameter(), 0..5), 60),
    ) {
        let stand = Stand::new();
        for query in &queries {
            answered(stand.list_meals(query), query)?;
            answered(stand.search_foods(query), query)?;
            answered(stand.list_food_corrections(query), query)?;
        }
    }

    #[test]
    fn any_text_as_an_id_is_refused_or_unknown(
        ids in prop::collection::vec(prop_oneof![any::<String>(), "[0-9a-fA-F-]{36}", "[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}"], 30),
    ) {
        let stand = Stand::new();
        for id in &ids {
            let form: Vec<usize> = id.split('-').map(str::len).collect();
            let is_uuid = form == [8, 4, 4, 4, 12] && id.chars().all(|c| c == '-' || c.is_ascii_hexdigit());
            let asked = [
                (stand.get_meal(id), Resource::Meal),
                (stand.update_meal(id, serde_json::json!({})), Resource::Meal),
                (stand.delete_meal(id), Resource::Meal),
                (stand.delete_food(id), Resource::Food),
            ];
            for (answer, resource) in asked {
                let error = answer.unwrap_err();
                if is_uuid {
                    prop_assert_eq!((error.code(), error.resource()), (Code::NotFound, Some(resource)), "{:?}", id);
                } else {
                    prop_assert_eq!(error.code(), Code::InvalidInput, "{:?}", id);
                }
            }
        }
    }
}
