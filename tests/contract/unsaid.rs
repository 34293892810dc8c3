//! Rules that no schema of the description can say, each with its reason.
//!
//! One list for whoever holds the description against the rules: here, in `tests/properties` and
//! in `tests/schemathesis`.

use std::sync::LazyLock;

use journal::error::Detail;
use serde::Deserialize;

/// A rule beyond the schemas.
#[derive(Deserialize)]
pub(crate) struct Unsaid {
    /// The member or parameter it is told of; `None` is any.
    path: Option<String>,
    /// What its message begins with.
    pub(crate) message: String,
    /// Why no schema says it.
    why: String,
}

/// All of them.
pub(crate) static UNSAID: LazyLock<Vec<Unsaid>> = LazyLock::new(|| {
    let list = include_str!("../schemathesis/unsaid.json");
    let rules: Vec<Unsaid> = serde_json::from_str(list).expect("a list of rules");
    assert!(
        rules.iter().all(|rule| rule.why.len() > 10),
        "a reason each"
    );
    rules
});

/// The rule beyond the schemas that a problem tells of: what its message begins with.
pub(crate) fn rule_of(problem: &Detail) -> Option<&'static str> {
    let rule = UNSAID.iter().find(|rule| rule.is_told_by(problem));
    rule.map(|rule| rule.message.as_str())
}

impl Unsaid {
    fn is_told_by(&self, problem: &Detail) -> bool {
        let last = problem.path.rsplit('.').next().unwrap_or_default();
        let member = self.path.as_deref();
        problem.message.starts_with(&self.message) && member.is_none_or(|member| member == last)
    }
}
