//! Making the index of one library, in memory and then in one sweep.

use std::collections::HashMap;

use foldhash::fast::RandomState;
use rusqlite::{Connection, Statement, params};

use super::super::super::failure::Failure;
use super::super::words;
use super::beginning::{Beginning, beginnings};
use super::{FEW_RANKS, FEW_WORDS, MOST_FOODS, Mark, PIECE, SHORT, piece, varint};
use crate::model::{Entry, Library};

/// The foods of a library so far: which words each has, and its place in the order of use.
#[derive(Default)]
pub(in super::super) struct Indexer {
    words: HashMap<Box<str>, u32, RandomState>,
    /// The words of each food, one food after the other.
    tokens: Vec<Token>,
    /// Where the words of each food end.
    ends: Vec<u32>,
    /// What decides the order of use; larger comes first.
    uses: Vec<u64>,
    /// The hash of each whole name, and whose it is.
    names: Vec<(i64, u32)>,
    /// Foods that are left out, ascending.
    gone: Vec<u32>,
}

impl Indexer {
    /// Adds the next food; `uses` decides its place.
    ///
    /// Errors: when there are more foods than an index can hold.
    pub(in super::super) fn add(&mut self, uses: u64, entry: &Entry) -> Result<(), Failure> {
        let food = u32::try_from(self.uses.len()).unwrap_or(u32::MAX);
        let mut names = std::mem::take(&mut self.names);
        let from = self.tokens.len();
        words::of(
            entry,
            |name| names.push((name, food)),
            |word, begins| {
                let token = Token::new(self.number(word), begins);
                let known = &mut self.tokens[from..];
                match known.iter_mut().find(|known| known.word() == token.word()) {
                    Some(known) => known.0 |= token.0,
                    None => self.tokens.push(token),
                }
            },
        );
        self.names = names;
        self.uses.push(uses);
        let end = u32::try_from(self.tokens.len()).ok();
        match end.filter(|_| self.uses.len() <= MOST_FOODS) {
            Some(end) => self.ends.push(end),
            None => return Err(Failure::full("a library cannot hold so many foods")),
        }
        Ok(())
    }

    fn number(&mut self, word: &str) -> u32 {
        if let Some(number) = self.words.get(word) {
            return *number;
        }
        let number = u32::try_from(self.words.len()).unwrap_or(u32::MAX);
        self.words.insert(word.into(), number);
        number
    }

    /// Leaves foods out that were added, by place.
    pub(in super::super) fn forget(&mut self, gone: &[u32]) {
        self.gone.extend_from_slice(gone);
        self.names
            .retain(|(_, food)| gone.binary_search(food).is_err());
    }

    /// How many foods were added.
    pub(in super::super) fn len(&self) -> usize {
        self.uses.len()
    }

    /// The foods in order of use, and of equals the one added earlier first.
    fn order(&mut self) -> Vec<u32> {
        let uses = std::mem::take(&mut self.uses);
        let mut order: Vec<u32> = (0..).take(uses.len()).collect();
        order.retain(|food| self.gone.binary_search(food).is_err());
        order.sort_by_key(|food| std::cmp::Reverse(uses[*food as usize]));
        order
    }

    /// Puts everything in order: long work, for which no file is needed.
    pub(in super::super) fn ordered(mut self) -> Ordered {
        let order = self.order();
        let names = self.ranked_names(&order);
        let mut words: Vec<(Box<str>, u32)> = std::mem::take(&mut self.words).into_iter().collect();
        words.sort_unstable();
        let lists = self.lists(&order, &words);
        Ordered {
            order,
            names,
            words,
            lists,
        }
    }

    /// The hash of each whole name, and the rank of whose it is.
    fn ranked_names(&mut self, order: &[u32]) -> Vec<(i64, u32)> {
        let mut ranks = vec![0_u32; self.ends.len()];
        for (rank, food) in (0..).zip(order) {
            ranks[*food as usize] = rank;
        }
        let mut names = std::mem::take(&mut self.names);
        for (_, food) in &mut names {
            *food = ranks[*food as usize];
        }
        names.sort_unstable();
        names.dedup();
        names
    }

    /// The ranks of each word, in the order of the words.
    fn lists(&self, order: &[u32], words: &[(Box<str>, u32)]) -> Lists {
        let mut place = vec![0_u32; words.len()];
        for (at, (_, number)) in (0..).zip(words) {
            place[*number as usize] = at;
        }
        let mut starts = vec![0_u32; words.len() + 1];
        for food in order {
            for token in self.of(*food as usize) {
                starts[place[token.word()] as usize + 1] += 1;
            }
        }
        for at in 1..starts.len() {
            starts[at] += starts[at - 1];
        }
        let mut next = starts.clone();
        let mut marks = vec![Mark::new(0, false); self.tokens.len()];
        for (rank, food) in (0..).zip(order) {
            for token in self.of(*food as usize) {
                let at = &mut next[place[token.word()] as usize];
                marks[*at as usize] = Mark::new(rank, token.begins());
                *at += 1;
            }
        }
        Lists { starts, marks }
    }

    fn of(&self, food: usize) -> &[Token] {
        let from = food.checked_sub(1).map_or(0, |before| self.ends[before]);
        &self.tokens[from as usize..self.ends[food] as usize]
    }
}

/// A word of a food, and whether a name of the food begins with it.
#[derive(Clone, Copy)]
struct Token(u32);

impl Token {
    const BEGINS: u32 = 1 << 31;

