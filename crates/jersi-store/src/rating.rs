//! Ratings: Glicko-2, each game a period of its own. Who does not play becomes less certain.

use std::time::Duration;

use jersi_club::{Millis, Pool};
use jersi_rules::{ByColor, Color};
use jersi_wire::{GameId, Rating};
use skillratings::Outcomes;
use skillratings::glicko2::{Glicko2Config, Glicko2Rating, glicko2};

use crate::db::{Db, Row, sql};
use crate::fault::StoreFault;
use crate::game_row::{moment, stored};

/// How long a period is in which nobody plays: after a year without a game, who was known to within 60 is known to within
/// a little more than 100.
const IDLE_PERIOD: Duration = Duration::from_hours(5 * 24);
/// The scale of Glicko-2 beside the ratings that people read.
const SCALE: f64 = 173.717_8;
/// Nobody is less certain than who never played.
const MOST_DEVIATION: f64 = 350.0;
/// Who is less certain than this, or has played less, is not among the best yet.
pub const CERTAIN: f64 = 110.0;
/// So many games are needed for that.
pub const ENOUGH_GAMES: i64 = 5;

/// How a game ended, for the ratings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Score {
    /// A side has won.
    Won(Color),
    /// A tie.
    Tied,
}

impl Score {
    /// From a result as lists have it; none if the game counts for nothing.
    pub fn read(result: &str) -> Option<Score> {
        match result {
            "1-0" => Some(Score::Won(Color::White)),
            "0-1" => Some(Score::Won(Color::Black)),
            "1/2-1/2" => Some(Score::Tied),
            _ => None,
        }
    }
}

/// What is known of somebody's strength in a pool.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Strength {
    /// As Glicko-2 has it.
    pub rating: Glicko2Rating,
    /// How many games counted.
    pub games: i64,
    /// When the last of them ended.
    pub at: Millis,
}

impl Strength {
    /// Of who has played nothing that counted.
    pub fn unknown(at: Millis) -> Strength {
        Strength { rating: Glicko2Rating::new(), games: 0, at }
    }

    /// Reads a row of the table.
    pub fn read(row: &Row) -> Result<Strength, StoreFault> {
        Ok(Strength {
            rating: Glicko2Rating {
                rating: row.get("value")?,
                deviation: row.get("deviation")?,
                volatility: row.get("volatility")?,
            },
            games: row.get("games")?,
            at: moment(row.get("at")?).unwrap_or_default(),
        })
    }

    /// The same at a later moment: who did not play is less certain.
    #[must_use]
    pub fn at(self, now: Millis) -> Strength {
        let variance =
            self.rating.deviation.powi(2) + growth(now.since(self.at)) * self.rating.volatility.powi(2);
        let deviation = variance.sqrt().min(MOST_DEVIATION);
        Strength { rating: Glicko2Rating { deviation, ..self.rating }, at: self.at.max(now), ..self }
    }

    /// As it is sent.
    pub fn told(self, pool: &str, now: Millis) -> Rating {
        let Strength { rating, games, .. } = self.at(now);
        Rating {
            pool: pool.to_owned(),
            value: rounded(rating.rating),
            deviation: rounded(rating.deviation),
            games: u32::try_from(games).unwrap_or(u32::MAX),
            provisional: rating.deviation > CERTAIN || games < ENOUGH_GAMES,
        }
    }
}

/// By how much the variance grows in a while, for each unit of the volatility's square.
pub fn growth(idle: Duration) -> f64 {
    SCALE.powi(2) * idle.as_secs_f64() / IDLE_PERIOD.as_secs_f64()
}

/// What a game that ended at a moment makes of two strengths.
pub fn after_game(before: ByColor<Strength>, score: Score, ended: Millis) -> ByColor<Strength> {
    let outcome = match score {
        Score::Won(Color::White) => Outcomes::WIN,
        Score::Won(Color::Black) => Outcomes::LOSS,
        Score::Tied => Outcomes::DRAW,
    };
    let before = ByColor { white: before.white.at(ended), black: before.black.at(ended) };
    let (white, black) = glicko2(&before.white.rating, &before.black.rating, &outcome, &Glicko2Config::new());
    let after = |strength: Strength, rating: Glicko2Rating| {
        let deviation = rating.deviation.min(MOST_DEVIATION);
        let rating = Glicko2Rating { deviation, ..rating };
        Strength { rating, games: strength.games + 1, at: strength.at.max(ended) }
    };
    ByColor { white: after(before.white, white), black: after(before.black, black) }
}

