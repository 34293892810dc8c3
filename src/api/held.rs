//! A journal that stays as it is for a while.

/// While it is there, everything that is read of a journal is of one moment, whoever writes meanwhile.
#[derive(Default)]
#[must_use]
pub struct Held<'j>(Option<Box<dyn FnOnce() + 'j>>);

impl<'j> Held<'j> {
    /// Does this when the journal is let go.
    pub fn until(let_go: impl FnOnce() + 'j) -> Held<'j> {
        Held(Some(Box::new(let_go)))
    }
}

impl Drop for Held<'_> {
    fn drop(&mut self) {
        if let Some(let_go) = self.0.take() {
            let_go();
        }
    }
}
