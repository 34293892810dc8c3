//! The eleven operations: method, path, permission, success status.

use crate::error::{Code, Error, Resource, Result};
use crate::model::{Operation, Permission};

/// What the base address ends in: the version of the API.
pub const BASE: &str = "/v1";

/// An HTTP method the API uses.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Method {
    /// Reads.
    Get,
    /// Creates.
    Post,
    /// Changes.
    Patch,
    /// Deletes.
    Delete,
}

impl Method {
    /// The method, as HTTP writes it.
    pub fn as_str(self) -> &'static str {
        match self {
            Method::Get => "GET",
            Method::Post => "POST",
            Method::Patch => "PATCH",
            Method::Delete => "DELETE",
        }
    }
}

/// What an operation is on the wire.
struct Route {
    operation: Operation,
    method: Method,
    path: &'static str,
    permission: Permission,
    success: u16,
}

#[rustfmt::skip]
const ROUTES: [Route; 11] = {
    use Method::{Delete, Get, Patch, Post};
    use Operation::*;
    use Permission::{Read, ReadWrite};
    [
        route(ListMeals, Get, "/meals", Read, 200),
        route(CreateMeal, Post, "/meals", ReadWrite, 201),
        route(GetMeal, Get, "/meals/{id}", Read, 200),
        route(UpdateMeal, Patch, "/meals/{id}", ReadWrite, 200),
        route(DeleteMeal, Delete, "/meals/{id}", ReadWrite, 204),
        route(SearchFoods, Get, "/foods", Read, 200),
        route(SaveFood, Post, "/foods", ReadWrite, 201),
        route(DeleteFood, Delete, "/foods/{id}", ReadWrite, 204),
        route(ListFoodCorrections, Get, "/food-corrections", Read, 200),
        route(GetSettings, Get, "/settings", Read, 200),
        route(UpdateSettings, Patch, "/settings", ReadWrite, 200),
    ]
};

const fn route(
    operation: Operation,
    method: Method,
    path: &'static str,
    permission: Permission,
    success: u16,
) -> Route {
    Route {
        operation,
        method,
        path,
        permission,
        success,
    }
}

impl Operation {
    /// The operation of a method and a path under the base address, with what stands for `{id}`.
    ///
    /// Errors: `NotFound` the route; `MethodNotAllowed`, whose hint lists what the path takes.
    pub fn by_path<'p>(method: &str, path: &'p str) -> Result<(Operation, Option<&'p str>)> {
        let fitting: Vec<(&Route, Option<&str>)> = ROUTES
            .iter()
            .filter_map(|route| Some((route, fits(route.path, path)?)))
            .collect();
        if fitting.is_empty() {
            return Err(Error::not_found(
                Resource::Route,
                "the API has no such path",
            ));
        }
        match fitting
            .iter()
            .find(|(route, _)| route.method.as_str() == method)
        {
            Some((route, id)) => Ok((route.operation, *id)),
            None => Err(
                Error::new(Code::MethodNotAllowed, "the path does not take this method")
                    .hint(format!("it takes {}", allowed(path))),
            ),
        }
    }

    fn route(self) -> &'static Route {
        // The routes stand in the order of the operations; a test holds them to it.
        &ROUTES[self as usize]
    }

    /// Its method.
    pub fn method(self) -> Method {
        self.route().method
    }

    /// Its path under the base address, with `{id}` in it.
    pub fn template(self) -> &'static str {
        self.route().path
    }

    /// Its path with an id in it.
    pub fn path(self, id: &str) -> String {
        self.route().path.replace("{id}", &super::query::encode(id))
    }

    /// Whether its path has an id.
    pub fn takes_id(self) -> bool {
        self.route().path.ends_with("{id}")
    }

    /// Whether it takes a body.
    pub fn takes_body(self) -> bool {
        matches!(self.method(), Method::Post | Method::Patch)
    }

    /// What a key must be allowed to do.
    pub fn permission(self) -> Permission {
        self.route().permission
    }

    /// The status of success.
    pub fn success(self) -> u16 {
        self.route().success
    }
}

/// The methods a path takes, as the header `Allow` lists them.
pub fn allowed(path: &str) -> String {
    let fitting = ROUTES
        .iter()
        .filter(|route| fits(route.path, path).is_some());
    let methods: Vec<&str> = fitting.map(|route| route.method.as_str()).collect();
    methods.join(", ")
}

/// Whether a path has the form of a template; the inner option is what stands for `{id}`.
fn fits<'p>(template: &str, path: &'p str) -> Option<Option<&'p str>> {
    match template.strip_suffix("{id}") {
        Some(before) => path
            .strip_prefix(before)
            .filter(|id| !id.is_empty() && !id.contains('/'))
            .map(Some),
        None => (template == path).then_some(None),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_routes_stand_in_the_order_of_the_operations() {
        for (at, route) in ROUTES.iter().enumerate() {
            assert_eq!(route.operation as usize, at);
        }
    }

    #[test]
    fn a_path_finds_its_operation_and_id() {
        assert_eq!(
            Operation::by_path("GET", "/meals").unwrap(),
            (Operation::ListMeals, None)
        );
        assert_eq!(
            Operation::by_path("DELETE", "/foods/x").unwrap(),
            (Operation::DeleteFood, Some("x"))
        );
        assert_eq!(
            Operation::by_path("GET", "/foods/x").unwrap_err().code(),
            Code::MethodNotAllowed
        );
        assert_eq!(
            Operation::by_path("GET", "/meals/x/y").unwrap_err().code(),
            Code::NotFound
        );
        for none in ["/meals/", "/foods/", "/meals//", "/settings/"] {
            let error = Operation::by_path("GET", none).unwrap_err();
            assert_eq!(error.resource(), Some(Resource::Route), "{none}");
        }
        assert_eq!(allowed("/meals/x"), "GET, PATCH, DELETE");
    }
}
