//! What every face of the game says.

use jersi_engine::Level;
use jersi_game::{Ending, Game, GameError, LoadError, TagFault};
use jersi_rules::lang::Said;
use jersi_rules::record::{GameResult, Termination};
use jersi_rules::{Aim, Cell, Color, Edition, Kind, Lang, Outcome, Rules, TurnLabel};
use jersi_table::{PlayerFault, Seat, TableError};

use super::page::{Gender, gender};
use super::{French, LANG, players};
use crate::{Asked, TableWords, kind_name, king_row};

impl TableWords for French {
    fn lang(&self) -> Lang {
        LANG
    }

    fn color(&self, color: Color) -> String {
        name(color).into_owned()
    }

    fn seat(&self, seat: &Seat) -> String {
        match seat {
            Seat::Human(name) if name.is_empty() => "humain".to_owned(),
            Seat::Human(name) => name.clone(),
            Seat::Random(_) => "hasard".to_owned(),
            Seat::Engine { level: Level::FULL, .. } => "moteur".to_owned(),
            Seat::Engine { level, .. } => format!("moteur {level}"),
            Seat::Minimax { depth, .. } => format!("minimax {depth}"),
            Seat::Program(_) | Seat::Remote(_) => seat.player().name,
        }
    }

    fn player_forms(&self) -> String {
        players::forms("human, human:NOM, ")
    }

    fn machine_forms(&self) -> String {
        players::forms("")
    }

    fn player_fault(&self, fault: &PlayerFault) -> String {
        players::fault(fault)
    }

    fn from_a_position(&self) -> String {
        "depuis une position".to_owned()
    }

    fn with_guardian(&self) -> String {
        "avec gardien".to_owned()
    }

    fn aim(&self, edition: Edition, player: Color) -> String {
        let king = kind_name(edition, Kind::King, LANG);
        match edition.facts().booklet_aim {
            Aim::BringTheKingHome { .. } => {
                format!("Amenez votre {king} sur la rangée {}.", king_row(player))
            }
            Aim::HuntTheKing { .. } => format!("Capturez le {king} adverse."),
        }
    }

    fn asked(&self, asked: Asked, edition: Edition, player: Color) -> String {
        let king = kind_name(edition, Kind::King, LANG);
        let text = match asked {
            Asked::Nothing => "",
            Asked::Placement => "Choisissez une forme à poser.",
            Asked::Move => "Choisissez ce qui bouge.",
            Asked::MoveOrDrop => "Choisissez ce qui bouge, ou un cube de la réserve.",
            Asked::Gift(kind) => {
                let (a, it) = match gender(edition, kind) {
                    Gender::Masculine => ("un", "celui"),
                    Gender::Feminine => ("une", "celle"),
                    Gender::Plural => ("des", "ceux"),
                };
                let (who, kind) = (name(player), kind_name(edition, kind, LANG));
                return format!("{who} demande {a} {kind}. Choisissez {it} que vous donnez.");
            }
            Asked::Relocation => {
                return format!("Placez le {king} capturé sur la rangée {}.", king_row(player));
            }
            Asked::Ransom => "Choisissez la sorte de cube exigée.",
            Asked::Landing => "Choisissez où le poser.",
            Asked::Target => "Choisissez l’arrivée.",
            Asked::SecondDrop => "Jouez, ou parachutez un autre cube.",
            Asked::SecondStep => "Jouez, ou faites une seconde étape.",
            Asked::SecondStepOrRansom => "Faites une seconde étape, ou exigez la rançon.",
            Asked::SecondStepOrKing => {
                return format!("Faites une seconde étape, ou repositionnez le {king}.");
            }
            Asked::Play => "Jouez le tour, ou reprenez.",
        };
        text.to_owned()
    }

    fn no_second_step(&self) -> String {
        "pas de seconde étape".to_owned()
    }

    fn cannot_move(&self, edition: Edition, cell: Cell) -> String {
        format!("Rien ne peut bouger en {} maintenant.", edition.cell_name(cell))
    }

    fn not_a_choice(&self) -> String {
        "Ce choix n’est pas possible maintenant.".to_owned()
    }

    fn error(&self, error: &GameError) -> String {
        match error {
            GameError::Over(_) => "la partie est finie".to_owned(),
            GameError::Refused { refusal, edition } => refusal.say(*edition, LANG),
            GameError::Fault { fault, .. } => fault.say(LANG),
            GameError::NothingToUndo => "il n’y a aucun tour à annuler".to_owned(),
            GameError::NothingToRedo => "il n’y a aucun tour à rejouer".to_owned(),
            GameError::OfferStands(by) => format!("{} a déjà proposé la nulle", name(*by)),
            GameError::NoOffer => "aucune nulle n’est proposée".to_owned(),
        }
    }

    fn table_error(&self, error: &TableError) -> String {
        let text = match error {
            TableError::Game(error) => return self.error(error),
            TableError::LookingBack => "un tour antérieur est affiché ; allez au dernier, ou continuez d’ici",
            TableError::NotYourTurn => "ce n’est pas à vous de jouer",
            TableError::NotComplete => "le tour n’est pas encore complet",
            TableError::NoPlan => {
                "votre adversaire décide d’abord ; aucun tour ne peut être prévu avant cela"
            }
            TableError::Watching => "vous regardez ; personne ne joue ici",
            TableError::NobodyHere => "personne n’est là pour le faire",
            TableError::AskFirst => "votre adversaire à distance doit d’abord être d’accord",
        };
        text.to_owned()
    }

