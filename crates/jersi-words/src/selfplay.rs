//! What is wrong with files of games that the engine played against itself.

use jersi_engine::BadNetwork;

/// What is wrong with a file or a folder of such games.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SelfplayFault {
    /// It is no such file, or one of another version.
    NotGames,
    /// It ends too early, or goes on after its end.
    Length,
    /// Its checksum is another.
    Checksum,
    /// A line of its terms is missing or wrong.
    Terms(String),
    /// A game, by its number, has a start, a result or an end that there is not.
    Game(u32),
    /// In a game, by its number, there is no turn for a decision, counted from 1.
    NoSuchTurn(u32, usize),
    /// A game ends in another position.
    OtherEnd(u32),
    /// A game ends otherwise by the rules.
    OtherResult(u32),
    /// Its name is that of other games.
    OtherGames {
        /// The number of its first game.
        first: u32,
        /// How many there are.
        games: usize,
    },
    /// Its games were made by other terms.
    OtherTerms,
    /// A folder has no games.
    Nothing,
    /// It is no network.
    Network(BadNetwork),
    /// A network is named, but the evaluation is by hand.
    NetworkUnused,
    /// There is no network for an aim, `home` or `hunt`.
    NoNetwork(&'static str),
}
