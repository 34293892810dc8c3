use std::io;
use std::net::{Ipv6Addr, SocketAddr};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use clap::Args;

use super::clock::clock;
use super::context::{only_local, only_own};
use super::heard::hears_hangup;
use super::modes::of_shared_file;
use super::register::absolute;
use super::session::{Session, shown};
use super::{Runs, Shown, output, pools};
use crate::api::{House, Key, OWNER};
use crate::catalog::starter;
use crate::config::read_bounded;
use crate::error::{Code, Error, Result};
use crate::local::{OwnHouse, PeoplesHouse, Register};
use crate::render::note::Silence;
use crate::serve::{Options, Pem, Rate, Reach, Tls, asked_to_stop, serve};

/// Answer this journal, or several people's, over HTTP to those who have a key
///
/// The first line on standard output is the base URL. Keys are made with journal key create.
/// Ctrl-C, SIGTERM and the end of its terminal (SIGHUP, unless nohup began it) end it: what is under way is answered, and
/// the exit status is 0.
///
/// Example:
///   journal key create --permission read-write
///   journal serve &
///   curl -H "Authorization: Bearer $KEY" http://127.0.0.1:4820/v1/meals
#[derive(Args)]
#[command(verbatim_doc_comment)]
pub(super) struct Serve {
    /// Serve the journals of several people, which this folder keeps
    #[arg(long, value_name = "DIR", value_parser = absolute())]
    data: Option<PathBuf>,
    /// Where to listen; port 0 picks one
    #[arg(long, value_name = "ADDRESS:PORT", default_value = "127.0.0.1:4820")]
    listen: SocketAddr,
    /// Speak TLS with this chain of certificates (PEM); other machines can then be served
    #[arg(long, value_name = "FILE", requires = "tls_key")]
    tls_cert: Option<PathBuf>,
    /// The private key of the certificate (PEM)
    #[arg(long, value_name = "FILE", requires = "tls_cert")]
    tls_key: Option<PathBuf>,
    /// Stand behind a proxy that speaks TLS: take each client's address from X-Forwarded-For
    #[arg(long, conflicts_with = "tls_cert")]
    behind_proxy: bool,
    /// A host name that is served besides the loopback ones; may stand several times
    #[arg(long, value_name = "NAME", value_parser = public_host)]
    public_host: Vec<String>,
    /// The largest body that is taken, in bytes
    #[arg(long, value_name = "BYTES", value_parser = body_size,
        default_value_t = Options::default().largest_body)]
    max_body: usize,
    /// Requests a minute that each key may make, or off (keys that fail stay at 10)
    #[arg(long, value_parser = rate_limit, value_name = "PER_MINUTE|off", default_value = "300")]
    rate_limit: Limit,
}

#[derive(Clone, Copy)]
struct Limit(Option<Rate>);

