//! Quick text through the program: understood whole, or nothing is logged.

mod amounts;
mod foods;
mod hints;
mod misplaced;
mod numbered;
mod slips;
mod spelling;
mod times;
mod traps;
mod units;
mod week;
mod whole;
