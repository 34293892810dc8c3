//! What becomes of kept answers when what they show is deleted, cleared or changed.

use rusqlite::{Connection, OptionalExtension};

use crate::local::failure::Failure;
use crate::local::{foods, meals, settings};

/// Whether an answer holds an own food that was deleted, and that the meal or food it shows has no more. What has
/// it keeps it, and its answers: a write that is repeated then is not done twice. What cannot be read is emptied.
const IS_LOST: &str = "
    CASE WHEN json_valid(answer.answer) THEN EXISTS (
      SELECT 1 FROM json_tree(answer.answer) AS said
      WHERE said.key = 'key' AND answer.answer ->> (said.path || '.library') = 'mine'
        AND NOT EXISTS (SELECT 1 FROM food WHERE food.key = said.atom AND food.deleted_at IS NULL)
        AND NOT EXISTS (SELECT 1 FROM meal JOIN item ON item.meal = meal.number
                        JOIN food_version AS had ON had.number = item.food
                        WHERE meal.id = answer.thing AND had.key = said.atom)
        AND NOT EXISTS (SELECT 1 FROM food JOIN food_version AS had ON had.number = food.current
                        WHERE food.key = answer.thing
                          AND (instr(had.data, said.atom) OR had.copy_from = 'mine/' || said.atom)))
    ELSE TRUE END";

/// The answers that may hold a food: those that were given since there is such a food. An import deletes many
/// foods, each as soon as its meal has it. Of a food that is not there any more, all are looked at.
const MAY_HOLD: &str =
    "at >= coalesce((SELECT unixepoch(created_at) * 1000000 FROM food WHERE key = ?1), 0)
    AND instr(answer.answer, ?1)";

/// Whether an answer shows a thing that is not there.
const IS_ABSENT: &str = "thing IS NOT NULL
    AND NOT EXISTS (SELECT 1 FROM meal WHERE id = answer.thing)
    AND NOT EXISTS (SELECT 1 FROM food WHERE key = answer.thing AND deleted_at IS NULL)";

/// Empties the answers that show a thing that is deleted. That the write was done is known as long as the thing may
/// be brought back: it would be there twice, were it written once more.
pub(in crate::local) fn empty(connection: &Connection, thing: &str) -> Result<(), Failure> {
    connection
        .prepare_cached("UPDATE answer SET answer = '' WHERE thing = ?1")?
        .execute([thing])?;
    Ok(())
}

/// Forgets the emptied answers of a thing that nobody can bring back.
pub(in crate::local) fn drop_of(connection: &Connection, thing: &str) -> Result<(), Failure> {
    connection
        .prepare_cached("DELETE FROM answer WHERE thing = ?1 AND answer = ''")?
        .execute([thing])?;
    Ok(())
}

/// Empties the answers that show what is not there any more.
pub(in crate::local) fn empty_absent(connection: &Connection) -> Result<(), Failure> {
    let sql = format!("UPDATE answer SET answer = '' WHERE answer <> '' AND {IS_ABSENT}");
    connection.execute(&sql, ())?;
    Ok(())
}

/// Forgets those of a thing that was on the undo list, where it is not there and on the list no more.
pub(in crate::local) fn drop_let_go(connection: &Connection, thing: &str) -> Result<(), Failure> {
    let sql = format!(
        "DELETE FROM answer WHERE thing = ?1 AND answer = '' AND {IS_ABSENT}
         AND NOT EXISTS (SELECT 1 FROM undo_change WHERE undo_change.thing = ?1)"
    );
    connection.prepare_cached(&sql)?.execute([thing])?;
    Ok(())
}

/// Forgets all that were emptied of what is not there: nobody can bring it back any more.
pub(in crate::local) fn drop_absent(connection: &Connection) -> Result<(), Failure> {
    let sql = format!("DELETE FROM answer WHERE answer = '' AND {IS_ABSENT}");
    connection.execute(&sql, ())?;
    Ok(())
}

/// Has the answers that show settings show what those are now, where something of them was cleared: they alone show no
/// thing. That the write was done is known all the same.
pub(in crate::local) fn renew_settings(connection: &Connection) -> Result<(), Failure> {
    let now = serde_json::to_string(&settings::get(connection)?)?;
    connection
        .prepare_cached("UPDATE answer SET answer = ?1 WHERE thing IS NULL AND answer <> ''")?
        .execute([now])?;
    Ok(())
}

/// Empties the answers that show a food that is deleted, and renews those that hold it where what they show has it no
/// more.
pub(in crate::local) fn empty_food(connection: &Connection, key: &str) -> Result<(), Failure> {
    empty(connection, key)?;
    let sql = format!("SELECT DISTINCT thing FROM answer WHERE {MAY_HOLD} AND {IS_LOST}");
    let mut statement = connection.prepare_cached(&sql)?;
    let things = statement.query_map([key], |row| row.get(0))?;
    let things: Vec<Option<String>> = things.collect::<rusqlite::Result<_>>()?;
    let mut things = things.iter().flatten();
    things.try_for_each(|thing| renew(connection, thing))
}

