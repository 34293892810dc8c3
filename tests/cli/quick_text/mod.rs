//! Quick text through the program: understood whole, or nothing is logged.

mod amounts;
mod foods;
mod times;
mod units;
