use std::io::{self, Write};
use std::net::SocketAddr;
use std::sync::Arc;

use clap::Args;

use super::context::only_local;
use super::session::{Session, shown};
use super::{Runs, Shown};
use crate::error::{Code, Error};
use crate::local::OwnHouse;
use crate::local::keys::KeyStore;
use crate::render::note::Silence;
use crate::serve::{Options, Rate, asked_to_stop, serve};

/// Answer this journal over HTTP, to those who have a key
///
/// The first line on standard output is the base URL. Keys are made with journal key create.
///
/// Example:
///   journal key create --permission read-write
///   journal serve &
///   curl -H "Authorization: Bearer $KEY" http://127.0.0.1:4820/v1/meals
#[derive(Args)]
#[command(verbatim_doc_comment)]
pub(super) struct Serve {
    /// Where to listen; port 0 picks one
    #[arg(long, value_name = "ADDRESS:PORT", default_value = "127.0.0.1:4820")]
    listen: SocketAddr,
    /// A host name that is served besides the loopback ones; may stand several times
    #[arg(long, value_name = "NAME")]
    public_host: Vec<String>,
    /// Requests a minute that each key may make, or off
    #[arg(long, value_parser = rate_limit, value_name = "PER_MINUTE|off", default_value = "300")]
    rate_limit: Limit,
}

#[derive(Clone, Copy)]
struct Limit(Option<Rate>);

fn rate_limit(text: &str) -> Result<Limit, String> {
    if text == "off" {
        return Ok(Limit(None));
    }
    match text.parse() {
        Ok(per_minute) if per_minute > 0 => Ok(Limit(Some(Rate {
            per_minute,
            burst: (per_minute / 5).max(1),
        }))),
        _ => Err("must be a number of requests a minute, or off".to_owned()),
    }
}

impl Runs for Serve {
    fn run(self, session: &Session) -> Shown {
        only_local(session)?;
        let keys = KeyStore::open(&session.folders()?.data)?;
        let now = session.instant()?;
        if !keys.list("")?.iter().any(|key| key.is_good(now)) {
            return Err(Error::new(
                Code::Config,
                "there is no key: nobody could ask this journal",
            )
            .hint("make one with: journal key create --permission read-write"));
        }
        let house = Arc::new(OwnHouse::new(keys, session.open_local()?));
        let options = Options {
            listen: self.listen,
            rate: self.rate_limit.0,
            public_hosts: self.public_host,
            ..Options::default()
        };
        // Whoever started this waits for the line; when nobody reads it, serving goes on.
        let ready = |address: SocketAddr| {
            let mut out = io::stdout().lock();
            let _ = writeln!(out, "http://{address}/v1").and_then(|()| out.flush());
        };
        serve(house, options, ready, asked_to_stop())?;
        shown(Silence)
    }
}
