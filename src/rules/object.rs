//! Reading the members of an unread object: those that must be there, and those that need not.

use serde_json::{Map, Value};

use super::check::{Change, Node, echo};
use super::path::Path;

/// An object of a request.
#[derive(Clone, Copy)]
pub struct Object<'a> {
    pub(super) node: Node<'a>,
    pub(super) members: &'a Map<String, Value>,
}

impl<'a> Object<'a> {
    /// The object as a value.
    pub fn node(self) -> Node<'a> {
        self.node
    }

    /// Whether a member was sent, `null` or not.
    pub fn has(self, name: &str) -> bool {
        self.members.contains_key(name)
    }

    /// A member that must be there.
    pub fn required<T>(self, name: &str, read: impl FnOnce(Node<'_>) -> Option<T>) -> Option<T> {
        match self.members.get(name) {
            Some(value) => self.read(name, value, read),
            None => {
                self.problem(name, "is missing");
                None
            }
        }
    }

    /// A member that may be left out. The inner option is what was sent; the outer is `None`
    /// when that is wrong.
    pub fn optional<T>(
        self,
        name: &str,
        read: impl FnOnce(Node<'_>) -> Option<T>,
    ) -> Option<Option<T>> {
        match self.members.get(name) {
            Some(value) => self.read(name, value, read).map(Some),
            None => Some(None),
        }
    }

    /// A member that may be left out or `null`.
    pub fn nullable<T>(
        self,
        name: &str,
        read: impl FnOnce(Node<'_>) -> Option<T>,
    ) -> Option<Option<T>> {
        match self.members.get(name) {
            None | Some(Value::Null) => Some(None),
            Some(value) => self.read(name, value, read).map(Some),
        }
    }

    /// A member of a patch that `null` clears.
    pub fn change<T>(
        self,
        name: &str,
        read: impl FnOnce(Node<'_>) -> Option<T>,
    ) -> Option<Change<T>> {
        match self.members.get(name) {
            None => Some(Change::Keep),
            Some(Value::Null) => Some(Change::Clear),
            Some(value) => self.read(name, value, read).map(Change::Set),
        }
    }

    /// Refuses members other than these.
    pub fn only(self, names: &[&str]) -> Option<()> {
        let mut good = Some(());
        for name in self
            .members
            .keys()
            .filter(|name| !names.contains(&name.as_str()))
        {
            self.problem(&echo(name), "is not a member of this object");
            good = None;
        }
        good
    }

    /// Notes a problem with a member of a member.
    pub fn problem_inside(self, name: &str, inner: &str, message: impl Into<String>) {
        let path = Path::Member(self.node.path, name);
        self.node.problems.add(Path::Member(&path, inner), message);
    }

    /// Notes a problem with a member.
    pub fn problem(self, name: &str, message: impl Into<String>) {
        self.node
            .problems
            .add(Path::Member(self.node.path, name), message);
    }

    fn read<T>(
        self,
        name: &str,
        value: &Value,
        read: impl FnOnce(Node<'_>) -> Option<T>,
    ) -> Option<T> {
        let path = Path::Member(self.node.path, name);
        read(Node {
            value,
            path: &path,
            problems: self.node.problems,
        })
    }
}
