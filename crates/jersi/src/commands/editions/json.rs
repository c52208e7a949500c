//! Editions for programs, in both languages.

use jersi_rules::notation::text_board;
use jersi_rules::{
    AUTHOR, Aim, CONTACT, Color, Edition, JERSI, KindFacts, Lang, Lojban, Position, ROWS, Rules, Setting,
    SettingFacts, Text, Way,
};
use serde_json::{Value, json};

use crate::rule_options::RuleOptions;

/// Everything about every edition.
pub fn editions() -> Value {
    json!({
        "name": lojban(&JERSI),
        "author": AUTHOR,
        "contact": CONTACT,
        "default": RuleOptions::default().edition().id(),
        "editions": Edition::ALL.map(edition),
    })
}

/// Everything about one edition.
pub fn edition(edition: Edition) -> Value {
    let (facts, about) = (edition.facts(), edition.about());
    json!({
        "id": facts.id,
        "date": text(facts.date),
        "summary": text(about.summary),
        "players": Color::BOTH.len(),
        "age": facts.box_facts.map(|on_box| on_box.age),
        "minutes": facts.box_facts.map(|on_box| [on_box.minutes.0, on_box.minutes.1]),
        "board": {
            "cells": facts.cells.len(),
            "rows": (0..ROWS).map(|row| edition.row_length(row)).collect::<Vec<u8>>(),
        },
        "aim": aim(facts.aim),
        "pieces": facts.kinds.iter().map(|kind| piece(edition, kind)).collect::<Vec<Value>>(),
        "settings": facts.settings.iter().map(|facts| setting(edition, facts)).collect::<Vec<Value>>(),
        "variants": about
            .variants
            .iter()
            .map(|variant| json!({
                "id": variant.id, "name": text(variant.name), "what": text(variant.what),
            }))
            .collect::<Vec<Value>>(),
        "rules": texts(about.rules),
        "score": { "win": facts.score.win, "loss": facts.score.loss, "tie": facts.score.tie },
        "changes": { "since": text(about.since), "what": texts(about.changes) },
        "author": AUTHOR,
        "contact": CONTACT,
        "booklet": text(about.booklet),
        "licence": { "name": about.licence.name, "link": about.licence.link },
    })
}

fn text(text: Text) -> Value {
    json!({ "en": text.en, "fr": text.fr })
}

fn texts(texts: &[Text]) -> Vec<Value> {
    texts.iter().copied().map(text).collect()
}

fn lojban(lojban: &Lojban) -> Value {
    json!({ "word": lojban.word, "sound": lojban.sound, "meaning": text(lojban.meaning) })
}

fn aim(aim: Aim) -> Value {
    match aim {
        Aim::HuntTheKing { exhaustion } => json!({ "id": "hunt-the-king", "exhaustion": exhaustion }),
        Aim::BringTheKingHome { quiet_limit, lone_king_counts } => json!({
            "id": "bring-the-king-home",
            "quiet_limit": quiet_limit,
            "lone_king_counts": lone_king_counts,
        }),
    }
}

fn piece(edition: Edition, facts: &KindFacts) -> Value {
    json!({
        "kind": facts.kind.id(),
        "letter": facts.letter,
        "name": text(facts.name),
        "plural": text(facts.plural),
        "alias": facts.alias.map(text),
        "lojban": facts.lojban.as_ref().map(lojban),
        "least": edition.army(false).get(facts.kind),
        "most": edition.army(true).get(facts.kind),
        "in_reserve": facts.in_reserve,
        "beats": edition.beats(facts.kind).iter().map(jersi_rules::Kind::id).collect::<Vec<&str>>(),
    })
}

fn setting(edition: Edition, facts: &'static SettingFacts) -> Value {
    let mut value = json!({ "id": facts.id, "name": text(facts.name), "what": text(facts.way.about()) });
    value["way"] = match facts.way {
        Way::Fixed(_) => "fixed",
        Way::Random => "random",
        Way::Free => "free",
    }
    .into();
    if let Way::Fixed(position) = facts.way {
        value["position"] = position.into();
        // A setting's own identifier always names it.
        if let Ok(setting) = Setting::named(edition, facts.id, 0, false) {
            value["board"] = text_board(&Position::start(Rules::new(edition), setting), Lang::En).into();
        }
    }
    value
}
