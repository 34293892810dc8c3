//! Signs beside an item, in front of it and around it, as lists have them.

use super::*;

#[test]
fn what_is_pasted_from_a_list_is_told_as_it_would_be_understood() {
    for (text, hint) in [
        ("- 2 eggs", "in front: 2 eggs"),
        ("1 toast\n• 2 eggs", "in front: 2 eggs"),
        ("* oats 200 g", "in front: oats 200 g"),
        ("— 2 \"Rye bread\"", "in front: 2 \"Rye bread\""),
        (
            "1. 2 eggs",
            "where 1. numbers the lines, leave it out: 2 eggs",
        ),
        (
            "2) 200 g oats",
            "numbers the lines, leave it out: 200 g oats",
        ),
        (
            "chicken breast - 200g",
            "without the sign: chicken breast 200g",
        ),
        ("chicken – 200 g", "without the sign: chicken 200 g"),
        ("bread - 2 slices", "without the sign: bread 2 slices"),
        ("oats=50g", "without the sign: oats 50g"),
        ("oats = 50g", "without the sign: oats 50g"),
        ("oats: 50g", "without the sign: oats 50g"),
        ("street food: 1 egg", "--name 'street food'"),
        ("- 2 eggs = 3", "as one number"),
        (
            "1. eggs",
            "leave it out: eggs; if it is how many, write 1 eggs",
        ),
        (
            "2) eggs",
            "where 2) numbers the lines, leave it out: eggs; if it is how many, write 2 eggs",
        ),
        ("1.) egg", "where 1.) numbers the lines, leave it out: egg"),
        (
            "(1) 2 eggs",
            "where (1) numbers the lines, leave it out: 2 eggs",
        ),
        ("a) egg", "where a) numbers the lines, leave it out: egg"),
        ("- banana", "leave out the - in front: banana"),
        ("-banana", "leave out the - in front: banana"),
        ("•2 eggs", "leave out the • in front: 2 eggs"),
        ("*2 eggs", "leave out the * in front: 2 eggs"),
        ("▪ egg", "leave out the ▪ in front: egg"),
        ("✓ egg", "leave out the ✓ in front: egg"),
        ("☐ egg", "leave out the ☐ in front: egg"),
        ("> egg", "leave out the > in front: egg"),
        ("- [ ] 2 eggs", "leave out the - in front: 2 eggs"),
        ("[x] egg", "leave out the [ in front: egg"),
        ("(2 eggs)", "no brackets around it: 2 eggs"),
        ("( 2 eggs )", "no brackets around it: 2 eggs"),
        ("(2 eggs", "no brackets around it: 2 eggs"),
        ("(500 kcal)", "no brackets around it: 500 kcal"),
        ("200 ml 2) milk", "leave it out: 200 ml milk"),
        ("2' eggs", "write 2 eggs;"),
        ("'2 eggs'", "no amount: 2 eggs"),
        (
            "2)eggs",
            "where 2) numbers the lines, leave it out: eggs; if it",
        ),
        (
            "2.eggs",
            "where 2. numbers the lines, leave it out: eggs; if it",
        ),
        ("a)2 eggs", "where a) numbers the lines"),
        ("2! eggs", "write 2 eggs;"),
        ("rice, 200 g", "leave the comma out: rice 200 g"),
        ("1 toast, rice, 200 g", "leave the comma out: rice 200 g"),
        ("200 g rice, 200 g", "write of what"),
        ("2 eggs - 1 toast", "as one number"),
    ] {
        let error = refused(text);
        let told = error.hint_text().unwrap();
        assert!(told.contains(hint), "{text}: {told}");
    }
}

#[test]
fn a_sign_beside_a_food_is_refused_and_never_dropped() {
    for text in [
        "∞ eggs",
        "egg − 2",
        "− 2 eggs",
        "egg - 2",
        "> banana",
        "banana <",
        "° eggs",
        "x2 egg− <",
        "2 eggs ±",
        "€ 2 eggs",
        "• 2 eggs",
        "* 2 eggs",
        "2 eggs → toast",
        "2 × > eggs",
        "2 slices = bread",
        "bread 2 slices °",
        "500 kcal > burger",
        "> \"Rye bread\"",
    ] {
        refused(text);
    }
    for text in [
        "M & M's",
        "2 \"eggs > large\"",
        "2% milk",
        "2 🥚",
        "2 egg-white (raw)",
        "2 milk (vitamin 12)",
        "(raw) egg",
        "7up",
    ] {
        assert!(parse(text).is_ok(), "{text}");
    }
}

#[test]
fn a_picture_beside_a_name_is_not_dropped() {
    for text in [
        "2 eggs 🥓",
        "banana 🥚 1/2",
        "2 🥚 eggs",
        "eggs🥓 2",
        "2 eggs ☕",
        "2 eggs (",
        "2 eggs '",
    ] {
        refused(text);
    }
    parse("2 \"eggs 🥓\"").unwrap();
    parse("🥚").unwrap();
}
