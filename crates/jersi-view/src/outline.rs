//! A game in outline, as a club tells it in a list or an invitation: its rules in words, its clock in numbers, and what stands,
//! for a small picture.

use jersi_game::TimeControl;
use jersi_rules::{GameSpec, Lang, Position, Setting};
use jersi_words::PageFault;

use crate::convert;
use crate::show::control;
use crate::wire::{Fault, GameOutline};
use crate::words::Words;

/// The game that a spec tells, with so much time; as it stands at `position`, or else as it begins.
pub fn outline(spec: &str, time: &str, position: Option<&str>, lang: Lang) -> Result<GameOutline, Fault> {
    let fault = |error| Fault::of_spec(&error, position.unwrap_or_default(), lang);
    let spec: GameSpec = spec.parse().map_err(fault)?;
    let rules = spec.rules().map_err(fault)?;
    let edition = rules.edition();
    let time: TimeControl = time.parse().map_err(|_| Fault::of(PageFault::BadTimeControl, lang))?;
    let stands = match position {
        Some(text) => Some(spec.clone().at_position(text).start().map_err(fault)?.position),
        // Before the seed is drawn nobody knows what will stand.
        None if spec.is_shuffled() && spec.seed().is_none() => None,
        None => Some(spec.start().map_err(fault)?.position),
    };
    let setting = if spec.text("position").is_some() { None } else { Some(spec.setting().map_err(fault)?) };
    Ok(GameOutline {
        edition: edition.id().to_owned(),
        rules: Words::new(edition, lang).rules(rules),
        setting: setting.filter(|_| edition.facts().settings.len() > 1).map(|setting| told(setting, lang)),
        control: control(time),
        days: match time {
            TimeControl::DaysPerTurn(days) => Some(days.get().into()),
            _ => None,
        },
        stands: stands.iter().flat_map(standing).collect(),
    })
}

/// How a game begins, in words. The only setting of an edition needs none.
fn told(setting: Setting, lang: Lang) -> String {
    let name = setting.facts().name(lang).into_owned();
    if setting.guardian() { format!("{name} {}", jersi_words::page(lang).with_guardian()) } else { name }
}

/// What stands on the cells that are not empty.
pub(crate) fn standing(position: &Position) -> impl Iterator<Item = crate::wire::CellStand> + use<> {
    let (edition, position) = (position.edition(), *position);
    let cells = edition.facts().cells.into_iter().map(move |cell| (cell, position.content(cell)));
    cells.filter(|(_, content)| !content.is_empty()).map(move |stand| convert::cell_stand(edition, stand))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_is_told_before_and_while_it_is_played() {
        let begun = outline("4.8 no-reserve", "600+5", None, Lang::EN).expect("such a game");
        assert_eq!((begun.edition.as_str(), begun.rules.as_str()), ("4.8", "Edition 4.8, without reserve"));
        assert_eq!(begun.control.map(|control| (control.initial, control.increment)), Some((600_000, 5_000)));
        assert_eq!((begun.days, begun.setting), (None, None));
        assert!(begun.stands.len() > 10);

        let late =
            outline("4.8", "3d", Some("3k-3/8/7/8/9/8/7/8/2R-K-3 w - 7 31"), Lang::EN).expect("a position");
        assert_eq!((late.stands.len(), late.days, late.control), (3, Some(3), None));
    }

    #[test]
    fn what_is_drawn_later_is_not_shown_before() {
        let open = outline("2.0 setting=random", "-", None, Lang::EN).expect("such a game");
        assert!(open.stands.is_empty() && open.setting.is_some());
        let free = outline("3.0 mokca setting=free", "-", None, Lang::EN).expect("such a game");
        assert_eq!(free.setting.as_deref(), Some("free setting with guardian"));
        assert!(!outline("2.0 setting=random seed=7", "-", None, Lang::EN).expect("drawn").stands.is_empty());
    }

    #[test]
    fn what_tells_no_game_is_a_fault() {
        for (spec, time, position) in [("5.0", "-", None), ("4.8", "soon", None), ("4.8", "-", Some("7/8"))] {
            assert!(outline(spec, time, position, Lang::EN).is_err(), "{spec} {time}");
        }
    }
}
