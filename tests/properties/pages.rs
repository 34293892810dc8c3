//! Pages laid end to end are the list; filters keep what a naive filter keeps.

use chrono::{DateTime, Days, NaiveDate, Utc};
use proptest::prelude::*;
use serde_json::{Value, json};

use crate::stand::{Pairs, Stand, pairs};

/// Zones that never change their clocks, with their minutes east of Greenwich.
pub(crate) const ZONES: [(&str, i64); 5] = [
    ("UTC", 0),
    ("Asia/Kolkata", 330),
    ("Asia/Kathmandu", 345),
    ("Pacific/Kiritimati", 840),
    ("Pacific/Pago_Pago", -660),
];

/// A meal as the naive list knows it.
#[derive(Clone, Debug)]
struct Eaten {
    /// Minutes since 2026-11-20, 00:00 UTC.
    minute: i64,
    zone: usize,
    /// Minutes east of Greenwich that its time is written in.
    written_in: i64,
    planned: bool,
}

fn eaten() -> impl Strategy<Value = Eaten> {
    // Few minutes, so that meals meet; the next to midnight of one zone or another.
    let minute = prop_oneof![
        0..4_i64,
        1_436..1_444_i64,
        0..2_880_i64,
        Just(1_110),
        Just(600)
    ];
    let offset = prop::sample::select(vec![0, 60, -300, 345, 840]);
    (minute, 0..ZONES.len(), offset, prop::bool::weighted(0.3)).prop_map(
        |(minute, zone, written_in, planned)| Eaten {
            minute,
            zone,
            written_in,
            planned,
        },
    )
}

fn start() -> NaiveDate {
    NaiveDate::from_ymd_opt(2026, 11, 20).unwrap()
}

pub(crate) fn rfc3339(minute: i64, offset: i64) -> String {
    let start: DateTime<Utc> = start().and_hms_opt(0, 0, 0).unwrap().and_utc();
    let local = start + chrono::TimeDelta::minutes(minute + offset);
    let (sign, east) = if offset < 0 {
        ('-', -offset)
    } else {
        ('+', offset)
    };
    let local = local.format("%Y-%m-%dT%H:%M:%S");
    format!("{local}{sign}{:02}:{:02}", east / 60, east % 60)
}

impl Eaten {
    fn state(&self) -> &'static str {
        if self.planned { "planned" } else { "logged" }
    }

    /// Days since the start, in the meal's own zone.
    fn day(&self) -> i64 {
        (self.minute + ZONES[self.zone].1).div_euclid(1_440)
    }

    fn body(&self, place: usize) -> Value {
        let food = json!({"library": "composition", "key": "oats"});
        json!({
            "eatenAt": rfc3339(self.minute, self.written_in), "timezone": ZONES[self.zone].0,
            "state": self.state(), "name": place.to_string(), "items": [{"food": food}],
        })
    }
}

/// What a list may be narrowed by.
#[derive(Clone, Debug, Default)]
struct Narrow {
    planned: Option<bool>,
    day: Option<i64>,
    from_day: Option<i64>,
    to_day: Option<i64>,
    from: Option<(i64, i64)>,
    to: Option<(i64, i64)>,
}

fn narrow() -> impl Strategy<Value = Narrow> {
    let day = || prop::option::weighted(0.2, -1..3_i64);
    let instant = || {
        prop::option::weighted(
            0.2,
            (0..2_880_i64, prop::sample::select(vec![0, 330, -660])),
        )
    };
    (
        prop::option::weighted(0.3, any::<bool>()),
        day(),
        day(),
        day(),
        instant(),
        instant(),
    )
        .prop_map(|(planned, day, from_day, to_day, from, to)| Narrow {
            planned,
            day,
            from_day,
            to_day,
            from,
            to,
        })
}

impl Narrow {
    fn keeps(&self, meal: &Eaten) -> bool {
        self.planned.is_none_or(|planned| meal.planned == planned)
            && self.day.is_none_or(|day| meal.day() == day)
            && self.from_day.is_none_or(|day| meal.day() >= day)
            && self.to_day.is_none_or(|day| meal.day() <= day)
            && self.from.is_none_or(|(from, _)| meal.minute >= from)
            && self.to.is_none_or(|(to, _)| meal.minute < to)
    }

