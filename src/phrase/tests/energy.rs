//! What stands beside energy, and packs of which each has its size.

use super::*;

#[test]
fn a_number_in_words_beside_energy_is_no_name() {
    for text in [
        "half 500 kcal",
        "two 500 kcal",
        "quarter of 500 kcal",
        "Two-thirds of 500 kcal",
        "twice 500 kcal",
        "double 500 kcal",
        "deux 500 kcal",
        "demi 500 kcal",
        "moitié 500 kcal",
        "500 kcal twice",
        "500 kcal three times",
        "500 kcal deux fois",
        "500 kcal and a half",
        "two burgers 500 kcal",
        "500 kcal two burgers",
        "500 kcal half a burger",
        "minus 500 kcal",
        "no 500 kcal",
        "under 500 kcal",
        "max 500 kcal",
        "max. 500 kJ",
        "500 kcal burger two",
        "burger two 500 kcal",
        "500 kcal two burger",
        "500 kcal burgers (2)",
        "500 kcal burgers (x2)",
        "500 kcal burgers (two)",
        "500 kcal burger twice",
        "500 kcal burger two times",
        "500 kcal burger deux fois",
        "500 kcal each",
        "500 kcal burgers each",
        "500 kcal per burger",
        "500 kcal burger per person",
        "500 kcal par personne",
        "500 kcal pair of burgers",
        "500 kcal a pair of burgers",
        "500 kcal couple of beers",
        "500 kcal dozen donuts",
        "500 kcal half pizza",
        "half chicken 500 kcal",
        "500 kcal demi-baguette",
        "500 kcal pizza half",
        "500 kcal quarter of the pizza",
        "500 kcal a piece",
        "500 kcal burgers a piece",
        "500 kcal burger and a half",
        "500 kcal pizza two-thirds",
        "500 kcal 2burgers",
        "500 kcal ½pizza",
        "500 kcal ½ pizza",
        "500 kcal 2 burgers",
        "500 kcal burger x 2",
        "500 kcal burger (x 2)",
        "500 kcal both burgers",
        "500 kcal two five guys burgers",
        "140 kcal seven up twice",
        "half 500 kcal burger",
        "two 500 kcal burgers",
        "twice 500 kcal burger",
    ] {
        let error = refused(text);
        assert!(
            error.hint_text().unwrap().contains("in all"),
            "{text}: {error:?}"
        );
    }
    for text in [
        "500 kcal \"double\"",
        "500 kcal half and half",
        "500 kcal double cheeseburger",
        "double cheeseburger 500 kcal",
        "four cheese pizza 500 kcal",
        "seven up 140 kcal",
        "300 kcal seven up",
        "400 kcal five guys burger",
        "200 kcal after eight",
        "600 kcal quarter pounder",
        "600 kcal half pound burger",
        "150 kcal coffee with half and half",
        "300 kcal quatre quarts",
        "140 kcal 7up",
        "10 kcal pepsi max",
        "500 kcal pizza 4fromages",
        "10 kcal espresso double",
        "120 kcal milk (2%)",
        "120 kcal lait demi-écrémé",
        "100 kcal beurre demi-sel",
        "500 kcal burger (large)",
        "300 kcal salad with two eggs",
        "500 kcal a burger",
        "500 kcal the big one",
        "500 kcal mini pizza",
        "no bake cookie 200 kcal",
    ] {
        parse(text).unwrap_or_else(|error| panic!("{text}: {error:?}"));
    }
}

#[test]
fn energy_does_not_stand_between_words() {
    let error = refused("burger 500 kcal large");
    assert!(error.message().contains("energy between words"), "{error}");
    assert!(
        error
            .hint_text()
            .unwrap()
            .ends_with(": 500 kcal burger large"),
        "{error:?}"
    );
    for text in ["500 kcal 2xburger", "500 kcal of 2 burgers"] {
        let error = refused(text);
        assert!(
            error.message().contains("another number"),
            "{text}: {error}"
        );
    }
    for text in [
        "500 kcal 20 g protein",
        "500 kcal p 20",
        "500 kcal burger 200 g",
    ] {
        let error = refused(text);
        assert!(error.message().contains("energy alone"), "{text}: {error}");
    }
    let error = refused("two 500 kcal burgers");
    assert!(
        error.message().contains("another number of kilocalories"),
        "{error}"
    );
}

#[test]
fn so_many_packs_of_so_much_are_a_product() {
    for (text, result) in [
        ("2 400g cans of tuna", "800 g tuna"),
        ("2 400 g cans tuna", "800 g tuna"),
        ("1 330 ml can coke", "330 ml coke"),
        ("2 500 ml bottles of water", "1000 ml water"),
        ("3 50 g bars of dark chocolate", "150 g dark chocolate"),
        ("2 33 cl bouteilles d'eau", "66 cl eau"),
        ("2 250 g boxes rice", "500 g rice"),
    ] {
        let error = refused(text);
        let hint = error.hint_text().unwrap();
        assert!(
            hint.contains(&format!("the result: {result};")),
            "{text}: {hint}"
        );
        one(result);
    }
    for (text, told) in [
        ("2 400 g rice", "write 2400;"),
        (
            "2 500 ml big blue bottles of water",
            "2 \"500 ml big blue bottles of water\"",
        ),
    ] {
        let error = refused(text);
        assert!(
            error.hint_text().unwrap().contains(told),
            "{text}: {error:?}"
        );
    }
}

#[test]
fn a_sign_at_the_end_is_left_out_of_the_whole_item() {
    for (text, told) in [
        ("2 eggs?", "write 2 eggs;"),
        ("200 g rice?", "write 200 g rice;"),
        ("eggs?", "write eggs;"),
    ] {
        let error = refused(text);
        assert!(
            error.hint_text().unwrap().starts_with(told),
            "{text}: {error:?}"
        );
    }
}

#[test]
fn a_comma_without_a_blank_may_part_two_items() {
    for (text, told) in [
        ("eggs 2,300 g rice", "eggs 2, 300 g rice"),
        ("boiled eggs 2,300g rice", "boiled eggs 2, 300 g rice"),
    ] {
        let error = refused(text);
        let hint = error.hint_text().unwrap();
        assert!(
            hint.starts_with("write 2300 g or 2.3 g; ") && hint.ends_with(told),
            "{text}: {hint}"
        );
        assert_eq!(shown(told).len(), 2);
    }
    for text in ["2,300 g rice", "rice 2,300 g"] {
        let error = refused(text);
        assert_eq!(error.hint_text(), Some("write 2300 g or 2.3 g"), "{text}");
    }
}
