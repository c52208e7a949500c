//! How a game begins: which game, who plays, and what is agreed before the first turn.

use jersi_engine::Dice;
use jersi_game::{Adjudication, Game, TimeControl};
use jersi_rules::{ByColor, Color, GameSpec, SpecError, SpecValue};

use crate::player_spec::PlayerSpec;
use crate::seat::Seat;
use crate::table::Table;

/// How a game begins. What is not said is as usual: two people, edition 4.8, no clock.
///
/// ```
/// use jersi_engine::Dice;
/// use jersi_rules::ByColor;
/// use jersi_table::{Opening, PlayerSpec};
///
/// let black = "engine:3".parse::<PlayerSpec>()?;
/// let players = ByColor { white: PlayerSpec::default(), black };
/// let opening = Opening { game: "2.0 setting=random".parse()?, players, ..Opening::default() };
/// // Chance that was left open is drawn: the seed of the setting, the seeds of machines, who is White.
/// let table = opening.begin(&mut Dice::seeded(1))?;
/// assert!(table.game().setting().is_some_and(|setting| setting.seed().is_some()));
/// assert!(table.is_persons_turn());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Opening {
    /// Which game.
    pub game: GameSpec,
    /// Who plays.
    pub players: ByColor<PlayerSpec>,
    /// Whether the lot decides which of the two is White.
    pub lot: bool,
    /// How much time there is.
    pub clock: TimeControl,
    /// Whether endless games end in a tie, also those of people.
    pub adjudicate: bool,
    /// The day for the record, such as `2026-11-20`; may be empty.
    pub date: String,
}

impl Opening {
    /// The game, with everybody at the table. All chance comes from the dice.
    pub fn begin(&self, dice: &mut Dice) -> Result<Table, SpecError> {
        let mut spec = self.game.clone();
        if spec.is_shuffled() && spec.seed().is_none() {
            spec.set("seed", SpecValue::Number(dice.seed()))?;
        }
        let start = spec.start()?;
        let mut specs = self.players.clone();
        if self.lot && dice.coin() {
            std::mem::swap(&mut specs.white, &mut specs.black);
        }
        let seats = ByColor::from_fn(|color| Seat::new(&specs[color], dice));
        let players = ByColor::from_fn(|color| seats[color].player());
        let mut game = match start.setting {
            Some(setting) => Game::new(start.rules(), setting, players),
            None => Game::from_position(start.position, players),
        };
        if !self.date.is_empty() {
            game.set_tag("Date", self.date.as_str());
        }
        Ok(self.take_up(game.with_time_control(self.clock), seats))
    }

    /// A game with those who play it from now on, with an end that machines need and people may ask for.
    pub fn take_up(&self, game: Game, seats: ByColor<Seat>) -> Table {
        // What was agreed when the game began stays so.
        let open = game.adjudication() == Adjudication::NONE;
        let game = if open && (self.adjudicate || is_endless(&game, &seats)) {
            game.with_adjudication(Adjudication::ENGINES)
        } else {
            game
        };
        Table::new(game, seats)
    }
}

/// Two machines might hunt each other for ever.
fn is_endless(game: &Game, seats: &ByColor<Seat>) -> bool {
    let both = |is: fn(&Seat) -> bool| Color::BOTH.into_iter().all(|color| is(&seats[color]));
    // In 4.x captures must happen, but a king that comes back can be captured for ever too.
    let ends = !game.rules().edition().hunts() && both(|seat| matches!(seat, Seat::Random(_)));
    both(|seat| !seat.is_person()) && !ends
}

#[cfg(test)]
mod tests {
    use super::*;

    fn begun(game: &str, white: &str, black: &str) -> Table {
        let player = |text: &str| text.parse().expect("a player");
        let players = ByColor { white: player(white), black: player(black) };
        let opening = Opening { game: game.parse().expect("a game"), players, ..Opening::default() };
        opening.begin(&mut Dice::seeded(1)).expect("there is such a game")
    }

    #[test]
    fn machines_are_stopped_and_people_are_not() {
        for (game, white, black, stopped) in [
            ("2.0", "human", "engine:1", false),
            ("2.0", "random:1", "random:2", true),
            ("4.8", "random:1", "random:2", false),
            ("4.8", "random:1", "engine:1", true),
            ("4.8", "human", "human", false),
            ("2.0", "remote:Zed", "engine", false),
        ] {
            let adjudication = begun(game, white, black).game().adjudication();
            assert_eq!(adjudication != Adjudication::NONE, stopped, "{game} {white} {black}");
        }
    }

    #[test]
    fn what_was_agreed_stays_when_a_game_is_taken_up() {
        let agreed = Adjudication { quiet_turns: Some(7), repetitions: None };
        let game = begun("2.0", "random:1", "random:2").game().clone().with_adjudication(agreed);
        let seats = || ByColor { white: Seat::Random(1), black: Seat::Random(2) };
        assert_eq!(Opening::default().take_up(game, seats()).game().adjudication(), agreed);
        let game = begun("2.0", "human", "human").game().clone();
        let asked = Opening { adjudicate: true, ..Opening::default() };
        assert_ne!(asked.take_up(game, seats()).game().adjudication(), Adjudication::NONE);
    }

    #[test]
    fn chance_comes_from_the_dice() {
        let seeds = |seed: u64| {
            let opening = Opening {
                game: "2.0 setting=random".parse().expect("a game"),
                players: ByColor { white: PlayerSpec::default(), black: "random".parse().expect("a player") },
                lot: true,
                ..Opening::default()
            };
            let table = opening.begin(&mut Dice::seeded(seed)).expect("there is such a game");
            (table.seats().clone(), table.game().setting().and_then(|setting| setting.seed()))
        };
        assert_eq!(seeds(1), seeds(1));
        assert_ne!(seeds(1), seeds(2));
        let lots: Vec<bool> = (0..20).map(|seed| seeds(seed).0.white.is_human()).collect();
        assert!(lots.contains(&true) && lots.contains(&false));
        assert!(
            begun("2.0 seed=7", "human", "human").game().setting().is_some_and(|it| it.seed() == Some(7))
        );
    }
}
