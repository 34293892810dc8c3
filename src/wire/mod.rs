//! The seam's HTTP form: routes, query strings and error bodies, said once for both ends, and the
//! OpenAPI description of all of it.
//!
//! Floor 4. What crosses the wire is written here and nowhere else: `remote` reads this to
//! ask, `serve` to answer, and the command line's `api` to speak of operations by path.

pub mod error;
pub mod header;
pub mod openapi;
pub mod query;
pub mod route;

pub use route::Method;
