//! The parts of quick text as people write them, each with what it means.

use proptest::prelude::*;

/// An exact amount: so many of so many parts.
#[derive(Clone, Debug)]
pub(crate) struct Counted {
    pub(crate) over: i128,
    pub(crate) under: i128,
}

/// An item that is written, and what it says.
#[derive(Clone, Debug)]
pub(crate) struct Part {
    pub(crate) text: String,
    pub(crate) counted: Option<Counted>,
    /// The unit's symbol; empty where there is none.
    pub(crate) unit: String,
    pub(crate) name: String,
}

impl Part {
    pub(crate) fn plain(text: &str, count: u32, unit: &str, name: &str) -> Part {
        Part {
            text: text.to_owned(),
            counted: Some(whole(count.into())),
            unit: unit.to_owned(),
            name: name.to_owned(),
        }
    }
}

fn whole(over: i128) -> Counted {
    Counted { over, under: 1 }
}

/// A number as it is written, what it is, and whether a unit may follow.
#[derive(Clone, Debug)]
struct Number {
    text: String,
    counted: Counted,
    takes_unit: bool,
}

fn number_of(text: String, over: i128, under: i128) -> Number {
    Number {
        text,
        counted: Counted { over, under },
        takes_unit: true,
    }
}

/// Fractions in one letter.
const VULGAR: [(&str, i128, i128); 8] = [
    ("½", 1, 2),
    ("⅓", 1, 3),
    ("⅔", 2, 3),
    ("¼", 1, 4),
    ("¾", 3, 4),
    ("⅛", 1, 8),
    ("⅞", 7, 8),
    ("⅙", 1, 6),
];

/// Blanks that people and programs write.
const BLANKS: [&str; 6] = [" ", "  ", "\t", "\u{a0}", "\u{2009}", "\u{202f}"];

fn blank() -> impl Strategy<Value = &'static str> {
    prop::sample::select(BLANKS.to_vec())
}

fn number() -> impl Strategy<Value = Number> {
    let vulgar = || prop::sample::select(VULGAR.to_vec());
    let below_one = || (1..60_i128).prop_flat_map(|under| (0..under, Just(under)));
    let below_one = move || below_one().prop_filter("more than none", |(over, _)| *over > 0);
    prop_oneof![
        (1..10_000_i128).prop_map(|n| number_of(n.to_string(), n, 1)),
        (
            0..1000_i128,
            "[0-9]{1,5}",
            prop::sample::select(vec![".", ","])
        )
            .prop_filter_map(
                "a comma and three digits are two things, and nothing is no amount",
                |(whole, decimals, point)| {
                    let under = 10_i128.pow(u32::try_from(decimals.len()).unwrap());
                    let over = whole * under + decimals.parse::<i128>().unwrap();
                    // Three digits behind a comma, or behind one to three others and a point, may be
                    // thousands.
                    let is_thousands = point == "," || (1..1000).contains(&whole);
                    let is_clear = over > 0 && !(decimals.len() == 3 && is_thousands);
                    is_clear.then(|| number_of(format!("{whole}{point}{decimals}"), over, under))
                }
            ),
        vulgar().prop_map(|(text, over, under)| number_of(text.to_owned(), over, under)),
        (1..100_i128, prop::option::of(blank()), vulgar()).prop_map(
            |(whole, blank, (text, over, under))| {
                let text = format!("{whole}{}{text}", blank.unwrap_or_default());
                number_of(text, whole * under + over, under)
            }
        ),
        below_one().prop_map(|(over, under)| number_of(format!("{over}/{under}"), over, under)),
        (1..100_i128, blank(), below_one()).prop_map(|(whole, blank, (over, under))| {
            let text = format!("{whole}{blank}{over}/{under}");
            number_of(text, whole * under + over, under)
        }),
        (
            1..500_i128,
            prop::sample::select(vec!["{}x", "{} x", "x{}", "{}×", "{}X"])
        )
            .prop_map(|(n, form)| Number {
                takes_unit: false,
                ..number_of(form.replace("{}", &n.to_string()), n, 1)
            }),
    ]
}

