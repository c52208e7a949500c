//! What anybody may know of a player, and who is best.

use std::collections::BTreeMap;

use jersi_club::{Millis, Pool};
use jersi_rules::GameSpec;
use jersi_wire::{Kind, Ranked, RatedGame, Rating, Results};

use crate::db::{Db, sql};
use crate::fault::StoreFault;
use crate::game_row::stored;
use crate::identity::kind_in;
use crate::listed::Listed;
use crate::name_key::name_key;
use crate::rating::{self, CERTAIN, ENOUGH_GAMES, Score, Strength, growth};
use crate::read::{GamesOf, Which, over_of};
use crate::store::Store;

/// So many of the best are listed.
const BEST: i64 = 100;
/// So many ratings over time at most, the newest ones.
const LONGEST_HISTORY: usize = 1_000;

/// The page of a player.
#[derive(Clone, Debug)]
pub struct PlayerPage {
    /// The name.
    pub name: String,
    /// An account or a bot.
    pub kind: Kind,
    /// Since when.
    pub since: Millis,
    /// The ratings, those with the most games first.
    pub ratings: Vec<Rating>,
    /// Ratings over time, the oldest first.
    pub history: Vec<RatedGame>,
    /// Results of listed and rated games, by edition.
    pub results: Vec<Results>,
    /// These games that are over, the newest first.
    pub games: Vec<Listed>,
    /// Where they go on.
    pub more: Option<String>,
}

/// The best of a pool.
#[derive(Clone, Debug)]
pub struct BestOf {
    /// Which pool; none if nobody is rated anywhere.
    pub pool: Option<String>,
    /// The pools in which anybody is rated, those in which most is played first.
    pub pools: Vec<String>,
    /// The best, the best first.
    pub players: Vec<Ranked>,
}

impl Store {
    /// The page of an account or a bot; within, none if there is no such one, or none that has played in public. None at all
    /// if the place is no place of a list.
    pub async fn player(
        &self,
        name: &str,
        after: Option<&str>,
        most: u32,
    ) -> Result<Option<Option<PlayerPage>>, StoreFault> {
        let mut db = self.read().await?;
        let query = "SELECT id, name, kind, created_at FROM identity WHERE name_key = $1 AND kind IN ('account', 'bot')";
        let Some(row) = sql(query).bind(name_key(name)).fetch_optional(&mut db).await? else {
            return Ok(Some(None));
        };
        let who: String = row.get("id")?;
        if !has_played_in_public(&mut db, &who).await? {
            return Ok(Some(None));
        }
        let Some(GamesOf { games, more }) = over_of(&mut db, &who, after, most, Which::Public).await? else {
            return Ok(None);
        };
        // A game may be counted meanwhile: whatever the ratings know of is in the history, which is read after them.
        let ratings = told(&mut db, &who, self.now()).await?;
        let mut history = self.rated_of(&who).await?;
        let history = history.split_off(history.len().saturating_sub(LONGEST_HISTORY));
        Ok(Some(Some(PlayerPage {
            name: row.get("name")?,
            kind: kind_in(&row, "kind")?,
            since: crate::game_row::moment(row.get("created_at")?).unwrap_or_default(),
            ratings,
            history,
            results: results(&mut db, &who).await?,
            games,
            more,
        })))
    }

    /// Somebody's ratings.
    pub async fn ratings_of(&self, who: &str) -> Result<Vec<Rating>, StoreFault> {
        told(&mut self.read().await?, who, self.now()).await
    }

    /// The best of a pool, or of that in which most is played.
    pub async fn best(&self, pool: Option<Pool>) -> Result<BestOf, StoreFault> {
        let mut db = self.read().await?;
        let query = "SELECT pool FROM rating WHERE games > 0 GROUP BY pool ORDER BY SUM(games) DESC, pool";
        let rows = sql(query).fetch_all(&mut db).await?;
        let pools =
            rows.iter().map(|row| Ok(row.get("pool")?)).collect::<Result<Vec<String>, StoreFault>>()?;
        let pool = pool.map(|pool| pool.to_string()).or_else(|| pools.first().cloned());
        let players = match &pool {
            Some(pool) => best(&mut db, pool, self.now()).await?,
            None => Vec::new(),
        };
        Ok(BestOf { pool, pools, players })
    }
}

async fn told(db: &mut Db, who: &str, now: Millis) -> Result<Vec<Rating>, StoreFault> {
    let strengths = rating::of(db, who).await?;
    Ok(strengths.into_iter().map(|(pool, strength)| strength.told(&pool, now)).collect())
}

async fn has_played_in_public(db: &mut Db, who: &str) -> Result<bool, StoreFault> {
    let public = "status <> 'open' AND seq > 0 AND (listed = 1 OR rated = 1)";
    let query = format!(
        "SELECT COUNT(*) FROM (SELECT id FROM game WHERE white = $1 AND {public} UNION ALL \
         SELECT id FROM game WHERE black = $1 AND {public} LIMIT 1) played"
    );
    Ok(sql(query).bind(who).fetch_one(db).await?.get::<i64, _>(0)? > 0)
}

async fn results(db: &mut Db, who: &str) -> Result<Vec<Results>, StoreFault> {
    let mut found: BTreeMap<String, Results> = BTreeMap::new();
    for color in jersi_rules::Color::BOTH {
        let query = format!(
            "SELECT spec, result, COUNT(*) AS games FROM game WHERE {} = $1 AND status = 'over' AND \
             (listed = 1 OR rated = 1) AND result IS NOT NULL GROUP BY spec, result",
            jersi_club::color_word(color)
        );
        for row in sql(query).bind(who).fetch_all(&mut *db).await? {
            let (spec, result): (String, String) = (row.get("spec")?, row.get("result")?);
            // What is no game is for `jersi admin check` to tell.
            let (Ok(spec), Some(score)) = (spec.parse::<GameSpec>(), Score::read(&result)) else { continue };
            let edition = spec.edition().id().to_owned();
            let results = found.entry(edition.clone()).or_insert(Results { edition, ..Results::default() });
            let games = row.count("games")?;
            match score {
                Score::Won(winner) if winner == color => results.won += games,
                Score::Won(_) => results.lost += games,
                Score::Tied => results.tied += games,
            }
        }
    }
    let mut results: Vec<Results> = found.into_values().collect();
    results.sort_by_key(|results| std::cmp::Reverse(results.won + results.lost + results.tied));
    Ok(results)
}

/// Those who are certain enough now. Who does not play becomes less certain day by day, so that is counted here.
async fn best(db: &mut Db, pool: &str, now: Millis) -> Result<Vec<Ranked>, StoreFault> {
    let query = "SELECT i.name, i.kind, r.value, r.deviation, r.volatility, r.games, r.at FROM rating r \
                 JOIN identity i ON i.id = r.identity WHERE r.pool = $1 AND r.games >= $2 AND i.banned_at IS NULL AND \
                 i.kind IN ('account', 'bot') AND \
                 r.deviation * r.deviation + r.volatility * r.volatility * $3 * ($4 - r.at) <= $5 \
                 ORDER BY r.value DESC, i.name LIMIT $6";
    let rows = sql(query)
        .bind(pool)
        .bind(ENOUGH_GAMES)
        .bind(growth(std::time::Duration::from_millis(1)))
        .bind(stored(now))
        .bind(CERTAIN * CERTAIN)
        .bind(BEST)
        .fetch_all(db)
        .await?;
    rows.iter()
        .map(|row| {
            let rating = Strength::read(row)?.told(pool, now);
            Ok(Ranked { name: row.get("name")?, kind: kind_in(row, "kind")?, rating })
        })
        .collect()
}