    fn query(&self) -> Pairs {
        let mut query = Pairs::new();
        let mut add = |name: &str, value: Option<String>| {
            query.extend(value.map(|value| (name.to_owned(), value)));
        };
        let date = |day: i64| {
            (start() - Days::new(9) + Days::new(u64::try_from(day + 9).unwrap())).to_string()
        };
        let state = |planned: bool| (if planned { "planned" } else { "logged" }).to_owned();
        add("state", self.planned.map(state));
        add("day", self.day.map(date));
        add("fromDay", self.from_day.map(date));
        add("toDay", self.to_day.map(date));
        add(
            "from",
            self.from.map(|(minute, offset)| rfc3339(minute, offset)),
        );
        add(
            "to",
            self.to.map(|(minute, offset)| rfc3339(minute, offset)),
        );
        query
    }
}

/// The names of the meals that are kept, newest first; of one minute, the later written first.
fn naive(meals: &[Eaten], narrow: &Narrow) -> Vec<String> {
    let mut left: Vec<(usize, &Eaten)> = meals.iter().enumerate().collect();
    let mut sorted = Vec::new();
    while let Some((place, _)) = left
        .iter()
        .copied()
        .max_by_key(|(place, meal)| (meal.minute, *place))
    {
        left.retain(|(other, _)| *other != place);
        if narrow.keeps(&meals[place]) {
            sorted.push(place.to_string());
        }
    }
    sorted
}

fn names(page: &Value, things: &str) -> Vec<String> {
    let things = page[things].as_array().unwrap().iter();
    things
        .map(|thing| thing["name"].as_str().unwrap().to_owned())
        .collect()
}

fn window(query: &Pairs, limit: u64, offset: u64) -> Pairs {
    let mut query = query.clone();
    query.extend(pairs(&[
        ("limit", &limit.to_string()),
        ("offset", &offset.to_string()),
    ]));
    query
}

/// Asks for every window, and follows `nextOffset` from the start.
fn pages_are(
    all: &[String],
    things: &str,
    limit: u64,
    offset: u64,
    ask: impl Fn(u64, u64) -> Value,
) -> Result<(), TestCaseError> {
    let whole = ask(100, 0);
    prop_assert_eq!(names(&whole, things), all);
    prop_assert_eq!(&whole["nextOffset"], &Value::Null);

    let part = ask(limit, offset);
    let from = usize::try_from(offset).unwrap().min(all.len());
    let to = (from + usize::try_from(limit).unwrap()).min(all.len());
    prop_assert_eq!(names(&part, things), &all[from..to]);
    let next = (to < all.len()).then_some(offset + limit);
    prop_assert_eq!(&part["nextOffset"], &json!(next));

    let (mut read, mut at) = (Vec::new(), Some(0));
    while let Some(offset) = at {
        let page = ask(limit, offset);
        read.extend(names(&page, things));
        at = page["nextOffset"].as_u64();
        prop_assert!(read.len() <= all.len(), "pages without end");
    }
    prop_assert_eq!(read, all);
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(96))]

    #[test]
    fn pages_of_meals_are_the_list(
        meals in prop::collection::vec(eaten(), 0..14),
        asked in prop::collection::vec((narrow(), 1..6_u64, 0..16_u64), 8),
    ) {
        let stand = Stand::new();
        for (place, meal) in meals.iter().enumerate() {
            let written = stand.create_meal(meal.body(place)).unwrap();
            let day = written["day"].as_str().unwrap().parse::<NaiveDate>().unwrap();
            prop_assert_eq!((day - start()).num_days(), meal.day());
        }
        for (narrow, limit, offset) in asked {
            let query = narrow.query();
            pages_are(&naive(&meals, &narrow), "meals", limit, offset, |limit, offset| {
                stand.list_meals(&window(&query, limit, offset)).unwrap()
            })?;
        }
    }

    #[test]
    fn pages_of_foods_are_the_list(
        saves in prop::collection::vec((0..6_usize, any::<bool>()), 0..14),
        limit in 1..6_u64,
        offset in 0..16_u64,
    ) {
        let stand = Stand::new();
        // The keys of the foods that are there, by name; the last changed at the end.
        let mut there: Vec<(String, String)> = Vec::new();
        for (name, delete) in saves {
            let name = format!("food {name}");
            let known = there.iter().position(|(known, _)| *known == name);
            let known = known.map(|place| there.remove(place));
            let body = match &known {
                Some((_, key)) if delete => {
                    stand.delete_food(key).unwrap();
                    continue;
                }
                Some((_, key)) => json!({"name": name, "data": {}, "id": key}),
                None => json!({"name": name, "data": {}}),
            };
            let saved = stand.save_food(body).unwrap();
            there.push((name, saved["key"].as_str().unwrap().to_owned()));
        }
        let all: Vec<String> = there.into_iter().rev().map(|(name, _)| name).collect();
        pages_are(&all, "foods", limit, offset, |limit, offset| {
            stand.search_foods(&window(&Pairs::new(), limit, offset)).unwrap()
        })?;
    }
}
