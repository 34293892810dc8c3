//! Programs that are killed while they write: what was answered is there, and nothing is half.

use std::collections::{BTreeMap, BTreeSet};
use std::io::Read;
use std::process::{Child, Stdio};
use std::sync::Mutex;
use std::time::{Duration, Instant};

use serde_json::Value;

use crate::dice::{Dice, seed};
use crate::found::{is_whole, marked, meals, ok, photo_with_the_list};
use crate::tally::{Tally, could_not, times};
use crate::traced::{failing, kill_at, missing};
use crate::world::World;

/// Kills of one journal before a fresh one is begun, the first commands of which are killed too.
const OF_ONE: usize = 15;

/// The latest moment of a kill in µs, and one at which several writers had time to be answered.
const ONE: usize = 120_000;
const MANY: usize = 600_000;

/// What the writers of a journal were told.
#[derive(Default)]
struct Told {
    /// Meals by id, each with the marks it may have: the one it was told to have last, and those
    /// that a command may have given it that was killed, or ran beside others.
    meals: BTreeMap<String, Vec<String>>,
    foods: BTreeSet<String>,
    /// What an undo took back, or may have before it was killed.
    taken_back: BTreeSet<String>,
    undos_killed: usize,
    commands: usize,
    killed: usize,
    /// Whether what was answered last was written last.
    is_in_order: bool,
}

impl Told {
    fn of(writers: usize) -> Self {
        Told {
            is_in_order: writers == 1,
            ..Told::default()
        }
    }

    fn edited(&mut self, id: &str, mark: String, is_answered: bool) {
        let marks = self.meals.entry(id.to_owned()).or_default();
        if is_answered && self.is_in_order {
            marks.clear();
        }
        marks.push(mark);
    }
}

#[test]
fn what_was_answered_is_there_whole_after_the_writer_was_killed() {
    let mut tally = Tally::of("kill -9 of one writer");
    kill(&mut tally, 1, times(40, 4_000));
    tally.end(40);
}

#[test]
fn what_was_answered_is_there_whole_after_eight_writers_were_killed() {
    let mut tally = Tally::of("kill -9 of eight writers");
    kill(&mut tally, 8, times(20, 2_000));
    tally.end(20);
}

#[test]
fn a_photo_is_on_the_list_with_its_meal_alone_wherever_the_program_is_killed() {
    wherever_killed(
        "kill -9 of a meal with a photo, at each sync and each write",
        &["fsync", "fdatasync", "pwrite64"],
        |world| drop(world.ok(&["log", "1 banana"])),
        &["log", "1 egg", "--photo", "lunch.jpg"],
        photo_with_its_meal,
    );
}

#[test]
fn a_photo_that_is_deleted_goes_wherever_the_program_is_killed() {
    wherever_killed(
        "kill -9 of what deletes a photo for good, at each sync, each write and each removal",
        &["fsync", "fdatasync", "pwrite64", "unlink", "unlinkat"],
        with_a_deleted_photo,
        &["undo", "--forget", "--yes"],
        photo_with_the_list,
    );
}

/// Kills a command at each of these calls, each time in a new home with a photo, and looks what holds.
fn wherever_killed(
    promise: &'static str,
    calls: &[&str],
    prepare: fn(&World),
    line: &[&str],
    holds: fn(&World) -> Result<(), String>,
) {
    if let Some(why) = missing() {
        return could_not(promise, &why);
    }
    let mut tally = Tally::of(promise);
    for call in calls {
        for number in 1.. {
            let world = World::stocked();
            world.file("lunch.jpg", b"\xff\xd8\xff\xe0");
            prepare(&world);
            if !kill_at(&world, call, number, line) {
                break;
            }
            let found = holds(&world);
            tally.count(found.map_err(|why| format!("at {call} {number}: {why}")));
        }
    }
    tally.end(3);
}

