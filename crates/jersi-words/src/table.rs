//! What every face of the game says.

use jersi_game::{Ending, Game, GameError, LoadError};
use jersi_rules::{Cell, Color, Edition, Lang, Rules, TurnLabel};
use jersi_table::{PlayerFault, Seat, TableError};

use crate::Asked;

jersi_rules::catalogue! {
    /// What every face of the game says.
    pub trait TableWords: std::fmt::Debug {
        /// The language, for what the referee says.
        fn lang(&self) -> Lang;

        /// `White`.
        fn color(&self, color: Color) -> String;

        /// Who sits there, in short.
        fn seat(&self, seat: &Seat) -> String;

        /// How players can be named.
        fn player_forms(&self) -> String;

        /// How players that play by themselves can be named.
        fn machine_forms(&self) -> String;

        /// What is wrong with the name of a player, and what would be right.
        fn player_fault(&self, fault: &PlayerFault) -> String;

        /// The game began with a position of one's own.
        fn from_a_position(&self) -> String;

        /// The setting has the mokca.
        fn with_guardian(&self) -> String;

        /// What a player is after: `Bring your king to row i.`
        fn aim(&self, edition: Edition, player: Color) -> String;

        /// What the player to move is asked for.
        fn asked(&self, asked: Asked, edition: Edition, player: Color) -> String;

        /// The choice to end a turn after its first step.
        fn no_second_step(&self) -> String;

        /// A piece that may move and has nowhere to go.
        fn cannot_move(&self, edition: Edition, cell: Cell) -> String;

        /// Something else must be chosen first.
        fn not_a_choice(&self) -> String;

        /// Why a game does not do what it was asked, as a part of a sentence.
        fn error(&self, error: &GameError) -> String;

        /// Why a table does not do what it was asked, as a part of a sentence.
        fn table_error(&self, error: &TableError) -> String;

        /// Why a record is no game that can be gone on with.
        fn load_error(&self, error: &LoadError) -> String;

        /// What is wrong with a turn of a record.
        fn turn_of_record(&self, label: TurnLabel, turn: &str, why: &str) -> String;

        /// Which turn, as a part of a sentence: `turn 13 of Black`, the number being that of the pair.
        fn which_turn(&self, label: TurnLabel) -> String;

        /// Who won and by what, as a part of a sentence.
        fn ending(&self, ending: Ending, rules: Rules) -> String;

        /// A tie is offered.
        fn offers(&self, by: Color) -> String;

        /// What accepts an offer, a key or a word, and what declines it.
        fn how_to_answer(&self, by: Color, accept: &str) -> String;

        /// A tie is declined.
        fn declines(&self, by: Color) -> String;

        /// A record names a program, which is not trusted.
        fn not_started(&self, color: Color) -> String;

        /// Turns that were taken back.
        fn taken_back(&self, turns: &[String]) -> String;

        /// Turns that were played again.
        fn played_again(&self, turns: &[String]) -> String;

        /// Legal turns instead of an illegal one.
        fn near(&self, turns: &[String]) -> String;

        /// The engine's best turn.
        fn hint(&self, turn: &str) -> String;

        /// How many turns are looked ahead.
        fn depth(&self, depth: u32) -> String;

        /// A share in hundredths.
        fn percent(&self, share: f64) -> String;

        /// A time of days: `2d 23h`.
        fn days(&self, days: u64, hours: u64) -> String;

        /// Whether to go on with a kept game.
        fn continue_question(&self, game: &Game) -> String;
    }
    made up: crate::MadeUp, from crate::en::English;
}

#[cfg(test)]
mod tests {
    use jersi_game::Ending;
    use jersi_rules::record::Termination;
    use jersi_rules::{Color, Edition, Lang, Outcome, Reason, Rules};

    #[test]
    fn endings_in_words() {
        let [english, french] = Lang::ALL.map(crate::table);
        let say = |words: &dyn super::TableWords, ending| words.ending(ending, Rules::new(Edition::V4_8));
        assert_eq!(say(english, Ending::resignation(Color::Black)), "White wins: Black resigns");
        assert_eq!(say(french, Ending::time(Color::White)), "Noir gagne : le temps de Blanc est écoulé");
        assert_eq!(say(english, Ending::agreement()), "a tie: the players agree");
        assert_eq!(say(french, Ending::aborted()), "pas de résultat : la partie a été annulée");
        let left = Ending::outside(Termination::Abandoned, None).expect("both may go away");
        assert_eq!(say(english, left), "no result: each player left the game");
        let home = Ending::by_rules(Outcome::win(Color::White, Reason::KingArrived));
        assert_eq!(say(english, home), "White wins: the king has reached the far row");
    }
}
