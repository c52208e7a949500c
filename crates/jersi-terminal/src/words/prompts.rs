//! What a player is asked for, and what there is to choose.

use jersi_game::{Choice, Entry};
use jersi_rules::{Color, Edition, Kind, Lang, Stage};

use super::Words;
use crate::table::{Table, Way};

impl Words {
    /// What comes next: whose turn it is and what is asked for, or how the game ended.
    pub fn prompt(self, table: &Table) -> String {
        let edition = table.game.rules().edition();
        if let Some(ending) = table.game.ending() {
            let mut text = jersi_game::sentence(&ending.say(edition, self.0));
            if let Some(points) = ending.points(edition) {
                let score = self.say("Score", "Score");
                text = format!("{text} {score} {}–{}.", points.white, points.black);
            }
            return text;
        }
        let decider = table.game.position().decider();
        let who = self.color(decider);
        if !table.seats[decider].is_human() {
            return match self.0 {
                Lang::En => format!("{who} is thinking."),
                Lang::Fr => format!("{who} réfléchit."),
            };
        }
        let both = table.seats.white.is_human() && table.seats.black.is_human();
        let whose = match (both, self.0) {
            (false, _) => self.say("Your turn.", "À vous de jouer.").to_owned(),
            (true, Lang::En) => format!("{who}'s turn."),
            (true, Lang::Fr) => format!("{who} joue."),
        };
        format!("{whose} {}", self.asked(&table.entry))
    }

    /// What is asked for.
    fn asked(self, entry: &Entry) -> String {
        let position = entry.position();
        let edition = position.edition();
        let king = self.kind(edition, Kind::King);
        let next = entry.next();
        let playable = entry.playable().is_some();
        let row = if position.to_move() == Color::White { 'i' } else { 'a' };
        match (entry.done().last(), next.first()) {
            (_, None) => self
                .say("Enter plays it, Esc takes it back.", "Entrée joue le tour, Échap le reprend.")
                .to_owned(),
            (None, _) => match (position.stage(), self.0) {
                (Stage::Setting, _) => {
                    self.say("Choose a shape to place.", "Choisissez une forme à poser.").to_owned()
                }
                (Stage::Turn, _) if !position.reserve(position.to_move()).is_empty() => self
                    .say(
                        "Choose what moves, or a cube to drop.",
                        "Choisissez ce qui bouge, ou un cube à parachuter.",
                    )
                    .to_owned(),
                (Stage::Turn, _) => self.say("Choose what moves.", "Choisissez ce qui bouge.").to_owned(),
                (Stage::Gift(kind), Lang::En) => {
                    format!("Choose the {} that you give.", self.kind(edition, kind))
                }
                (Stage::Gift(kind), Lang::Fr) => {
                    format!("Rançon ({}) : choisissez le cube donné.", self.kind(edition, kind))
                }
                (Stage::Relocation, Lang::En) => format!("Put the captured {king} on row {row}."),
                (Stage::Relocation, Lang::Fr) => format!("Placez le {king} capturé sur la rangée {row}."),
            },
            (_, Some(Choice::Name(_))) => self
                .say("Name the kind of cube you ask for.", "Choisissez la sorte de cube exigée.")
                .to_owned(),
            (_, Some(Choice::Seat(_))) => match self.0 {
                Lang::En => format!("Put the captured {king} on row {row}."),
                Lang::Fr => format!("Placez le {king} capturé sur la rangée {row}."),
            },
            (_, Some(Choice::Land(_))) => {
                self.say("Choose where it lands.", "Choisissez où le poser.").to_owned()
            }
            (_, Some(Choice::Take(_))) => self
                .say(
                    "Enter plays it, or drop another cube.",
                    "Entrée joue le tour, ou parachutez un autre cube.",
                )
                .to_owned(),
            (Some(Choice::Lift(..)), _) => {
                self.say("Choose where it goes.", "Choisissez l'arrivée.").to_owned()
            }
            _ if playable => self
                .say(
                    "Enter plays it, or take a second step.",
                    "Entrée joue le tour, ou faites une seconde étape.",
                )
                .to_owned(),
            _ if position.rules().ransom() => self
                .say(
                    "Take a second step, or name the ransom.",
                    "Faites une seconde étape, ou exigez la rançon.",
                )
                .to_owned(),
            _ => match self.0 {
                Lang::En => format!("Take a second step, or put the {king} back."),
                Lang::Fr => format!("Faites une seconde étape, ou replacez le {king}."),
            },
        }
    }

    /// A choice that is no cell.
    pub fn way(self, edition: Edition, way: Way) -> String {
        match way.choice {
            Choice::Rest => self.say("no second step", "pas de seconde étape").to_owned(),
            Choice::Take(kind) => format!("{} ×{}", self.kind(edition, kind), way.left),
            Choice::Name(kind) => self.kind(edition, kind).to_owned(),
            _ => String::new(),
        }
    }

    /// How much of a stack is taken.
    pub fn part(self, whole: bool) -> &'static str {
        if whole {
            self.say("Tab: top cube alone", "Tab : cube du dessus seul")
        } else {
            self.say("Tab: whole stack", "Tab : pile entière")
        }
    }
}
