//! `GET /api/openapi.json`: what there is under `/api`, for programs that read such descriptions.

mod operations;
mod shape;

use std::sync::LazyLock;

use axum::Json;
use jersi_wire::{Code, FromClient, FromServer, Refused};
use serde_json::{Map, Value, json};

use super::answer::{sentence, status};
use operations::{Operation, operations};
use shape::Shape;

/// `GET /api/openapi.json`
pub async fn show() -> Json<&'static Value> {
    Json(document())
}

/// The whole description.
pub fn document() -> &'static Value {
    static DOCUMENT: LazyLock<Value> = LazyLock::new(write);
    &DOCUMENT
}

fn write() -> Value {
    let operations = operations();
    let mut paths = Map::new();
    for operation in &operations {
        let item = paths.entry(operation.path).or_insert_with(|| json!({}));
        item[operation.method] = told(operation);
    }
    // What goes over the socket has no place of its own in such a description.
    let socket = [Shape::of::<FromClient>(), Shape::of::<FromServer>()];
    let shapes = operations.iter().flat_map(|operation| [&operation.body, &operation.answer]);
    let shapes = shapes.flatten().chain(&socket);
    let mut schemas = Shape::of::<Refused>().schemas();
    shapes.for_each(|shape| schemas.extend(shape.schemas()));
    let mut schemas: Vec<(String, Value)> = schemas.into_iter().collect();
    schemas.sort_by(|(a, _), (b, _)| a.cmp(b));
    let mut schemas: Map<String, Value> = schemas.into_iter().collect();
    if let Some(code) = schemas.get_mut("Code") {
        code["description"] = codes(code).into();
    }
    json!({
        "openapi": "3.1.0",
        "info": {
            "title": "The club of JERSI",
            "description": "Games between people. docs/club.md tells all of this in words, and what goes over the socket.",
            "version": env!("CARGO_PKG_VERSION"),
            "license": { "name": "MIT OR Apache-2.0", "identifier": "MIT OR Apache-2.0" },
        },
        "servers": [{ "url": "/" }],
        "paths": paths,
        "components": {
            "schemas": schemas,
            "securitySchemes": {
                "browser": { "type": "apiKey", "in": "cookie", "name": "__Host-jersi",
                    "description": "Set when a guest comes to be, or by signing in. On plain HTTP its name is jersi." },
                "bot": { "type": "http", "scheme": "bearer", "description": "`jersi admin bot NAME` makes one." },
            },
        },
    })
}

fn told(operation: &Operation) -> Value {
    let mut told = json!({ "summary": operation.about, "operationId": operation.name() });
    let parameters = parameters(operation);
    if !parameters.is_empty() {
        told["parameters"] = parameters.into();
    }
    if let Some(body) = &operation.body {
        told["requestBody"] = json!({ "required": true, "content": json_of(body) });
    }
    let done = match (&operation.answer, operation.also) {
        (_, Some("socket")) => json!({ "101": { "description": "the socket, which speaks jersi.1" } }),
        (None, _) => json!({ "204": { "description": "done" } }),
        (Some(answer), also) => {
            let mut content = json_of(answer);
            if let Some(kind) = also {
                content[kind] = json!({ "schema": { "type": "string" } });
            }
            json!({ "200": { "description": "done", "content": content } })
        }
    };
    told["responses"] = done;
    told["responses"]["default"] = json!({ "description": "refused, with a code that says why", "content": json_of(&Shape::of::<Refused>()) });
    if operation.known {
        told["security"] = json!([{ "browser": [] }, { "bot": [] }]);
    }
    told
}

/// What stands in the path and behind it; and the header without which nothing is changed.
fn parameters(operation: &Operation) -> Vec<Value> {
    let text = |name: &str, place: &str, required: bool| json!({ "name": name, "in": place, "required": required, "schema": { "type": "string" } });
    let in_path = operation.path.split('/').filter_map(|part| part.strip_prefix('{')?.strip_suffix('}'));
    let mut all: Vec<Value> = in_path.map(|name| text(name, "path", true)).collect();
    all.extend(operation.query.iter().map(|name| text(name, "query", false)));
    if operation.method != "get" {
        let mut ours = text("X-Jersi", "header", false);
        ours["description"] =
            "1; not needed with a bearer token. Origin or Sec-Fetch-Site name our own page.".into();
        all.push(ours);
    }
    all
}

fn json_of(shape: &Shape) -> Value {
    json!({ "application/json": { "schema": { "$ref": format!("#/components/schemas/{}", shape.name) } } })
}

/// Every code with its status and why.
fn codes(schema: &Value) -> String {
    let words = schema["enum"].as_array().into_iter().flatten();
    let line = |word: &Value| {
        let code: Code = serde_json::from_value(word.clone()).ok()?;
        Some(format!("- `{}` ({}): {}", word.as_str()?, status(code).as_u16(), sentence(code)))
    };
    words.filter_map(line).collect::<Vec<_>>().join("\n")
}
