//! Whether the ratings are what the rated games made of them.

use std::collections::HashMap;

use skillratings::glicko2::Glicko2Rating;

use crate::archive::Archive;
use crate::check::Damage;
use crate::db::sql;
use crate::fault::StoreFault;
use crate::game_row::GameRecord;
use crate::rate::counts;

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
            (false, false) if counted.is_empty() => {
                Some("it counts for ratings, and neither was counted nor will be".to_owned())
            }
            (false, false) => Some("it was not counted once for each who played it".to_owned()),
            (true, _) if !counted.is_empty() => Some("it was counted, and would be counted again".to_owned()),
            _ => None,
        })
    }

    /// What is wrong with ratings and jobs as a whole.
    pub(crate) async fn ratings(&mut self) -> Result<Vec<Damage>, StoreFault> {
        let mut damage = Vec::new();
        let first = Glicko2Rating::new().rating;
        let query = "SELECT i.name, r.identity, r.pool, r.value, r.games FROM rating r \
                     JOIN identity i ON i.id = r.identity ORDER BY i.name, r.identity, r.pool";
        for row in sql(query).fetch_all(&mut self.db).await? {
            let (name, pool): (String, String) = (row.get("name")?, row.get("pool")?);
            let (value, games): (f64, i64) = (row.get("value")?, row.get("games")?);
            let steps = self.steps(&row.get::<String, _>("identity")?, &pool).await?;
            if usize::try_from(games) != Ok(steps.len()) || !leads(first, &steps, value) {
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

    /// What each game that was counted made of somebody's rating: from what, to what.
    async fn steps(&mut self, who: &str, pool: &str) -> Result<Vec<(f64, f64)>, StoreFault> {
        let query = sql("SELECT before, after FROM rated WHERE identity = $1 AND pool = $2");
        let rows = query.bind(who).bind(pool).fetch_all(&mut self.db).await?;
        rows.iter().map(|row| Ok((row.get("before")?, row.get("after")?))).collect()
    }
}

/// Whether steps lead from one rating to another in some order, each taken once and each from where the one before it came to. In
/// which order games were counted is not kept: those that end at one moment are counted in any. Ratings are kept to the last
/// bit, so nothing is nearly right.
fn leads(first: f64, steps: &[(f64, f64)], last: f64) -> bool {
    let mut onward: HashMap<u64, Vec<u64>> = HashMap::new();
    // How often a rating is left more than it is come to.
    let mut left: HashMap<u64, i64> = HashMap::from([(first.to_bits(), -1)]);
    *left.entry(last.to_bits()).or_default() += 1;
    for (before, after) in steps {
        onward.entry(before.to_bits()).or_default().push(after.to_bits());
        *left.entry(before.to_bits()).or_default() += 1;
        *left.entry(after.to_bits()).or_default() -= 1;
    }
    // Each is left as often as it is come to, the ends aside, and all hang together: then there is such a way.
    let mut reached = vec![first.to_bits()];
    let mut taken = 0;
    while let Some(rating) = reached.pop() {
        let next = onward.remove(&rating).unwrap_or_default();
        taken += next.len();
        reached.extend(next);
    }
    left.values().all(|more| *more == 0) && taken == steps.len()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn steps_lead_from_the_first_rating_to_the_last_in_whatever_order_they_are_kept() {
        for (steps, last) in [
            (&[][..], 1500.0),
            (&[(1500.0, 1600.0)], 1600.0),
            (&[(1600.0, 1550.0), (1500.0, 1600.0), (1550.0, 1575.5)], 1575.5),
            // A tie of two who are equally strong changes nothing, and one may come back to where one was.
            (&[(1500.0, 1500.0), (1500.0, 1500.0)], 1500.0),
            (&[(1500.0, 1600.0), (1500.0, 1400.0), (1600.0, 1500.0)], 1400.0),
        ] {
            assert!(leads(1500.0, steps, last), "{steps:?}");
        }
        for (steps, last) in [
            (&[][..], 1501.0),
            (&[(1500.0, 1600.0)], 1601.0),
            (&[(1501.0, 1601.0)], 1600.0),
            // As much is gained, by steps that do not follow from each other.
            (&[(1500.0, 1600.0), (1601.0, 1651.0)], 1650.0),
            (&[(1500.0, 1600.0), (1700.0, 1650.0), (1650.0, 1700.0)], 1600.0),
            (&[(1500.0, 1600.0), (1500.0, 1600.0)], 1600.0),
        ] {
            assert!(!leads(1500.0, steps, last), "{steps:?}");
        }
    }
}
