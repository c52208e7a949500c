//! Sentences that the page says too, out of its own Fluent files: they stand once for both faces.

use std::collections::BTreeMap;

use fluent_syntax::ast::{Entry, PatternElement};

/// The plain messages of a Fluent file, by their names. Those with places to fill in are the page's alone.
pub(crate) fn messages(source: &'static str) -> BTreeMap<String, String> {
    let resource = match fluent_syntax::parser::parse(source) {
        Ok(resource) => resource,
        Err((_, faults)) => panic!("a Fluent file of ours: {faults:?}"),
    };
    let plain = |entry: Entry<&'static str>| {
        let Entry::Message(message) = entry else { return None };
        let mut text = String::new();
        for element in message.value?.elements {
            let PatternElement::TextElement { value } = element else { return None };
            text.push_str(value);
        }
        Some((message.id.name.to_owned(), text))
    };
    resource.body.into_iter().filter_map(plain).collect()
}