/// Renews the answers that show a thing with a deleted food that it has no more since it was changed. One that was
/// emptied shows nothing.
pub(in crate::local) fn renew_lost(connection: &Connection, thing: &str) -> Result<(), Failure> {
    let sql = format!("SELECT 1 FROM answer WHERE thing = ?1 AND answer <> '' AND {IS_LOST}");
    match connection.prepare_cached(&sql)?.exists([thing])? {
        true => renew(connection, thing),
        false => Ok(()),
    }
}

/// Has the answers that hold what a thing has no more show what it is now: that the write was done is known all the
/// same, and it is not done again.
fn renew(connection: &Connection, thing: &str) -> Result<(), Failure> {
    let sql =
        format!("UPDATE answer SET answer = ?2 WHERE thing = ?1 AND answer <> '' AND {IS_LOST}");
    match now(connection, thing)? {
        Some(now) => connection.prepare_cached(&sql)?.execute([thing, &now])?,
        None => return empty(connection, thing),
    };
    Ok(())
}

/// What an emptied answer shows from now on, where that is there, as when it was brought back since; where it is not,
/// the answer is forgotten, and the write is to be done.
pub(super) fn brought_back(
    connection: &Connection,
    key: &str,
    thing: Option<&str>,
) -> Result<Option<String>, Failure> {
    let answer = match thing {
        Some(thing) => now(connection, thing)?,
        None => Some(serde_json::to_string(&settings::get(connection)?)?),
    };
    match &answer {
        Some(answer) => connection
            .prepare_cached("UPDATE answer SET answer = ?2 WHERE key = ?1")?
            .execute([key, answer])?,
        None => connection
            .prepare_cached("DELETE FROM answer WHERE key = ?1")?
            .execute([key])?,
    };
    Ok(answer)
}

/// A meal or an own food as it is answered now; `None` where it is not there.
fn now(connection: &Connection, thing: &str) -> Result<Option<String>, Failure> {
    let number = |sql: &str| -> rusqlite::Result<Option<i64>> {
        let mut statement = connection.prepare_cached(sql)?;
        statement.query_row([thing], |row| row.get(0)).optional()
    };
    if let Some(meal) = number("SELECT number FROM meal WHERE id = ?1")? {
        return Ok(Some(serde_json::to_string(&meals::by_number(
            connection, meal,
        )?)?));
    }
    match number("SELECT current FROM food WHERE key = ?1 AND deleted_at IS NULL")? {
        Some(food) => Ok(Some(serde_json::to_string(&foods::of_version(
            connection, food,
        )?)?)),
        None => Ok(None),
    }
}

#[cfg(test)]
mod tests {
    use rusqlite::StatementStatus;

    use super::*;
    use crate::local::schema::JOURNAL;

    /// A journal of a food of today, with so many answers of yesterday.
    fn answered(answers: u32) -> Connection {
        let mut connection = Connection::open_in_memory().unwrap();
        JOURNAL.upgrade(&mut connection).unwrap();
        let sql = format!(
            "INSERT INTO food_version (number, library, key, version, name, saved_at, data)
               VALUES (1, 'mine', 'a-food', 1, 'a food', '', '{{}}');
             INSERT INTO food VALUES ('a-food', 1, '2026-10-02T08:00:00.5Z', '2026-10-02T09:00:00Z');
             WITH RECURSIVE n (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM n WHERE n < {answers})
               INSERT INTO answer SELECT n, 'POST', '/v1/meals', x'', '{{}}', 'm-' || n,
                 unixepoch('2026-10-01T08:00:00Z') * 1000000 + n FROM n;"
        );
        connection.execute_batch(&sql).unwrap();
        connection
    }

    #[test]
    fn a_food_is_deleted_without_a_look_at_answers_that_were_given_before_it_was_there() {
        let steps = |answers| {
            let connection = answered(answers);
            let sql = format!("SELECT 1 FROM answer WHERE {MAY_HOLD} AND {IS_LOST}");
            let mut statement = connection.prepare(&sql).unwrap();
            assert!(!statement.exists(["a-food"]).unwrap());
            statement.get_status(StatementStatus::VmStep)
        };
        assert_eq!(steps(10), steps(1000));
    }

    #[test]
    fn an_answer_that_cannot_be_read_is_emptied_with_a_food_that_stands_in_it() {
        let connection = answered(3);
        let damage = "UPDATE answer SET answer = '{ a-food',
                        at = unixepoch('2026-10-02T08:00:00Z') * 1000000 + 500000 WHERE key = '2'";
        connection.execute(damage, ()).unwrap();
        empty_food(&connection, "a-food").unwrap();
        let left = "SELECT count(*) FROM answer WHERE answer <> ''";
        let left: u32 = connection.query_row(left, (), |row| row.get(0)).unwrap();
        assert_eq!(left, 2);
    }
}
