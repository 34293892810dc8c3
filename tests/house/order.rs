//! The eleven operations stand in one order wherever all of them stand.

use crate::source::Source;

const ELEVEN: [&str; 11] = [
    "list_meals",
    "create_meal",
    "get_meal",
    "update_meal",
    "delete_meal",
    "search_foods",
    "save_food",
    "delete_food",
    "list_food_corrections",
    "get_settings",
    "update_settings",
];

/// The name of an operation, if one is written at this token.
type Named = fn(&[String], usize) -> Option<String>;

/// Files to be read side by side, and how each writes an operation. Whoever answers over HTTP
/// goes through the last one.
const SIDE_BY_SIDE: [(&str, Named); 5] = [
    ("src/api.rs", function),
    ("src/wire/route.rs", variant),
    ("src/local/mod.rs", function),
    ("src/remote/mod.rs", function),
    ("src/api/call.rs", method),
];

#[test]
fn the_eleven_stand_in_one_order() {
    for (path, operation) in SIDE_BY_SIDE {
        let tokens = Source::read(path).tokens();
        let named = (0..tokens.len()).filter_map(|at| operation(&tokens, at));
        let mut told: Vec<String> = named
            .filter(|name| ELEVEN.contains(&name.as_str()))
            .collect();
        // Told more than once (an enum, then a table): each time in this order.
        assert!(told.len() >= ELEVEN.len(), "{path}: {told:?}");
        told.dedup();
        for round in told.chunks(ELEVEN.len()) {
            assert_eq!(round, &ELEVEN[..round.len()], "{path}");
        }
    }
}

/// `fn list_meals`.
fn function(tokens: &[String], at: usize) -> Option<String> {
    (at > 0 && tokens[at - 1] == "fn").then(|| tokens[at].clone())
}

/// `.list_meals`.
fn method(tokens: &[String], at: usize) -> Option<String> {
    (at > 0 && tokens[at - 1] == ".").then(|| tokens[at].clone())
}

/// `ListMeals` at the head of a line of the enum or of the table of routes.
fn variant(tokens: &[String], at: usize) -> Option<String> {
    let head = at > 0 && matches!(tokens[at - 1].as_str(), "{" | "," | "(");
    let snake = |name: &str| {
        name.chars().fold(String::new(), |mut snake, letter| {
            if letter.is_uppercase() && !snake.is_empty() {
                snake.push('_');
            }
            snake.extend(letter.to_lowercase());
            snake
        })
    };
    head.then(|| snake(&tokens[at]))
}
