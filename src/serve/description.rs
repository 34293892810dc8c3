//! What this server takes and gives, which anybody may ask for: built once, and packed once.

use std::io::Write;
use std::sync::LazyLock;

use axum::body::Bytes;
use axum::http::HeaderMap;
use flate2::Compression;
use flate2::write::GzEncoder;

use super::answer::{self, Answer};
use crate::wire::{header, openapi};

/// The description, as it is and packed. Who has no key may ask for it as often as they like, and it is not packed for
/// each of them.
static DESCRIPTION: LazyLock<(Bytes, Option<Bytes>)> = LazyLock::new(|| {
    let plain = openapi::document().to_string();
    let packed = packed(plain.as_bytes()).ok();
    (Bytes::from(plain), packed.map(Bytes::from))
});

fn packed(plain: &[u8]) -> std::io::Result<Vec<u8>> {
    let mut gzip = GzEncoder::new(Vec::new(), Compression::default());
    gzip.write_all(plain)?;
    gzip.finish()
}

/// The answer to whoever asks with these headers.
pub(super) fn answer(headers: &HeaderMap) -> Answer {
    let (plain, packed) = &*DESCRIPTION;
    let packed = packed.as_ref().filter(|_| takes_gzip(headers));
    let mut answer = answer::with_body(200, packed.unwrap_or(plain).clone());
    if packed.is_some() {
        answer::set(&mut answer, header::CONTENT_ENCODING, "gzip");
    }
    // What is set is left as it is by what packs other answers.
    answer::set(&mut answer, header::VARY, header::ACCEPT_ENCODING);
    answer
}

/// Whether an answer may be packed: gzip is named, and not refused (`gzip;q=0`).
fn takes_gzip(headers: &HeaderMap) -> bool {
    let told = headers.get_all(header::ACCEPT_ENCODING).iter();
    let told = told.filter_map(|told| told.to_str().ok());
    told.flat_map(|told| told.split(',')).any(|coding| {
        let (name, weight) = coding.split_once(';').unwrap_or((coding, "q=1"));
        let weight = weight.trim().to_ascii_lowercase();
        let weight = weight
            .strip_prefix("q=")
            .and_then(|weight| weight.parse::<f32>().ok());
        let is_taken = weight.is_some_and(|weight| weight > 0.0);
        name.trim().eq_ignore_ascii_case("gzip") && is_taken
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_is_packed_for_whoever_takes_that() {
        for (told, is_packed) in [
            (None, false),
            (Some("gzip"), true),
            (Some("br, GZIP;q=0.5"), true),
            (Some("gzip;q=0"), false),
            (Some("gzip; q=0.000, br"), false),
            (Some("gzip;Q=0"), false),
            (Some("gzip;Q=1"), true),
            (Some("gzip;q=NaN"), false),
            (Some("deflate"), false),
        ] {
            let mut headers = HeaderMap::new();
            if let Some(told) = told {
                headers.insert(header::ACCEPT_ENCODING, told.parse().unwrap());
            }
            assert_eq!(takes_gzip(&headers), is_packed, "{told:?}");
        }
    }
}