/// How a unit is written, and its symbol.
const UNITS: [(&str, &str); 20] = [
    ("g", "g"),
    ("G", "g"),
    ("gr", "g"),
    ("grams", "g"),
    ("grammes", "g"),
    ("kg", "kg"),
    ("oz", "oz"),
    ("lbs", "lb"),
    ("ml", "ml"),
    ("mL", "ml"),
    ("cl", "cl"),
    ("l", "l"),
    ("cup", "cup"),
    ("cups", "cup"),
    ("tasses", "cup"),
    ("tbsp.", "tbsp"),
    ("c. à s.", "tbsp"),
    ("cuillères à café", "tsp"),
    ("fl oz", "fl-oz"),
    ("kcal", "kcal"),
];

/// Names of letters that are in no unit, time, article or number, and some that people type.
fn name() -> impl Strategy<Value = String> {
    prop_oneof![
        3 => "[bfjpvw]{4,9}( [bfjpvw]{4,9}){0,2}",
        1 => prop::sample::select(vec![
            "rye bread", "crème brûlée", "Pâté", "vitamin b12", "7up", "2% milk", "bread at home",
            "café au lait", "T bone steak", "mac & cheese", "half and half", "🥚", "牛乳",
            "composition/usda-09040", "off/3017620422003", "four cheese pizza",
        ]).prop_map(str::to_owned),
    ]
}

/// A name in quotes, with what would mean something outside of them.
fn quoted() -> impl Strategy<Value = (String, String)> {
    let name = prop::sample::select(vec![
        "Bananas, raw",
        "cake @ noon",
        "500 kcal",
        "two eggs",
        "80/20 beef",
        "2 eggs; 3 toasts + tea",
        "at 7:30 yesterday",
        "12\" pizza",
        "200 g",
        "-2",
    ]);
    name.prop_map(|name| {
        (
            format!("\"{}\"", name.replace('"', "\"\"")),
            name.to_owned(),
        )
    })
}

/// One item: an amount in front of the name or behind it, or none; or an amount in words.
pub(crate) fn item() -> impl Strategy<Value = Part> {
    let written = prop_oneof![
        3 => name().prop_map(|name| (name.clone(), name)),
        1 => quoted(),
    ];
    let unit = prop::option::of(prop::sample::select(UNITS.to_vec()));
    prop_oneof![
        8 => (number(), unit, written, any::<bool>(), any::<bool>(), blank())
            .prop_map(|(number, unit, name, is_behind, is_glued, blank)| {
                counted(&number, unit, &name, is_behind, is_glued, blank)
            }),
        1 => name().prop_filter("no amount in it", |name| !name.starts_with("2%")).prop_map(|name| Part {
            text: name.clone(),
            counted: None,
            unit: String::new(),
            name,
        }),
        2 => in_words(),
    ]
}

fn counted(
    number: &Number,
    unit: Option<(&str, &str)>,
    (written, name): &(String, String),
    is_behind: bool,
    is_glued: bool,
    blank: &str,
) -> Part {
    let unit = unit.filter(|_| number.takes_unit);
    let amount = match unit {
        // "1/2 c. à s." may be glued too; "x2" takes none.
        Some((unit, _)) if is_glued => format!("{}{unit}", number.text),
        Some((unit, _)) => format!("{}{blank}{unit}", number.text),
        None => number.text.clone(),
    };
    let text = match is_behind {
        true => format!("{written}{blank}{amount}"),
        false => format!("{amount}{blank}{written}"),
    };
    Part {
        text,
        counted: Some(number.counted.clone()),
        unit: unit.map_or(String::new(), |(_, symbol)| symbol.to_owned()),
        name: name.clone(),
    }
}

