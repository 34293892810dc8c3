//! What a key looks like: `jrnl_<8 id>_<43 secret>_<6 checksum>`, letters and digits.

use sha2::{Digest, Sha256};

/// Letters of a key: 62 of them, so that a key is one word wherever it stands.
pub const LETTERS: &[u8; 62] = b"0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
/// What a key begins with, for whoever finds one where it should not be.
pub const PREFIX: &str = "jrnl";
/// Letters of a key's id.
pub const ID: usize = 8;
/// Letters of its secret: 256 bits.
pub const SECRET: usize = 43;
/// Letters of its checksum.
const CHECKSUM: usize = 6;

/// The id in a key, if the text has the form of a key.
pub fn id_of(key: &str) -> Option<&str> {
    let mut parts = key.split('_');
    let (prefix, id, secret, checksum) =
        (parts.next()?, parts.next()?, parts.next()?, parts.next()?);
    let good = prefix == PREFIX
        && is_word(id, ID)
        && is_word(secret, SECRET)
        && is_word(checksum, CHECKSUM)
        && parts.next().is_none()
        && checksum_of(&key[..key.len() - CHECKSUM - 1]) == checksum;
    good.then_some(id)
}

/// The id that a person names a key by: the whole key, what is shown of it, or the id alone.
pub fn named(text: &str) -> Option<&str> {
    let text = text.trim();
    let behind = text
        .strip_prefix(PREFIX)
        .and_then(|text| text.strip_prefix('_'));
    let id = behind.unwrap_or(text).split(['_', '…']).next()?;
    is_word(id, ID).then_some(id)
}

/// What is shown of a key, once it was made.
pub fn shown(id: &str) -> String {
    format!("{PREFIX}_{id}")
}

/// Whether a text is one of the parts of a key.
fn is_word(text: &str, length: usize) -> bool {
    text.len() == length && text.bytes().all(|byte| LETTERS.contains(&byte))
}

/// What is kept of a key. A secret of 256 bits needs no slow hash.
pub fn hash(key: &str) -> [u8; 32] {
    Sha256::digest(key.as_bytes()).into()
}

/// Six letters that a mistyped key does not have.
pub fn checksum_of(body: &str) -> String {
    let digest = Sha256::digest(body.as_bytes());
    digest
        .iter()
        .take(CHECKSUM)
        .map(|byte| char::from(LETTERS[usize::from(*byte) % 62]))
        .collect()
}
