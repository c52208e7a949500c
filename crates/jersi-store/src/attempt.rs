//! Tries to open an account. All nodes count together, and a restart forgets nothing.

use std::time::Duration;

use jersi_wire::Code;

use crate::db::sql;
use crate::fault::ActFault;
use crate::game_row::stored;
use crate::store::Store;

/// So many tries that came to nothing are borne within an hour, whoever makes them.
pub const MOST_TRIES: i64 = 100;
/// How long they are remembered.
const WITHIN: Duration = Duration::from_hours(1);

impl Store {
    /// One more try to open the account of this name, whether there is one or not. It is counted before it is made, so that a
    /// hundred at the same time are no more than a hundred.
    pub async fn try_door(&self, key: &str) -> Result<(), ActFault> {
        let key = key.to_owned();
        self.write(format!("door {key}"), move |work| {
            let key = key.clone();
            Box::pin(async move {
                let (now, old) = (stored(work.now), stored(work.now.before(WITHIN)));
                let query = "INSERT INTO attempt (name_key, since, count) VALUES ($1, $2, 1) \
                             ON CONFLICT (name_key) DO UPDATE SET \
                             count = CASE WHEN attempt.since < $3 THEN 1 ELSE attempt.count + 1 END, \
                             since = CASE WHEN attempt.since < $3 THEN $2 ELSE attempt.since END \
                             WHERE attempt.since < $3 OR attempt.count < $4";
                let query = sql(query).bind(&key).bind(now).bind(old).bind(MOST_TRIES);
                let counted = query.execute(work.writes()).await?;
                if counted == 1 { Ok(()) } else { Err(ActFault::Refused(Code::TooMany, 0)) }
            })
        })
        .await
    }

    /// It was the right one: that try does not count.
    pub async fn door_opened(&self, key: &str) -> Result<(), ActFault> {
        let key = key.to_owned();
        self.write(format!("door {key}"), move |work| {
            let key = key.clone();
            Box::pin(async move {
                let query = "UPDATE attempt SET count = count - 1 WHERE name_key = $1 AND count > 0";
                sql(query).bind(&key).execute(work.writes()).await?;
                Ok(())
            })
        })
        .await
    }
}
