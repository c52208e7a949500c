//! Routes that remember their paths.

use axum::Router;
use axum::routing::MethodRouter;

use crate::club::Club;

/// Routes, and the list of their paths.
#[derive(Default)]
pub struct RouteList {
    /// What answers.
    pub router: Router<Club>,
    /// Where, in the order in which they were added.
    pub paths: Vec<&'static str>,
}

impl RouteList {
    /// One more.
    pub fn route(mut self, path: &'static str, methods: MethodRouter<Club>) -> RouteList {
        self.router = self.router.route(path, methods);
        self.paths.push(path);
        self
    }
}