/// A rating as people read it.
pub fn rounded(value: f64) -> i32 {
    // It saturates, and ratings are far from there.
    value.round() as i32
}

/// Somebody's strength in a pool, for who changes it; until then nobody else does.
pub async fn to_change(db: &mut Db, who: &str, pool: Pool, now: Millis) -> Result<Strength, StoreFault> {
    let unknown = Strength::unknown(now);
    sql("INSERT INTO rating (identity, pool, value, deviation, volatility, games, at) \
         VALUES ($1, $2, $3, $4, $5, 0, $6) ON CONFLICT (identity, pool) DO NOTHING")
    .bind(who)
    .bind(pool.to_string())
    .bind(unknown.rating.rating)
    .bind(unknown.rating.deviation)
    .bind(unknown.rating.volatility)
    .bind(stored(now))
    .execute(&mut *db)
    .await?;
    let query = format!(
        "SELECT value, deviation, volatility, games, at FROM rating WHERE identity = $1 AND pool = $2{}",
        db.dialect().to_change()
    );
    Strength::read(&sql(query).bind(who).bind(pool.to_string()).fetch_one(db).await?)
}

/// Somebody has this strength from now on.
pub async fn write(db: &mut Db, who: &str, pool: Pool, strength: Strength) -> Result<(), StoreFault> {
    sql("UPDATE rating SET value = $3, deviation = $4, volatility = $5, games = $6, at = $7 \
         WHERE identity = $1 AND pool = $2")
    .bind(who)
    .bind(pool.to_string())
    .bind(strength.rating.rating)
    .bind(strength.rating.deviation)
    .bind(strength.rating.volatility)
    .bind(strength.games)
    .bind(stored(strength.at))
    .execute(db)
    .await?;
    Ok(())
}

/// Somebody's strengths, by pool.
pub async fn of(db: &mut Db, who: &str) -> Result<Vec<(String, Strength)>, StoreFault> {
    let query = "SELECT pool, value, deviation, volatility, games, at FROM rating WHERE identity = $1 AND games > 0 \
                 ORDER BY games DESC, pool";
    let rows = sql(query).bind(who).fetch_all(db).await?;
    rows.iter().map(|row| Ok((row.get("pool")?, Strength::read(row)?))).collect()
}

/// What a game has done to somebody's rating.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SeatRating {
    /// The rating before it, or today's as long as it is not counted.
    pub before: i32,
    /// The rating after it, when it is counted.
    pub after: Option<i32>,
}

/// What a rated game has done to the ratings of some of its people, or what these are.
pub async fn at_game(
    db: &mut Db,
    game: GameId,
    pool: Option<Pool>,
    who: &str,
) -> Result<Option<SeatRating>, StoreFault> {
    let row = sql("SELECT before, after FROM rated WHERE game = $1 AND identity = $2")
        .bind(game.to_string())
        .bind(who)
        .fetch_optional(&mut *db)
        .await?;
    if let Some(row) = row {
        let (before, after) = (row.get("before")?, row.get("after")?);
        return Ok(Some(SeatRating { before: rounded(before), after: Some(rounded(after)) }));
    }
    let Some(pool) = pool else { return Ok(None) };
    let query = "SELECT value FROM rating WHERE identity = $1 AND pool = $2";
    let row = sql(query).bind(who).bind(pool.to_string()).fetch_optional(db).await?;
    let value = row.map_or(Ok(Glicko2Rating::new().rating), |row| row.get(0))?;
    Ok(Some(SeatRating { before: rounded(value), after: None }))
}

#[cfg(test)]
mod tests {
    use super::*;

    const NOW: Millis = Millis(1_800_000_000_000);

