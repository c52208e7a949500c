//! Whether answers leave after what they promise is on disk. A kill cannot show a missing sync, because the system keeps what
//! was written; so the calls of a server are listened to, by `strace`, and put in order here.

mod call;

use std::collections::HashMap;

use jersi_wire::ActId;

use call::{Call, Moment, moments};

/// What `strace` has to be told, before the program that it watches; the name of its file comes behind.
pub const STRACE: [&str; 9] = [
    "strace",
    "-f",
    "-y",
    "-s",
    "6000",
    "-e",
    "trace=write,writev,sendto,sendmsg,pwrite64,fsync,fdatasync",
    "--signal=none",
    "-o",
];

/// The length of the header of a page in the log of `SQLite`; the last page of a transaction is marked in it.
const HEADER: usize = 24;

/// What was seen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Order {
    /// Transactions that were written.
    pub transactions: u64,
    /// Syncs of the log.
    pub syncs: u64,
    /// Answers, each behind the sync of its act.
    pub answers: usize,
}

/// Looks at a trace of a server that was asked to do these acts, one after the other. Each must be answered after a sync that
/// began when the whole transaction with this act was written.
pub fn check(trace: &str, acts: &[ActId]) -> Result<Order, String> {
    let mut watch = Watch { acts: acts.iter().map(ActId::to_string).collect(), ..Watch::default() };
    for (line, moment) in moments(trace) {
        watch.see(moment).map_err(|what| format!("line {line}: {what}"))?;
    }
    if watch.order.answers != acts.len() {
        return Err(format!("{} of {} acts were answered", watch.order.answers, acts.len()));
    }
    Ok(watch.order)
}

#[derive(Default)]
struct Watch {
    acts: Vec<String>,
    order: Order,
    /// Whether the page that is being written is the last one of its transaction.
    last_page: bool,
    /// Acts in the transaction that is being written.
    open: Vec<usize>,
    /// The transaction of each act.
    written: HashMap<usize, u64>,
    /// What a sync that has begun will have brought to disk, by thread.
    begun: HashMap<u32, u64>,
    /// The last transaction that is on disk.
    synced: u64,
}

impl Watch {
    fn see(&mut self, moment: Moment<'_>) -> Result<(), String> {
        match moment {
            Moment::Begins(call) if call.is_sync() && call.is_log() => {
                self.begun.insert(call.thread, self.order.transactions);
            }
            Moment::Begins(call) if !call.is_log() && !call.is_sync() => return self.answer(&call),
            Moment::Begins(_) => {}
            Moment::Ends(call, done) if call.is_sync() && call.is_log() => {
                let covered = self.begun.remove(&call.thread).unwrap_or(0);
                if done {
                    self.order.syncs += 1;
                    self.synced = self.synced.max(covered);
                }
            }
            Moment::Ends(call, true) if call.is_log() => self.page(&call),
            Moment::Ends(..) => {}
        }
        Ok(())
    }

    /// A write to the log is over.
    fn page(&mut self, call: &Call<'_>) {
        let data = call.data();
        if call.length() == Some(HEADER) {
            self.last_page = data.get(4..8).is_some_and(|size| size != [0; 4]);
            return;
        }
        for (number, act) in self.acts.iter().enumerate() {
            if !self.written.contains_key(&number) && contains(&data, act.as_bytes()) {
                self.open.push(number);
            }
        }
        if std::mem::take(&mut self.last_page) {
            self.order.transactions += 1;
            for act in self.open.drain(..) {
                self.written.entry(act).or_insert(self.order.transactions);
            }
        }
    }