    fn new(word: u32, begins: bool) -> Self {
        Token(if begins { word | Token::BEGINS } else { word })
    }

    fn word(self) -> usize {
        (self.0 & !Token::BEGINS) as usize
    }

    fn begins(self) -> bool {
        self.0 & Token::BEGINS != 0
    }
}

/// An index that is ready to be written.
pub(in super::super) struct Ordered {
    order: Vec<u32>,
    names: Vec<(i64, u32)>,
    words: Vec<(Box<str>, u32)>,
    lists: Lists,
}

impl Ordered {
    /// Writes the index.
    pub(in super::super) fn write(
        self,
        connection: &Connection,
        library: Library,
    ) -> Result<(), Failure> {
        write_order(connection, library, &self.order)?;
        write_names(connection, library, self.names)?;
        Writer::new(connection, library, self.lists)?.write(&self.words)
    }
}

/// The marks of all words, one word's after the other.
struct Lists {
    starts: Vec<u32>,
    marks: Vec<Mark>,
}

impl Lists {
    /// The marks of the words from one on and before another.
    fn of(&self, from: usize, to: usize) -> &[Mark] {
        &self.marks[self.starts[from] as usize..self.starts[to] as usize]
    }
}

/// Foods in a row of the order.
pub(super) const ORDER_ROW: usize = 1_024;

/// Writes which food has which rank.
fn write_order(connection: &Connection, library: Library, order: &[u32]) -> Result<(), Failure> {
    let mut insert =
        connection.prepare("INSERT INTO rank (library, row, foods) VALUES (?1, ?2, ?3)")?;
    for (row, foods) in (0_i64..).zip(order.chunks(ORDER_ROW)) {
        let bytes: Vec<u8> = foods.iter().flat_map(|food| food.to_le_bytes()).collect();
        insert.execute(params![library as i64, row, bytes])?;
    }
    Ok(())
}

/// Writes which foods have which whole name.
fn write_names(
    connection: &Connection,
    library: Library,
    names: Vec<(i64, u32)>,
) -> Result<(), Failure> {
    let mut insert =
        connection.prepare("INSERT INTO name (library, hash, rank) VALUES (?1, ?2, ?3)")?;
    for (hash, rank) in names {
        insert.execute(params![library as i64, hash, rank])?;
    }
    Ok(())
}

/// Writes lists, each under a number of its own.
struct Writer<'c> {
    library: Library,
    lists: Lists,
    next: i64,
    word: Statement<'c>,
    prefix: Statement<'c>,
    piece: Statement<'c>,
}

impl<'c> Writer<'c> {
    fn new(connection: &'c Connection, library: Library, lists: Lists) -> Result<Self, Failure> {
        Ok(Writer {
            library,
            lists,
            // The numbers of another library's lists lie elsewhere.
            next: (library as i64) << 32,
            word: connection.prepare(
                "INSERT INTO word (library, text, count, ranks, list) VALUES (?1, ?2, ?3, ?4, ?5)",
            )?,
            prefix: connection.prepare(
                "INSERT INTO prefix (library, text, count, list) VALUES (?1, ?2, ?3, ?4)",
            )?,
            piece: connection.prepare("INSERT INTO list (piece, ranks) VALUES (?1, ?2)")?,
        })
    }

    fn write(mut self, words: &[(Box<str>, u32)]) -> Result<(), Failure> {
        for (at, (text, _)) in words.iter().enumerate() {
            let marks = self.lists.of(at, at + 1).to_vec();
            self.word(text, &marks)?;
        }
        let mut united = Vec::new();
        for Beginning { from, to, length } in beginnings(words) {
            let all = self.lists.of(from, to);
            if to - from <= FEW_WORDS && all.len() <= FEW_RANKS {
                continue;
            }
            united.clear();
            united.extend_from_slice(all);
            Mark::unite(&mut united);
            let list = self.list(&united)?;
            let text = &words[from].0.as_bytes()[..length];
            let count = united.len() as i64;
            self.prefix
                .execute(params![self.library as i64, text, count, list])?;
        }
        Ok(())
    }

    fn word(&mut self, text: &str, marks: &[Mark]) -> Result<(), Failure> {
        let short = short(marks);
        let list = match short {
            Some(_) => None,
            None => Some(self.list(marks)?),
        };
        let count = marks.len() as i64;
        self.word.execute(params![
            self.library as i64,
            text.as_bytes(),
            count,
            short,
            list
        ])?;
        Ok(())
    }

    /// Writes a long list in pieces and gives its number.
    fn list(&mut self, marks: &[Mark]) -> Result<i64, Failure> {
        self.next += 1;
        let mut bytes = Vec::with_capacity(PIECE + 8);
        let mut rest = marks.iter().copied();
        while let Some(first) = rest.next() {
            bytes.clear();
            let mut before = first;
            while bytes.len() < PIECE
                && let Some(mark) = rest.next()
            {
                varint::push(&mut bytes, mark.number() - before.number());
                before = mark;
            }
            self.piece
                .execute(params![piece(self.next, first), bytes])?;
        }
        Ok(self.next)
    }
}

/// A list that is short enough to stand beside its word.
fn short(marks: &[Mark]) -> Option<Vec<u8>> {
    // Every mark takes a byte at least.
    if marks.len() > SHORT {
        return None;
    }
    let (mut bytes, mut before) = (Vec::new(), 0);
    for mark in marks {
        varint::push(&mut bytes, mark.number() - before);
        before = mark.number();
    }
    Some(bytes).filter(|bytes| bytes.len() <= SHORT)
}