    fn strength(rating: f64, deviation: f64) -> Strength {
        Strength { rating: Glicko2Rating { rating, deviation, volatility: 0.06 }, games: 9, at: NOW }
    }

    fn near(found: f64, told: f64, within: f64) {
        assert!((found - told).abs() <= within, "{found} is not {told}");
    }

    /// The example of Glickman's paper "Example of the Glicko-2 system": three games in one period.
    #[test]
    fn the_library_counts_as_the_paper_does() {
        let games =
            [(1400.0, 30.0, Outcomes::WIN), (1550.0, 100.0, Outcomes::LOSS), (1700.0, 300.0, Outcomes::LOSS)];
        let games = games.map(|(rating, deviation, outcome)| (strength(rating, deviation).rating, outcome));
        let player = strength(1500.0, 200.0).rating;
        let after = skillratings::glicko2::glicko2_rating_period(&player, &games, &Glicko2Config::new());
        near(after.rating, 1464.06, 0.01);
        near(after.deviation, 151.52, 0.01);
        near(after.volatility, 0.059_99, 0.000_01);
    }

    /// Each side as if it had played this one game in a period, against the other as it was before.
    #[test]
    fn a_game_is_a_period_for_both() {
        let before = ByColor { white: strength(1500.0, 200.0), black: strength(1400.0, 30.0) };
        for (score, outcome) in [
            (Score::Won(Color::White), Outcomes::WIN),
            (Score::Won(Color::Black), Outcomes::LOSS),
            (Score::Tied, Outcomes::DRAW),
        ] {
            let after = after_game(before, score, NOW);
            let period = |player: Strength, other: Strength, outcome: Outcomes| {
                let game = [(other.rating, outcome)];
                skillratings::glicko2::glicko2_rating_period(&player.rating, &game, &Glicko2Config::new())
            };
            let other = match outcome {
                Outcomes::WIN => Outcomes::LOSS,
                Outcomes::LOSS => Outcomes::WIN,
                Outcomes::DRAW => Outcomes::DRAW,
            };
            for (found, told) in [
                (after.white.rating, period(before.white, before.black, outcome)),
                (after.black.rating, period(before.black, before.white, other)),
            ] {
                near(found.rating, told.rating, 1e-9);
                near(found.deviation, told.deviation, 1e-9);
                near(found.volatility, told.volatility, 1e-9);
            }
            assert_eq!((after.white.games, after.black.games), (10, 10));
        }
    }

    /// The page counts tries at puzzles by itself; `web/src/puzzles/glicko2.test.ts` has the same figures.
    #[test]
    fn the_page_counts_the_same() {
        for (score, rating, deviation, volatility) in [
            (Score::Won(Color::White), 1_563.564_194, 175.402_656, 0.059_998_657),
            (Score::Tied, 1_475.410_930, 175.402_651, 0.059_997_787),
            (Score::Won(Color::Black), 1_387.257_645, 175.402_669, 0.060_000_853),
        ] {
            let before = ByColor { white: strength(1500.0, 200.0), black: strength(1400.0, 30.0) };
            let after = after_game(before, score, NOW).white.rating;
            near(after.rating, rating, 1e-6);
            near(after.deviation, deviation, 1e-6);
            near(after.volatility, volatility, 1e-9);
        }
    }

    #[test]
    fn who_does_not_play_becomes_less_certain_up_to_a_limit() {
        let days = |days: u64| NOW.after(Duration::from_secs(days * 86_400));
        let known = strength(1600.0, 60.0);
        near(known.at(NOW).rating.deviation, 60.0, 1e-12);
        near(known.at(days(365)).rating.deviation, 107.3, 0.1);
        near(known.at(days(100_000)).rating.deviation, 350.0, 1e-12);
        near(known.at(days(10)).at(days(20)).rating.deviation, known.at(days(20)).rating.deviation, 1e-9);
        assert!(!known.told("4-live", NOW).provisional);
        assert!(known.told("4-live", days(500)).provisional);
        assert!(Strength { games: 4, ..known }.told("4-live", NOW).provisional);
        assert_eq!(Score::read("*"), None, "a game that was called off counts for nothing");
    }
}
