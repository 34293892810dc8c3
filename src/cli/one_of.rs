//! A value out of a few: a shell completes it, and what is none of them is told which there are.

use clap::builder::{PossibleValuesParser, TypedValueParser};

/// Reads one of these by what it is called.
pub(super) fn one_of<T, const N: usize>(
    all: [T; N],
    name: fn(T) -> &'static str,
) -> impl TypedValueParser<Value = T>
where
    T: Copy + Send + Sync + 'static,
{
    PossibleValuesParser::new(all.map(name)).try_map(move |typed| {
        let mut all = all.into_iter();
        all.find(|one| name(*one) == typed)
            .ok_or("it is none of them")
    })
}
