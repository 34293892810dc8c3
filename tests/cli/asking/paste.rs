//! Lines of a meal that are pasted: each is a line of its own, whatever becomes of the one before it.

use super::{on, two_loaves};
use crate::world::{World, amounts};

#[test]
fn a_line_that_is_pasted_behind_a_refused_one_is_a_line_of_its_own() {
    for (pasted, refused, amount) in [
        ("1\n50 g oats\n", "1", "50 g Oats"),
        ("200\n100 g oats", "200", "100 g Oats"),
        ("1 bannana\n200 g oats\n\n", "1 bannana", "200 g Oats"),
    ] {
        let world = World::stocked();
        let Some(mut dialogue) = on(&world, "log") else {
            return;
        };
        dialogue.sees("1> ").types(pasted);
        dialogue
            .sees("error:")
            .sees(&format!("comes again behind it: {refused}"));
        if !pasted.ends_with('\n') {
            dialogue.sees("1> 100 g oats").types("\r");
        }
        // What was refused is mended when nothing more is typed.
        dialogue.sees(" kcal").sees(&format!("2> {refused}"));
        dialogue.types("\u{15}\r").sees("Log it?").types("\r");
        dialogue.sees("exit-0");
        dialogue.ends();
        let meal = world.json(&["meal", "show", "last"]);
        assert_eq!(amounts(&meal), [amount], "{pasted:?}");
    }
}

#[test]
fn an_empty_line_among_those_that_are_pasted_ends_nothing() {
    for pasted in ["\n50 g oats\n\n1 egg\n", "50 g oats\r\n1 egg\r\n"] {
        let world = World::stocked();
        let Some(mut dialogue) = on(&world, "log") else {
            return;
        };
        dialogue.sees("1> ").types(pasted);
        dialogue.sees(" Egg");
        if !pasted.ends_with("\r\n") {
            dialogue.sees("3> ").types("\r");
        }
        dialogue.sees("Log it?").types("y\r");
        dialogue.sees("exit-0");
        dialogue.ends();
        let meal = world.json(&["meal", "show", "last"]);
        assert_eq!(amounts(&meal).len(), 2, "{pasted:?}");
    }
}

#[test]
fn several_lines_that_are_refused_in_a_paste_are_all_mended() {
    let world = World::stocked();
    let Some(mut dialogue) = on(&world, "log") else {
        return;
    };
    dialogue
        .sees("1> ")
        .types("1 blorb\n1 egg\n1 florb\n50 g oats\n");
    dialogue.sees("comes again behind it: 1 blorb");
    dialogue.sees("comes again behind it: 1 florb");
    dialogue.sees("3> 1 florb").types("\u{15}1 banana\r");
    dialogue.sees("4> 1 blorb").types("\u{17}apple\r");
    dialogue.sees("5> ").types("\r").sees("Log it?").types("\r");
    dialogue.sees("exit-0");
    dialogue.ends();
    let items = amounts(&world.json(&["meal", "show", "last"]));
    assert_eq!(items.len(), 4, "{items:?}");
    assert_eq!(items[1], "50 g Oats");
}

#[test]
fn a_question_is_not_answered_by_a_line_that_is_pasted_behind() {
    for (line, question, answer) in [
        ("banana", "How much of", "118 g"),
        ("100 g loaf", "Which loaf", ""),
        ("20 kg oats", "Is that meant?", "y"),
    ] {
        let world = two_loaves();
        let Some(mut dialogue) = on(&world, "log") else {
            return;
        };
        dialogue.sees("1> ").types(&format!("{line}\n2 eggs\n"));
        dialogue.sees(&format!("comes again behind it: {line}"));
        dialogue.sees(&format!("2> {line}")).types("\r");
        dialogue.sees(question);
        std::thread::sleep(std::time::Duration::from_millis(200));
        dialogue.types(&format!("{answer}\r")).sees("3> ");
        dialogue.types("\r").sees("Log it?").types("\r");
        dialogue.sees("exit-0");
        dialogue.ends();
        let items = amounts(&world.json(&["meal", "show", "last"]));
        assert_eq!(items.len(), 2, "{items:?}");
        assert!(items[0].starts_with("2 large Egg"), "{items:?}");
    }
}
