//! Keys of foods as numbers, which are quick to look up and small to remember.

/// A number that stands for a text, the same on every machine: FNV-1a, of 64 bits.
pub fn hash(text: &str) -> i64 {
    let mut hash = 0xcbf2_9ce4_8422_2325_u64;
    for byte in text.bytes() {
        hash = (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3);
    }
    hash.cast_signed()
}

/// A number for a key: of digits the number itself, so that a barcode is found by any padding.
pub fn number(key: &str) -> i64 {
    let digits = key.len() <= 18 && key.bytes().all(|byte| byte.is_ascii_digit());
    let number = key.parse().ok().filter(|_| digits);
    number.unwrap_or_else(|| hash(key))
}
