//! The file of certificates that `SSL_CERT_FILE` names.

use std::env;
use std::path::Path;

use crate::config::{Unread, refuse_endless};
use crate::error::{Code, Error, Result};

/// Refuses a file that whoever reads certificates would wait for, or read, for ever. What else is wrong
/// with it is told where it is used.
///
/// Errors: `Config`.
pub(super) fn check() -> Result<()> {
    let Some(file) = env::var_os("SSL_CERT_FILE").filter(|file| !file.is_empty()) else {
        return Ok(());
    };
    match refuse_endless(Path::new(&file)) {
        Ok(()) | Err(Unread::System(_)) => Ok(()),
        Err(unread) => {
            let what = format!("SSL_CERT_FILE: {}", unread.told(Path::new(&file)));
            Err(Error::new(Code::Config, what)
                .hint("name a file of certificates in PEM, or unset the variable"))
        }
    }
}
