//! Foods that are called as a time is: `8am smoothie`, `soupe hier`.

use super::split::{Piece, Word};
use super::{PhraseItem, What, food};
use crate::model::limits;

/// What an item says whose first or last words are the name of a food, the longest such first.
pub(super) fn item(piece: &Piece<'_>, is_food: &dyn Fn(&PhraseItem) -> bool) -> Option<What> {
    if piece.text.chars().count() > limits::ECHO {
        return None;
    }
    let count = piece.words.len();
    (1..=count).rev().find_map(|length| {
        let ends = [count - length..count, 0..length];
        ends.into_iter().find_map(|name| {
            let mut words = piece.words.clone();
            let quoted = quoted(&words[name.clone()])?;
            words.splice(name, [quoted]);
            let item = PhraseItem {
                text: piece.text.to_owned(),
                what: food::item(&words).ok()?,
            };
            is_food(&item).then_some(item.what)
        })
    })
}

/// Words as one name in quotes.
fn quoted<'a>(words: &[Word<'a>]) -> Option<Word<'a>> {
    let words = words.iter().map(|word| match word {
        Word::Plain(word) => Some(*word),
        Word::Quoted(_) => None,
    });
    let words = words.collect::<Option<Vec<_>>>()?;
    Some(Word::Quoted(words.join(" ")))
}

#[cfg(test)]
mod tests {
    use crate::phrase::{What, parse_knowing};

    fn is_called(names: &[&str], what: &What) -> bool {
        let name = match what {
            What::Food(food) => Some(&food.name),
            What::Calories { name, .. } => name.as_ref(),
        };
        name.is_some_and(|name| names.contains(&name.as_str()))
    }

    #[test]
    fn a_time_is_part_of_a_name_only_where_a_food_is_called_so() {
        let names = ["8am smoothie", "soupe hier", "8 am tea", "burger 7:30"];
        let parse = |text| parse_knowing(text, &|item| is_called(&names, &item.what));
        for (text, name) in [
            ("100 g 8am smoothie", "8am smoothie"),
            ("8am smoothie 100 g", "8am smoothie"),
            ("2 8am smoothie @ 9am", "8am smoothie"),
            ("1 slice soupe hier", "soupe hier"),
            ("soupe hier", "soupe hier"),
            ("1 cup 8 am tea", "8 am tea"),
            ("500 kcal burger 7:30", "burger 7:30"),
        ] {
            let phrase = parse(text).unwrap();
            assert!(is_called(&[name], &phrase.items[0].what), "{text}");
        }
        for text in [
            "2 eggs yesterday",
            "8am 100 g smoothie",
            "100 g 9am smoothie",
            "500 kcal burger 7:31",
        ] {
            assert!(parse(text).is_err(), "{text}");
        }
        let phrase = parse("500 kcal burger at 7:30 yesterday").unwrap();
        assert!(is_called(&["burger"], &phrase.items[0].what));
    }
}