fn rate_limit(text: &str) -> std::result::Result<Limit, String> {
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

fn body_size(text: &str) -> std::result::Result<usize, String> {
    let bytes = text.parse().ok().filter(|bytes| *bytes > 0);
    bytes.ok_or_else(|| "must be a number of bytes, 1 or more".to_owned())
}

/// A name as the header `Host` names it, without a port.
fn public_host(text: &str) -> std::result::Result<String, String> {
    let is_letter = |letter: u8| letter.is_ascii_alphanumeric() || b"-_".contains(&letter);
    let is_label = |label: &str| (1..=63).contains(&label.len()) && label.bytes().all(is_letter);
    let in_brackets = || text.strip_prefix('[')?.strip_suffix(']');
    match in_brackets().unwrap_or(text).parse::<Ipv6Addr>() {
        Ok(address) => Ok(format!("[{address}]")),
        Err(_) if text.len() <= 253 && text.split('.').all(is_label) => Ok(text.to_owned()),
        Err(_) => {
            Err("must be a host name or an address alone, such as journal.example".to_owned())
        }
    }
}

impl Serve {
    /// Where the journal is asked. What everybody can listen on names nobody.
    fn base(&self, address: SocketAddr) -> String {
        let scheme = self.tls_cert.as_ref().map_or("http", |_| "https");
        let own = match address {
            SocketAddr::V4(_) => "127.0.0.1",
            SocketAddr::V6(_) => "[::1]",
        };
        // Behind a proxy this is the address that the proxy asks.
        let public = self.public_host.first().filter(|_| !self.behind_proxy);
        let named = public.map_or(own, String::as_str);
        match address.ip().is_unspecified() {
            true => format!("{scheme}://{named}:{}/v1", address.port()),
            false => format!("{scheme}://{address}/v1"),
        }
    }

    fn reach(&self) -> Result<Reach> {
        match (&self.tls_cert, &self.tls_key) {
            (Some(certificates), Some(key)) => {
                Tls::of(&pem(certificates)?, &pem(key)?).map(Reach::Tls)
            }
            _ if self.behind_proxy => Ok(Reach::Proxy),
            _ => Ok(Reach::ThisMachine),
        }
    }
}

/// Errors: `Config` when the file cannot be read, or is none.
fn pem(file: &Path) -> Result<Pem<'_>> {
    let bytes = read_bounded(file).map_err(|unread| {
        Error::new(Code::Config, unread.told(file))
            .hint("name a file that is there and can be read")
    })?;
    Ok(Pem { file, bytes })
}

impl Runs for Serve {
    fn run(self, session: &Session) -> Shown {
        pools::begin_with_few();
        only_local(session)?;
        let house = match &self.data {
            Some(folder) => peoples_house(session, folder)?,
            None => own_house(session)?,
        };
        let options = Options {
            listen: self.listen,
            reach: self.reach()?,
            rate: self.rate_limit.0,
            largest_body: self.max_body,
            public_hosts: self.public_host.clone(),
            ..Options::default()
        };
        if !options.listen.ip().is_loopback() && options.public_hosts.is_empty() {
            session.note("note: only requests for this machine itself are answered; name the host that others ask for with --public-host");
        }
        if let Some(open) = self.tls_key.as_deref().and_then(of_shared_file) {
            session.note(format!(
                "note: {}; to end that: {}",
                open.message, open.hint
            ));
        }
        // Whoever started this waits for the line: one that cannot be written is a failure. When
        // nobody reads it, serving goes on.
        let ready = |address| output::write(format!("{}\n", self.base(address)).as_bytes());
        let stop = asked_to_stop(hears_hangup());
        serve(house, options, io::stderr(), ready, stop)?;
        shown(Silence)
    }
}

/// This person's own journal.
fn own_house(session: &Session) -> Result<Arc<dyn House>> {
    only_own(session)?;
    let data = &session.folders()?.data;
    let how = "journal key create --permission read-write";
    has_good_key(session, &Register::read(data)?.keys(OWNER)?, how)?;
    let journal = session.open_local()?;
    journal.check()?;
    Ok(Arc::new(OwnHouse::new(
        Register::open(data)?,
        journal,
        clock()?,
    )))
}

/// The journals of several people.
fn peoples_house(session: &Session, folder: &Path) -> Result<Arc<dyn House>> {
    let keys = Register::read_existing(folder)?.all_keys()?;
    let of_users: Vec<Key> = keys.into_iter().filter(|key| key.user != OWNER).collect();
    let how = "journal key create --permission read-write --user NAME --data DIR";
    has_good_key(session, &of_users, how)?;
    Ok(Arc::new(PeoplesHouse::open(
        folder,
        clock()?,
        starter::source,
    )?))
}

/// Nothing is served that nobody could ask.
fn has_good_key(session: &Session, keys: &[Key], how: &str) -> Result<()> {
    let now = session.instant()?;
    match keys.iter().any(|key| key.is_good(now)) {
        true => Ok(()),
        false => {
            let lacking = match keys.is_empty() {
                true => "there is no key",
                false => "every key is revoked or has expired",
            };
            let what = format!("{lacking}: nobody could ask here");
            Err(Error::new(Code::Config, what).hint(format!("make one with: {how}")))
        }
    }
}
