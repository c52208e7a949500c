//! The editions in a player's language.

use jersi_rules::lang::Said;
use jersi_rules::{Aim, Color, Edition, Kind, KindFacts, Lang, ROWS, SettingFacts};

use crate::convert::name;
use crate::wire::{
    Both, CellPlace, EditionView, KindView, LicenceView, LojbanView, SettingView, VariantView, Way,
};

/// Every edition, the oldest first.
pub fn editions(lang: Lang) -> Vec<EditionView> {
    Edition::ALL.into_iter().map(|edition| view(edition, lang)).collect()
}

fn view(edition: Edition, lang: Lang) -> EditionView {
    let (facts, about) = (edition.facts(), edition.about(lang));
    let texts = |texts: Vec<Said>| texts.into_iter().map(Said::into_owned).collect();
    EditionView {
        id: facts.id.to_owned(),
        date: about.date.into_owned(),
        summary: about.summary.into_owned(),
        rules: texts(about.rules),
        since: about.since.into_owned(),
        changes: texts(about.changes),
        booklet: about.booklet.into_owned(),
        licence: LicenceView { name: facts.licence.name.to_owned(), link: facts.licence.link.to_owned() },
        cells: cells(edition),
        kinds: facts.kinds.iter().map(|kind| kind_view(edition, *kind, lang)).collect(),
        settings: facts.settings.iter().map(|setting| setting_view(setting, lang)).collect(),
        variants: about.variants.into_iter().map(variant_view).collect(),
        guardian_optional: facts.guardian_optional,
        win: facts.score.win,
        tie: facts.score.tie,
        age: facts.box_facts.map(|facts| facts.age),
        minutes: facts.box_facts.map(|facts| [facts.minutes.0, facts.minutes.1]),
        home_rows: home_rows(facts.booklet_aim),
    }
}

fn cells(edition: Edition) -> Vec<CellPlace> {
    let cells = (0..ROWS).rev().flat_map(|row| edition.row_cells(row));
    cells.map(|cell| CellPlace { cell: name(edition, cell), row: cell.row() }).collect()
}

fn kind_view(edition: Edition, facts: KindFacts, lang: Lang) -> KindView {
    KindView {
        kind: facts.kind.into(),
        letter: facts.letter.to_string(),
        name: edition.kind_name(facts.kind, lang).into_owned(),
        alias: edition.kind_alias(facts.kind, lang).map(Said::into_owned),
        lojban: facts.lojban.map(|lojban| LojbanView {
            word: lojban.word().to_owned(),
            sound: lojban.sound().to_owned(),
            meaning: lojban.meaning(lang).into_owned(),
        }),
        count: facts.count,
        in_reserve: facts.in_reserve,
        beats: edition.beats(facts.kind).iter().map(<Kind as Into<crate::wire::Kind>>::into).collect(),
    }
}

fn setting_view(facts: &SettingFacts, lang: Lang) -> SettingView {
    let (way, position) = match facts.way {
        jersi_rules::Way::Fixed(position) => (Way::Fixed, Some(position.to_owned())),
        jersi_rules::Way::Random => (Way::Random, None),
        jersi_rules::Way::Free => (Way::Free, None),
    };
    SettingView {
        id: facts.id.to_owned(),
        name: facts.name(lang).into_owned(),
        what: facts.way.about(lang).into_owned(),
        way,
        position,
    }
}

fn variant_view(variant: jersi_rules::VariantAbout) -> VariantView {
    VariantView {
        id: variant.id.to_owned(),
        name: variant.name.into_owned(),
        what: variant.what.into_owned(),
    }
}

/// The rows that the kings want to reach.
fn home_rows(aim: Aim) -> Option<Both<String>> {
    match aim {
        Aim::HuntTheKing { .. } => None,
        Aim::BringTheKingHome { .. } => {
            let row = |color: Color| jersi_rules::seat_cell(color.other(), jersi_rules::Seat::new(1)?);
            let letter = |color| row(color).map(|cell| name(Edition::V4_8, cell).chars().take(1).collect());
            Some(Both { white: letter(Color::White)?, black: letter(Color::Black)? })
        }
    }
}
