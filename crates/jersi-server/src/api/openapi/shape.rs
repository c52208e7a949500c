//! What a body or an answer looks like.

use serde_json::{Map, Value};
use utoipa::ToSchema;
use utoipa::openapi::RefOr;
use utoipa::openapi::schema::Schema;

type Schemas = Vec<(String, RefOr<Schema>)>;

/// A type of the contract.
pub struct Shape {
    /// Under which it is described.
    pub name: String,
    collect: fn(&mut Schemas),
}

impl Shape {
    /// Of a type.
    pub fn of<T: ToSchema>() -> Shape {
        Shape { name: T::name().into_owned(), collect: collect::<T> }
    }

    /// It, and all that stands in it, by name.
    pub fn schemas(&self) -> Map<String, Value> {
        let mut found = Vec::new();
        (self.collect)(&mut found);
        // Schemas are made to be written as JSON.
        found
            .into_iter()
            .map(|(name, schema)| (name, serde_json::to_value(schema).unwrap_or_default()))
            .collect()
    }
}

fn collect<T: ToSchema>(into: &mut Schemas) {
    into.push((T::name().into_owned(), T::schema()));
    T::schemas(into);
}
