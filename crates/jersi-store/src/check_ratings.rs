//! Whether the ratings are what the rated games made of them.

use skillratings::glicko2::Glicko2Rating;

use crate::archive::Archive;
use crate::check::Damage;
use crate::db::sql;
use crate::fault::StoreFault;
use crate::game_row::GameRecord;
use crate::rate::counts;

/// Sums of fractions may be off by so much.
const OFF: f64 = 1e-6;

impl Archive {
    /// Whether a game was counted once, or is to be counted, and if so for whom.
    pub(crate) async fn rated(&mut self, record: &GameRecord) -> Result<Option<String>, StoreFault> {
        let id = record.id.to_string();
        let query = "SELECT pool, identity FROM rated WHERE game = $1";
        let rows = sql(query).bind(&id).fetch_all(&mut self.db).await?;
        let Some((pool, _)) = counts(record) else {
            let why = "it does not count for ratings, and was counted";
            return Ok((!rows.is_empty()).then(|| why.to_owned()));
        };
        let mut counted = Vec::new();
        for row in &rows {
            let (of, who): (String, String) = (row.get("pool")?, row.get("identity")?);
            if of != pool.to_string() {
                return Ok(Some(format!("it was counted for {of}, not for {pool}")));
            }
            counted.push(who);
        }
        let query = "SELECT COUNT(*) FROM job WHERE kind = 'rate' AND about = $1";
        let waits = sql(query).bind(&id).fetch_one(&mut self.db).await?.get::<i64, _>(0)? > 0;
        let query = "SELECT id FROM identity WHERE kind IN ('account', 'bot') AND id IN ($1, $2)";
        let people = sql(query).bind(&record.white).bind(&record.black).fetch_all(&mut self.db).await?;
        let mut people = people.iter().map(|row| row.get(0)).collect::<Result<Vec<String>, _>>()?;
        people.sort();
        counted.sort();
        Ok(match (waits, counted == people) {
            (false, false) => Some("it counts for ratings, and neither was counted nor will be".to_owned()),
            (true, _) if !counted.is_empty() => Some("it was counted, and would be counted again".to_owned()),
            _ => None,
        })
    }

    /// What is wrong with ratings and jobs as a whole.
    pub(crate) async fn ratings(&mut self) -> Result<Vec<Damage>, StoreFault> {
        let mut damage = Vec::new();
        let first = Glicko2Rating::new().rating;
        let query = "SELECT i.name, r.pool, r.value, r.games, COUNT(d.game) AS counted, \
                     COALESCE(SUM(d.after - d.before), 0.0) AS gained FROM rating r \
                     JOIN identity i ON i.id = r.identity \
                     LEFT JOIN rated d ON d.identity = r.identity AND d.pool = r.pool \
                     GROUP BY i.name, r.identity, r.pool, r.value, r.games";
        for row in sql(query).fetch_all(&mut self.db).await? {
            let (name, pool): (String, String) = (row.get("name")?, row.get("pool")?);
            let (games, counted): (i64, i64) = (row.get("games")?, row.get("counted")?);
            let (value, gained): (f64, f64) = (row.get("value")?, row.get("gained")?);
            if games != counted || (first + gained - value).abs() > OFF {
                let why = format!("the rating of {name} in {pool} is not what the rated games made of it");
                damage.push(Damage { game: None, why });
            }
        }
        let query = "SELECT d.game FROM rated d LEFT JOIN rating r ON r.identity = d.identity AND r.pool = d.pool \
                     WHERE r.identity IS NULL";
        for row in sql(query).fetch_all(&mut self.db).await? {
            damage.push(Damage {
                game: Some(row.get(0)?),
                why: "it was counted for who has no rating".to_owned(),
            });
        }
        let query = "SELECT j.about, j.fault FROM job j LEFT JOIN game g ON g.id = j.about \
                     WHERE j.kind = 'rate' AND (j.fault IS NOT NULL OR g.id IS NULL) ORDER BY j.about";
        for row in sql(query).fetch_all(&mut self.db).await? {
            let fault: Option<String> = row.get("fault")?;
            let why =
                format!("it could not be rated: {}", fault.as_deref().unwrap_or("there is no such game"));
            damage.push(Damage { game: Some(row.get("about")?), why });
        }
        Ok(damage)
    }
}
