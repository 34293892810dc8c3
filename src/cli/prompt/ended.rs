//! What is put right before a signal ends the program.

use std::future::poll_fn;
use std::io;
use std::process;
use std::task::Poll;
use std::thread;

use tokio::runtime::Builder;
use tokio::signal::unix::{Signal, SignalKind, signal};

/// Has `restore` done before one of the signals that ask a program to end ends this one; with the
/// exit code that a shell gives for it. This holds until the program is done.
///
/// Errors: when signals cannot be heard.
pub(super) fn before_it(restore: impl FnOnce() + Send + 'static) -> io::Result<()> {
    let runtime = Builder::new_current_thread().enable_io().build()?;
    let kinds = [
        SignalKind::hangup(),
        SignalKind::interrupt(),
        SignalKind::quit(),
        SignalKind::terminate(),
    ];
    let context = runtime.enter();
    let heard = kinds.map(|kind| Ok((signal(kind)?, kind.as_raw_value())));
    let heard: io::Result<Vec<(Signal, i32)>> = heard.into_iter().collect();
    drop(context);
    let heard = heard?;
    thread::spawn(move || {
        let number = runtime.block_on(first(heard));
        restore();
        process::exit(128 + number)
    });
    Ok(())
}

/// The number of the first signal that comes.
async fn first(mut heard: Vec<(Signal, i32)>) -> i32 {
    poll_fn(|context| {
        let came = heard
            .iter_mut()
            .find_map(|(signal, number)| signal.poll_recv(context).is_ready().then_some(*number));
        came.map_or(Poll::Pending, Poll::Ready)
    })
    .await
}
