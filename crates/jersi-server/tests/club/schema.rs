//! As much of JSON Schema as our description uses. A keyword that it does not know is a fault, not a pass.

use serde_json::{Map, Value};

/// Why a value is not as a schema of the document wants it; nothing if it is.
pub fn faults(document: &Value, schema: &Value, value: &Value) -> Vec<String> {
    let mut faults = Vec::new();
    check(document, schema, value, "", &mut faults);
    faults
}

fn check(document: &Value, schema: &Value, value: &Value, at: &str, faults: &mut Vec<String>) {
    let Some(keywords) = schema.as_object() else {
        assert_eq!(schema, &Value::Bool(true), "a schema that is none");
        return;
    };
    for (keyword, wanted) in keywords {
        let mut fault = |why: String| faults.push(format!("{at}: {why}"));
        match keyword.as_str() {
            "description" | "title" | "format" | "example" | "examples" | "default" | "properties"
            | "propertyNames" => {}
            "$ref" => {
                let pointer = wanted.as_str().and_then(|text| text.strip_prefix('#')).expect("a reference");
                let found = document.pointer(pointer).unwrap_or_else(|| panic!("nothing at {pointer}"));
                check(document, found, value, at, faults);
            }
            "type" => {
                let is = |kind: &Value| is_a(kind.as_str().expect("a word"), value);
                let fits = wanted.as_array().map_or_else(|| is(wanted), |kinds| kinds.iter().any(is));
                if !fits {
                    fault(format!("{value} is no {wanted}"));
                }
            }
            "enum" => {
                if !wanted.as_array().expect("words").contains(value) {
                    fault(format!("{value} is none of {wanted}"));
                }
            }
            "pattern" => {
                let digits =
                    wanted.as_str().and_then(|text| text.strip_prefix("^[0-9a-f]{")?.strip_suffix("}$"));
                let digits: usize =
                    digits.and_then(|digits| digits.parse().ok()).expect("a pattern that we know");
                let fits = |text: &str| text.len() == digits && text.bytes().all(|b| b.is_ascii_hexdigit());
                if !value.as_str().is_none_or(fits) {
                    fault(format!("{value} is not as {wanted}"));
                }
            }
            "minimum" => {
                if value.as_f64().is_some_and(|number| number < wanted.as_f64().expect("a number")) {
                    fault(format!("{value} is less than {wanted}"));
                }
            }
            "required" => {
                for key in wanted.as_array().expect("keys") {
                    if value
                        .as_object()
                        .is_some_and(|object| !object.contains_key(key.as_str().expect("a key")))
                    {
                        fault(format!("{key} is missing"));
                    }
                }
            }
            "additionalProperties" => {
                let known = keywords.get("properties").and_then(Value::as_object);
                for (key, inner) in value.as_object().into_iter().flatten() {
                    if known.is_none_or(|known| !known.contains_key(key)) {
                        if wanted == &Value::Bool(false) {
                            faults.push(format!("{at}: {key} is not known"));
                        } else {
                            check(document, wanted, inner, &format!("{at}.{key}"), faults);
                        }
                    }
                }
            }
            "items" => {
                let begun = keywords.get("prefixItems").and_then(Value::as_array).map_or(0, Vec::len);
                for (n, item) in value.as_array().into_iter().flatten().enumerate().skip(begun) {
                    if wanted == &Value::Bool(false) {
                        faults.push(format!("{at}: too many"));
                    } else {
                        check(document, wanted, item, &format!("{at}[{n}]"), faults);
                    }
                }
            }
            "prefixItems" => {
                let wanted = wanted.as_array().expect("schemas");
                for (n, (schema, item)) in
                    wanted.iter().zip(value.as_array().into_iter().flatten()).enumerate()
                {
                    check(document, schema, item, &format!("{at}[{n}]"), faults);
                }
            }
            "allOf" => {
                for schema in wanted.as_array().expect("schemas") {
                    check(document, schema, value, at, faults);
                }
            }
            "oneOf" | "anyOf" => {
                let tried: Vec<_> = wanted
                    .as_array()
                    .expect("schemas")
                    .iter()
                    .map(|schema| self::faults(document, schema, value))
                    .collect();
                let fitting = tried.iter().filter(|faults| faults.is_empty()).count();
                if fitting == 0 || keyword == "oneOf" && fitting > 1 {
                    fault(format!("{fitting} of {keyword} fit: {tried:?}"));
                }
            }
            unknown => panic!("a keyword that is not checked: {unknown}"),
        }
    }
    let (Some(properties), Some(object)) =
        (keywords.get("properties").and_then(Value::as_object), value.as_object())
    else {
        return;
    };
    known_keys(document, properties, object, at, faults);
}

fn known_keys(
    document: &Value,
    properties: &Map<String, Value>,
    object: &Map<String, Value>,
    at: &str,
    faults: &mut Vec<String>,
) {
    for (key, schema) in properties {
        if let Some(inner) = object.get(key) {
            check(document, schema, inner, &format!("{at}.{key}"), faults);
        }
    }
}

fn is_a(kind: &str, value: &Value) -> bool {
    match kind {
        "object" => value.is_object(),
        "array" => value.is_array(),
        "string" => value.is_string(),
        "integer" => value.is_i64() || value.is_u64(),
        "number" => value.is_number(),
        "boolean" => value.is_boolean(),
        "null" => value.is_null(),
        other => panic!("no type: {other}"),
    }
}

#[test]
fn a_schema_is_seen_to_be_broken() {
    let document =
        serde_json::json!({ "components": { "schemas": { "Seq": { "type": "integer", "minimum": 0 } } } });
    let schema = serde_json::json!({
        "type": "object", "required": ["seq"], "additionalProperties": false,
        "properties": { "seq": { "$ref": "#/components/schemas/Seq" }, "color": { "type": ["string", "null"], "enum": ["white", null] } }
    });
    let broken =
        |text: &str| !faults(&document, &schema, &serde_json::from_str(text).expect("JSON")).is_empty();
    assert!(
        !broken(r#"{"seq": 3}"#)
            && !broken(r#"{"seq": 0, "color": "white"}"#)
            && !broken(r#"{"seq": 0, "color": null}"#)
    );
    for text in [
        "{}",
        "[]",
        r#"{"seq": -1}"#,
        r#"{"seq": "1"}"#,
        r#"{"seq": 1, "color": "red"}"#,
        r#"{"seq": 1, "x": 1}"#,
    ] {
        assert!(broken(text), "{text}");
    }
}