/// Deletes a meal with the photo of this home, so that it can be brought back.
fn with_a_deleted_photo(world: &World) {
    world.ok(&["log", "1 egg", "--photo", "lunch.jpg"]);
    world.ok(&["meal", "delete", "last", "--yes"]);
}

#[test]
fn a_photo_that_goes_at_the_second_try_is_not_told_as_left() {
    const PROMISE: &str = "a photo that can be removed at the second try";
    if let Some(why) = missing() {
        return could_not(PROMISE, &why);
    }
    let mut tally = Tally::of(PROMISE);
    let world = World::stocked();
    world.file("lunch.jpg", b"\xff\xd8\xff\xe0");
    with_a_deleted_photo(&world);
    let done = failing(&world, "unlink", 1, &["undo", "--forget", "--yes"]);
    tally.count(match done.exit == 0 && done.err.is_empty() {
        true => photo_with_the_list(&world),
        false => Err(done.err),
    });
    tally.end(1);
}

fn photo_with_its_meal(world: &World) -> Result<(), String> {
    let list = ok(world, &["undo", "--list", "--json"])?.json()["undo"].clone();
    let entries = list.as_array().ok_or("no list")?;
    let is_of_a_meal = |entry: &Value| entry.to_string().contains("createMeal");
    match entries.len() == meals(world)?.len() && entries.iter().all(is_of_a_meal) {
        true => Ok(()),
        false => Err(format!("a photo stands alone: {list}")),
    }
}

fn kill(tally: &mut Tally, writers: usize, kills: usize) {
    let seed = seed();
    let (mut commands, mut killed) = (0, 0);
    let mut stand = (World::stocked(), Told::of(writers));
    for number in 0..kills {
        if number % OF_ONE == 0 {
            stand = (World::stocked(), Told::of(writers));
        }
        let (world, told) = &mut stand;
        let most = if writers > 1 && number % 2 == 1 {
            MANY
        } else {
            ONE
        };
        let delay = Dice::of(seed, number).between(2_000, most);
        let until = Instant::now() + Duration::from_micros(delay as u64);
        let before = (told.commands, told.killed);
        write_until(world, told, writers, until, (seed, number));
        commands += told.commands - before.0;
        killed += told.killed - before.1;
        let found = holds(world, told);
        let again = format!("seed {seed}, kill {number} after {delay} µs, {writers} writers");
        tally.count(found.map_err(|why| format!("{again}: {why}")));
    }
    tally.figure(format!("{killed} programs killed, {commands} ran"));
    assert!(
        killed * 2 > kills,
        "{killed} programs were killed: seed {seed}"
    );
}

/// Lets so many writers run one command after the other and kills them all at once.
fn write_until(
    world: &World,
    told: &mut Told,
    writers: usize,
    until: Instant,
    (seed, number): (u64, usize),
) {
    let shared = Mutex::new(told);
    std::thread::scope(|scope| {
        for writer in 0..writers {
            let shared = &shared;
            scope.spawn(move || {
                let mut dice = Dice::of(seed, number * 100 + writer + 1);
                let mut turn = 0;
                while Instant::now() < until {
                    write(
                        world,
                        shared,
                        &mut dice,
                        until,
                        &format!("{number}.{writer}.{turn}"),
                    );
                    turn += 1;
                }
            });
        }
    });
}