/// Numbers in words, of names that stand in the plural.
fn in_words() -> impl Strategy<Value = Part> {
    let word = prop::sample::select(vec![
        ("a", 2, 2),
        ("An", 2, 2),
        ("une", 2, 2),
        ("one", 2, 2),
        ("half a", 1, 2),
        ("half of the", 1, 2),
        ("la moitié d'un", 1, 2),
        ("un quart de", 1, 4),
        ("trois quarts du", 3, 4),
        ("deux tiers de la", 2, 3),
        ("a third of the", 1, 3),
        ("quarter of a", 1, 4),
        ("Two-thirds of the", 2, 3),
        ("three-quarters of an", 3, 4),
        ("two", 4, 2),
        ("Trois", 6, 2),
        ("six", 12, 2),
        ("twelve", 24, 2),
        ("douze", 24, 2),
    ]);
    (
        word,
        "[bfjpvw]{4,9}s",
        blank(),
        prop::option::of(prop::sample::select(vec![
            ("cups of", "cup"),
            ("tbsp", "tbsp"),
        ])),
    )
        .prop_map(|((word, over, under), name, blank, unit)| Part {
            text: match unit {
                Some((unit, _)) => format!("{word}{blank}{unit}{blank}{name}"),
                None => format!("{word}{blank}{name}"),
            },
            counted: Some(Counted { over, under }),
            unit: unit.map_or(String::new(), |(_, symbol)| symbol.to_owned()),
            name,
        })
}

/// What parts items. A comma has a blank behind it: between digits it would be a decimal one.
pub(crate) fn separator() -> impl Strategy<Value = String> {
    prop::sample::select(vec![
        ", ", " , ", ";", " ; ", " + ", "+ ", "\n", "\r\n", " \n ", ", , ", ";;\n",
    ])
    .prop_map(str::to_owned)
}

/// A time at the end, as it is written and as it is handed on.
pub(crate) fn time() -> impl Strategy<Value = (String, String)> {
    let time = prop::sample::select(vec![
        "8am",
        "8:30",
        "7:30 yesterday",
        "yesterday 7:30",
        "noon",
        "-2d 8am",
        "fri 18h30",
        "2026-11-17T08:30",
        "today",
    ]);
    let begins = prop::sample::select(vec![" @ ", " @", "@", " at ", " AT ", "\n@ "]);
    (begins, time).prop_map(|(begins, time)| (format!("{begins}{time}"), time.to_owned()))
}

/// An item that nobody can mean: the number is none, or there are two, or no name.
pub(crate) fn bad_item() -> impl Strategy<Value = String> {
    let number = prop_oneof![
        "[1-9][0-9]{0,2},[0-9]{3}",
        "[1-9]{1,3}(,[0-9]{3}){2,3}",
        "0|0,0|0\\.0|-[1-9]|−[1-9]|–[1-9]",
        "[1-9]e[1-9]|[1-9]E[+-]?[1-9]",
        "[1-9] ?x ?[1-9]",
        "½½|1//2|1/0|1/2/3|3/2|2/2|1/½|\\.|1\\.\\.5|1\\.|1,½",
        "[1-9][ \u{a0}\u{2009}\u{202f}][0-9]{3}",
        "[1-9]-[1-9]|[1-9] (to|or|ou|à) [1-9]|~[1-9]|>[1-9]|≤[1-9]",
        "[０-９]|[٠-٩]{1,3}|[०-९]{1,2}",
        "[1-9][0-9]{10,14}|9{30}",
        "[1-9]\u{200b}|1\u{2060}0|2\u{7}|3\u{202e}",
    ]
    .prop_filter("a point alone is a name's", |number| number != ".");
    prop_oneof![
        6 => (number, prop::sample::select(vec![" ", " g "])).prop_map(|(number, unit)| format!("{number}{unit}bbbb")),
        1 => prop::sample::select(vec![
            "2 \"bbbb", "bbbb\" 2", "2 \"\"", "200 g", "2", "½ kg", "2 bbbb 3 g", "2 bbbb 8am",
            "7:30 bbbb", "bbbb yesterday", "500 cal bbbb", "2 bbbb 100g", "x 2", "two \"bbbb",
        ]).prop_map(str::to_owned),
    ]
}