    fn load_error(&self, error: &LoadError) -> String {
        match error {
            LoadError::Start(error) => error.say(LANG),
            LoadError::Turn { label, text, error, .. } => {
                self.turn_of_record(*label, text, &self.error(error))
            }
            LoadError::Tag { value, why, .. } => {
                let right = match why {
                    TagFault::TimeControl => {
                        "- pour aucune, 600+5 en secondes, ou 3d pour des jours par tour"
                    }
                    TagFault::Adjudication => "- pour aucun, quiet=100, repetitions=3, ou les deux",
                    TagFault::Result => "white, black, draw ou *",
                    TagFault::Termination => "une façon de finir, comme resignation",
                };
                format!("l’étiquette {} ne peut pas dire {value:?} ; écrivez {right}", why.tag())
            }
            LoadError::Ending { said, found: None, .. } => {
                format!("la partie dit {said}, mais ses tours ne la finissent pas ainsi")
            }
            LoadError::Ending { said, found: Some(found), rules } => {
                let found = self.ending(*found, *rules);
                format!("la partie dit {said}, mais ses tours finissent autrement : {found}")
            }
        }
    }

    fn turn_of_record(&self, label: TurnLabel, turn: &str, why: &str) -> String {
        format!("{}, {turn} : {why}", self.which_turn(label))
    }

    fn which_turn(&self, label: TurnLabel) -> String {
        match label {
            TurnLabel::Placement { number, player } => format!("la pose {number} de {}", name(player)),
            TurnLabel::Turn { pair, player } => format!("le tour {pair} de {}", name(player)),
        }
    }

    fn ending(&self, ending: Ending, rules: Rules) -> String {
        let winner = ending.winner();
        let loser = winner.map_or("chaque joueur".into(), |winner| name(winner.other()));
        let why = match ending.termination() {
            Termination::Rules(reason) => return Outcome { winner, reason }.say(rules, LANG),
            Termination::Resignation => format!("{loser} abandonne"),
            Termination::Agreement => "d’un commun accord".to_owned(),
            Termination::Time => format!("le temps de {loser} est écoulé"),
            Termination::Abandoned => format!("{loser} a quitté la partie"),
            Termination::Aborted => "la partie a été annulée".to_owned(),
            Termination::Forfeit => format!("{loser} perd par forfait"),
            Termination::AdjudicatedQuiet => {
                "trop de tours sans capture (décision d’arbitrage, pas une règle du jeu)".to_owned()
            }
            Termination::AdjudicatedRepetition => {
                "la même position trop souvent (décision d’arbitrage, pas une règle du jeu)".to_owned()
            }
            Termination::AdjudicatedScore => {
                "les deux programmes étaient de cet avis depuis assez longtemps \
                 (décision d’arbitrage, pas une règle du jeu)"
                    .to_owned()
            }
        };
        match ending.result() {
            Some(GameResult::Win(winner)) => format!("{} gagne : {why}", name(winner)),
            Some(GameResult::Draw) => format!("partie nulle : {why}"),
            None => format!("pas de résultat : {why}"),
        }
    }

    fn offers(&self, by: Color) -> String {
        format!("{} propose la nulle.", name(by))
    }

    fn how_to_answer(&self, by: Color, accept: &str) -> String {
        format!("{accept} l’accepte ; le prochain tour de {} la refuse.", name(by.other()))
    }

    fn declines(&self, by: Color) -> String {
        format!("{} refuse la nulle.", name(by))
    }

    fn not_started(&self, color: Color) -> String {
        let who = name(color);
        format!("La partie désigne un programme pour {who}. Il n’est pas lancé : une personne joue {who}.")
    }

    fn taken_back(&self, turns: &[String]) -> String {
        format!("Annulé : {}", turns.join(", "))
    }

    fn played_again(&self, turns: &[String]) -> String {
        format!("Rejoué : {}", turns.join(", "))
    }

    fn near(&self, turns: &[String]) -> String {
        format!("Légal et proche : {}", turns.join(", "))
    }

    fn hint(&self, turn: &str) -> String {
        format!("Conseil : {turn}")
    }

    fn depth(&self, depth: u32) -> String {
        format!("profondeur {depth}")
    }

    fn percent(&self, share: f64) -> String {
        format!("{} %", (share * 100.0).round())
    }

    fn days(&self, days: u64, hours: u64) -> String {
        format!("{days}j {hours:02}h")
    }

    fn continue_question(&self, game: &Game) -> String {
        let (edition, turns) = (game.rules().edition(), game.turns().len());
        let date = game.tag("Date").map(|date| format!(" du {date}")).unwrap_or_default();
        let s = if turns < 2 { "" } else { "s" };
        format!("Continuer la partie{date} ? Édition {edition}, {turns} tour{s} joué{s}.")
    }
}

/// A player.
pub(super) fn name(color: Color) -> Said {
    color.name(LANG)
}
