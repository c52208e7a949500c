//! Editions for programs, in every language.

use jersi_rules::lang::Said;
use jersi_rules::notation::text_board;
use jersi_rules::{
    AUTHOR, About, Aim, CONTACT, Color, Edition, GameSpec, JERSI, KindFacts, Lang, Lojban, Position, ROWS,
    Rules, Setting, SettingFacts, VariantKind, Way,
};
use serde_json::{Map, Value, json};

/// Everything about every edition.
pub fn editions() -> Value {
    json!({
        "name": lojban(JERSI),
        "author": AUTHOR,
        "contact": CONTACT,
        "default": GameSpec::default().edition().id(),
        "editions": Edition::ALL.map(edition),
    })
}

/// Everything about one edition.
pub fn edition(edition: Edition) -> Value {
    let facts = edition.facts();
    let about = |told: fn(About) -> Said| text(|lang| told(edition.about(lang)));
    let lists = |told: fn(About) -> Vec<Said>| texts(|lang| told(edition.about(lang)));
    json!({
        "id": facts.id,
        "date": about(|about| about.date),
        "summary": about(|about| about.summary),
        "players": Color::BOTH.len(),
        "age": facts.box_facts.map(|on_box| on_box.age),
        "minutes": facts.box_facts.map(|on_box| [on_box.minutes.0, on_box.minutes.1]),
        "board": {
            "cells": facts.cells.len(),
            "rows": (0..ROWS).map(|row| edition.row_length(row)).collect::<Vec<u8>>(),
        },
        "aim": aim(facts.booklet_aim),
        "pieces": facts.kinds.iter().map(|kind| piece(edition, *kind)).collect::<Vec<Value>>(),
        "settings": facts.settings.iter().map(|facts| setting(edition, facts)).collect::<Vec<Value>>(),
        "variants": facts.variants.iter().copied().map(variant).collect::<Vec<Value>>(),
        "rules": lists(|about| about.rules),
        "score": { "win": facts.score.win, "loss": facts.score.loss, "tie": facts.score.tie },
        "changes": { "since": about(|about| about.since), "what": lists(|about| about.changes) },
        "author": AUTHOR,
        "contact": CONTACT,
        "booklet": about(|about| about.booklet),
        "licence": { "name": facts.licence.name, "link": facts.licence.link },
    })
}

/// The same in every language, by its identifier.
fn text(say: impl Fn(Lang) -> Said) -> Value {
    Lang::ALL.into_iter().map(|lang| (lang.id(), say(lang))).collect()
}

/// A list of sentences, each in every language.
fn texts(say: impl Fn(Lang) -> Vec<Said>) -> Vec<Value> {
    let mut sentences: Vec<Map<String, Value>> = Vec::new();
    for lang in Lang::ALL {
        let said = say(lang);
        sentences.resize_with(said.len(), Map::new);
        for (sentence, said) in sentences.iter_mut().zip(said) {
            sentence.insert(lang.id().to_owned(), said.into());
        }
    }
    sentences.into_iter().map(Value::Object).collect()
}

fn lojban(lojban: Lojban) -> Value {
    let meaning = text(|lang| lojban.meaning(lang));
    json!({ "word": lojban.word(), "sound": lojban.sound(), "meaning": meaning })
}

fn variant(variant: VariantKind) -> Value {
    json!({
        "id": variant.id(),
        "name": text(|lang| lang.catalogue().variant(variant)),
        "what": text(|lang| lang.catalogue().variant_effect(variant)),
    })
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

fn piece(edition: Edition, facts: KindFacts) -> Value {
    let kind = facts.kind;
    let alias = edition.kind_alias(kind, Lang::EN);
    json!({
        "kind": facts.kind.id(),
        "letter": facts.letter,
        "name": text(|lang| edition.kind_name(kind, lang)),
        "plural": text(|lang| edition.kind_plural(kind, lang)),
        "alias": alias.map(|_| text(|lang| edition.kind_alias(kind, lang).unwrap_or_default())),
        "lojban": facts.lojban.map(lojban),
        "least": edition.army(false).get(facts.kind),
        "most": edition.army(true).get(facts.kind),
        "in_reserve": facts.in_reserve,
        "beats": edition.beats(facts.kind).iter().map(jersi_rules::Kind::id).collect::<Vec<&str>>(),
    })
}

fn setting(edition: Edition, facts: &'static SettingFacts) -> Value {
    let mut value = json!({
        "id": facts.id,
        "name": text(|lang| facts.name(lang)),
        "what": text(|lang| facts.way.about(lang)),
    });
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
            value["board"] = text_board(&Position::start(Rules::new(edition), setting), Lang::EN).into();
        }
    }
    value
}