    /// Something is about to go out; if it is the answer to an act, its transaction must be on disk.
    fn answer(&mut self, call: &Call<'_>) -> Result<(), String> {
        let data = call.data();
        let by_socket = contains(&data, br#""is":"done""#);
        let by_http = contains(&data, b"HTTP/1.1 200") && contains(&data, br#"{"seq":"#);
        if !by_socket && !by_http {
            return Ok(());
        }
        let number = self.order.answers;
        let Some(act) = self.acts.get(number) else {
            return Err("an answer that nobody waits for".to_owned());
        };
        if by_socket && !contains(&data, act.as_bytes()) {
            return Err(format!("an answer to another act than {act}"));
        }
        match self.written.get(&number) {
            None => Err(format!("the act {act} is answered and not written")),
            Some(transaction) if *transaction > self.synced => {
                Err(format!("the act {act} is answered, and transaction {transaction} is not on disk"))
            }
            Some(_) => {
                self.order.answers += 1;
                Ok(())
            }
        }
    }
}

fn contains(data: &[u8], part: &[u8]) -> bool {
    data.windows(part.len()).any(|window| window == part)
}

#[cfg(test)]
mod tests {
    use super::*;

    const ACT: &str = "000102030405060708090a0b0c0d0e0f";

    fn judged(lines: &[&str]) -> Result<Order, String> {
        check(&lines.join("\n"), &[ACT.parse().expect("a name")])
    }

    const FIRST: &str = r#"7 write(9</x/club.db-wal>, "\0\0\0\2\0\0\0\0abcdefgh01234567", 24) = 24"#;
    const PAGE: &str =
        r#"7 write(9</x/club.db-wal>, "\r\0 000102030405060708090a0b0c0d0e0f\0", 4096) = 4096"#;
    const LAST: &str = r#"7 write(9</x/club.db-wal>, "\0\0\0\3\0\0\0\tabcdefgh01234567", 24) = 24"#;
    const OTHER: &str = r#"7 write(9</x/club.db-wal>, "\r\0\0"..., 4096) = 4096"#;
    const SYNC: &str = "7 fdatasync(9</x/club.db-wal>) = 0";
    const DONE: &str = r#"8 sendto(12<socket:[3]>, "\201\\{\"is\":\"done\",\"id\":\"000102030405060708090a0b0c0d0e0f\",\"seq\":2}", 94, MSG_NOSIGNAL, NULL, 0) = 94"#;

    #[test]
    fn an_answer_behind_the_sync_is_right() {
        let order = judged(&[FIRST, PAGE, LAST, OTHER, SYNC, DONE]).expect("right");
        assert_eq!(order, Order { transactions: 1, syncs: 1, answers: 1 });
    }

    #[test]
    fn anything_else_is_wrong() {
        let begun = "7 fdatasync(9</x/club.db-wal> <unfinished ...>";
        let ended = "7 <... fdatasync resumed>) = 0";
        let failed = "7 fdatasync(9</x/club.db-wal>) = -1 EIO (Input/output error)";
        let made_up = "7 fdatasync(9</x/club.db-wal>) = 0 (INJECTED)";
        let elsewhere = "7 fdatasync(10</x/club.db>) = 0";
        for wrong in [
            // Not at all, too early, too late, not yet, in vain, and of another file.
            &[FIRST, PAGE, LAST, OTHER, DONE][..],
            &[SYNC, FIRST, PAGE, LAST, OTHER, DONE],
            &[FIRST, PAGE, SYNC, LAST, OTHER, DONE],
            &[FIRST, PAGE, LAST, OTHER, DONE, SYNC],
            &[FIRST, PAGE, LAST, OTHER, begun, DONE, ended],
            &[FIRST, PAGE, begun, LAST, OTHER, ended, DONE],
            &[FIRST, PAGE, LAST, OTHER, failed, DONE],
            &[FIRST, PAGE, LAST, OTHER, made_up, DONE],
            &[FIRST, PAGE, LAST, OTHER, elsewhere, DONE],
            // Nothing was written, or nothing was answered.
            &[SYNC, DONE],
            &[FIRST, PAGE, LAST, OTHER, SYNC],
        ] {
            assert!(judged(wrong).is_err(), "{wrong:#?}");
        }
        assert!(judged(&[FIRST, PAGE, LAST, OTHER, begun, ended, DONE]).is_ok());
    }

    #[test]
    fn an_answer_over_http_counts_too() {
        let http = r#"8 writev(12<socket:[3]>, [{iov_base="HTTP/1.1 200 OK\r\n\r\n", iov_len=19}, {iov_base="{\"seq\":2}", iov_len=9}], 2) = 28"#;
        assert!(judged(&[FIRST, PAGE, LAST, OTHER, SYNC, http]).is_ok());
        assert!(judged(&[FIRST, PAGE, LAST, OTHER, http, SYNC]).is_err());
    }
}