/// One command of a writer, noted by what it printed, were it killed thereafter or not.
fn write(world: &World, told: &Mutex<&mut Told>, dice: &mut Dice, until: Instant, number: &str) {
    let deed = dice.below(10);
    let meal = marked(dice.between(1, 8), number);
    let (of_all, chosen) = {
        let told = told.lock().unwrap();
        let left = told.meals.keys();
        let left = left.filter(|id| !told.taken_back.contains(*id));
        let ids: Vec<_> = left.cloned().collect();
        (ids.len(), ids.get(dice.below(ids.len())).cloned())
    };
    let log = meal.log();
    match (deed, chosen) {
        (0, _) => {
            let line = [
                "food", "save", &meal.mark, "--per", "100g", "--kcal", "50", "-q",
            ];
            let ids = until_killed(world, told, &line, until).0;
            told.lock().unwrap().foods.extend(ids);
        }
        (1, _) if of_all > 3 => {
            let (ids, was_killed) = until_killed(world, told, &["undo", "-q"], until);
            let mut told = told.lock().unwrap();
            told.undos_killed += usize::from(was_killed && ids.is_empty());
            told.taken_back.extend(ids);
        }
        (2 | 3, Some(id)) => {
            // The number of items stays; name and note change together.
            let page = world
                .run(&["meal", "show", &id, "--jq", ".items | length"])
                .out;
            let mark = format!("{} of {number}", page.trim());
            let line = ["meal", "edit", &id, "--name", &mark, "--note", &mark, "-q"];
            let (ids, _) = until_killed(world, told, &line, until);
            told.lock().unwrap().edited(&id, mark, !ids.is_empty());
        }
        _ => {
            let ids = until_killed(world, told, &log, until).0;
            let logged = ids.into_iter().map(|id| (id, vec![meal.mark.clone()]));
            told.lock().unwrap().meals.extend(logged);
        }
    }
}

/// Runs a command until it ends or is killed; gives the ids it printed, and whether it was killed.
fn until_killed(
    world: &World,
    told: &Mutex<&mut Told>,
    line: &[&str],
    until: Instant,
) -> (Vec<String>, bool) {
    let mut child = world.start(line, Stdio::null());
    let was_killed = wait_or_kill(&mut child, until);
    let mut out = String::new();
    let read = child.stdout.take().unwrap().read_to_string(&mut out);
    read.expect("what it printed");
    let mut told = told.lock().unwrap();
    told.commands += 1;
    told.killed += usize::from(was_killed);
    // A line that was printed whole is an answer.
    let whole = out
        .split_inclusive('\n')
        .filter(|line| line.ends_with('\n'));
    (whole.map(|id| id.trim().to_owned()).collect(), was_killed)
}

fn wait_or_kill(child: &mut Child, until: Instant) -> bool {
    loop {
        if child.try_wait().unwrap().is_some() {
            return false;
        }
        if Instant::now() >= until {
            let _ = child.kill();
            let ended = child.wait().unwrap();
            return ended.code().is_none();
        }
        std::thread::sleep(Duration::from_micros(300));
    }
}

/// What must hold after a kill.
fn holds(world: &World, told: &Told) -> Result<(), String> {
    if !world.journal().exists() {
        let nothing = told.meals.is_empty() && told.foods.is_empty();
        return nothing
            .then_some(())
            .ok_or("the journal is gone".to_owned());
    }
    let there = meals(world)?;
    there.values().try_for_each(is_whole)?;
    let foods = ok(world, &["food", "search", "--all", "--json"])?.json();
    let foods: Vec<_> = foods["foods"].as_array().into_iter().flatten().collect();
    let is_there = |id: &&String| {
        there.contains_key(*id) || foods.iter().any(|food| food["key"] == id.as_str())
    };
    let answered = told.meals.keys().chain(&told.foods);
    let kept = answered.filter(|id| !told.taken_back.contains(*id));
    let missing: Vec<_> = kept.filter(|id| !is_there(id)).collect();
    // An undo that was killed may have been done before.
    let killed = told.undos_killed;
    if missing.len() > killed {
        return Err(format!(
            "{missing:?} were answered and are not there ({killed} undos were killed)"
        ));
    }
    let is_other = |(id, meal): &(&String, &Value)| {
        let marks = told.meals.get(*id);
        let is_known = |marks: &Vec<String>| marks.iter().any(|mark| meal["name"] == mark.as_str());
        !told.taken_back.contains(*id) && !marks.is_none_or(is_known)
    };
    match there.iter().find(is_other) {
        Some((id, meal)) if killed == 0 => Err(format!(
            "{meal} should be called one of {:?}",
            told.meals[id]
        )),
        _ => Ok(()),
    }
}
