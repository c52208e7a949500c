//! Passwords: what may be one, and the slow work that makes guessing slow.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use argon2::password_hash::phc::PasswordHash;
use argon2::{Algorithm, Argon2, Params, PasswordHasher as _, PasswordVerifier as _, Version};
use jersi_store::name_key;
use jersi_wire::Code;
use tokio::sync::Semaphore;
use unicode_normalization::UnicodeNormalization as _;

use crate::api::Refusal;

/// The fewest and the most characters of a password.
pub const SHORTEST: usize = 8;
/// The most.
pub const LONGEST: usize = 256;
/// KiB, rounds and lanes of argon2id: what it does not take does not compile.
const COST: Params = match Params::new(19 * 1024, 2, 1, None) {
    Ok(params) => params,
    Err(_) => panic!("argon2id takes no such cost"),
};
/// So many are hashed at a time.
const AT_ONCE: usize = 2;
/// So many wait for that; more are told that the server is busy.
const WAITING: usize = 32;
/// What nobody's password is compared with: the same work, and nothing that fits.
const NOBODYS: &str =
    "$argon2id$v=19$m=19456,t=2,p=1$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA";

/// What everybody tries first, longer than what is too short anyway.
const COMMON: &str = "12345678 123456789 1234567890 0123456789 87654321 987654321 0987654321 11111111 00000000 12341234 \
    11223344 12344321 88888888 99999999 66666666 password password1 password12 password123 password1234 passw0rd p@ssw0rd \
    p@ssword pa$$word motdepasse motdepasse1 azertyuiop azerty123 qwertyuiop qwerty123 qwertz123 qwertzuiop qwerty12 \
    1q2w3e4r 1q2w3e4r5t q1w2e3r4 1qaz2wsx zaq12wsx qazwsxedc asdfghjk asdfghjkl asdfasdf qweasdzxc zxcvbnm1 abcd1234 \
    abcdefgh abcdefg1 abc12345 aa123456 a1234567 a12345678 iloveyou iloveyou1 jetaime1 bonjour1 soleil123 doudou123 \
    princess princess1 sunshine sunshine1 football football1 baseball baseball1 basketball superman superman1 batman123 \
    starwars pokemon1 pokemon123 trustno1 welcome1 welcome123 whatever letmein1 letmein123 changeme changeme1 master123 \
    admin123 admin1234 administrator michelle jennifer computer internet jersijersi jersi123 jersi1234 boardgame";

/// Hashes passwords, a few at a time.
#[derive(Debug)]
pub struct Passwords {
    /// A place in the queue.
    places: Arc<Semaphore>,
    /// A turn.
    turns: Arc<Semaphore>,
    hashed: Arc<AtomicU64>,
}

impl Default for Passwords {
    fn default() -> Passwords {
        Passwords {
            places: Arc::new(Semaphore::new(AT_ONCE + WAITING)),
            turns: Arc::new(Semaphore::new(AT_ONCE)),
            hashed: Arc::default(),
        }
    }
}

impl Passwords {
    /// How often that work was done.
    pub fn hashed(&self) -> u64 {
        self.hashed.load(Ordering::Relaxed)
    }

    /// What is kept of a password.
    pub async fn hash(&self, password: &str) -> Result<String, Refusal> {
        let password = plain(password);
        self.work(move |argon| argon.hash_password(password.as_bytes()).map(|hash| hash.to_string()))
            .await?
            .map_err(|error| {
                tracing::error!(%error, "a password cannot be hashed");
                Code::StoreFault.into()
            })
    }

    /// Whether it is the password of which this is kept. Where nothing is kept, it takes the same time to find that out.
    pub async fn fits(&self, password: &str, kept: Option<&str>) -> Result<bool, Refusal> {
        let password = plain(password);
        let (kept, is_somebodys) = (kept.unwrap_or(NOBODYS).to_owned(), kept.is_some());
        let fits = self
            .work(move |argon| {
                let kept = PasswordHash::new(&kept)?;
                Ok::<_, argon2::password_hash::Error>(
                    argon.verify_password(password.as_bytes(), &kept).is_ok(),
                )
            })
            .await?;
        match fits {
            Ok(fits) => Ok(fits && is_somebodys),
            Err(error) => {
                tracing::error!(%error, "what is kept of a password cannot be read");
                Err(Code::StoreFault.into())
            }
        }
    }

    /// Does the work in its turn, on a thread of its own. It keeps its place to the end, even if nobody waits any more.
    async fn work<T: Send + 'static>(
        &self,
        work: impl FnOnce(&Argon2<'_>) -> T + Send + 'static,
    ) -> Result<T, Refusal> {
        let place = Arc::clone(&self.places).try_acquire_owned().map_err(|_| Code::Busy)?;
        let turn = Arc::clone(&self.turns).acquire_owned().await.map_err(|_| Code::Busy)?;
        let hashed = Arc::clone(&self.hashed);
        let done = tokio::task::spawn_blocking(move || {
            hashed.fetch_add(1, Ordering::Relaxed);
            let done = work(&Argon2::new(Algorithm::Argon2id, Version::V0x13, COST));
            drop((turn, place));
            done
        });
        done.await.map_err(|_| Code::Busy.into())
    }
}

/// Keyboards write some letters in two ways; a password is the same in either.
fn plain(password: &str) -> String {
    password.nfkc().collect()
}

/// Whether a new password may be one: long enough, not what everybody tries first, and not the name.
pub fn may_be(password: &str, name: &str) -> bool {
    let plain = plain(password);
    let small = plain.to_lowercase();
    let mut signs = small.chars();
    let first = signs.next();
    (SHORTEST..=LONGEST).contains(&plain.chars().count())
        && !signs.all(|sign| Some(sign) == first)
        && !COMMON.split_whitespace().any(|common| common == small)
        && name_key(&plain) != name_key(name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_password_is_not_what_everybody_tries() {
        for good in ["correct horse", "8 signs.", "ẞchön und gut", &"x1".repeat(128)] {
            assert!(may_be(good, "Ada"), "{good}");
        }
        for bad in [
            "",
            "1234567",
            "12345678",
            "PassWord",
            "aaaaaaaaaa",
            "Ada Lovelace",
            "ada lovelace ",
            &"x1".repeat(129),
        ] {
            assert!(!may_be(bad, "Ada Lovelace"), "{bad}");
        }
    }

    #[tokio::test]
    async fn what_is_kept_opens_for_its_password_alone() {
        let passwords = Passwords::default();
        let kept = passwords.hash("Zoe\u{308} by the lake").await.expect("a hash");
        assert!(kept.starts_with("$argon2id$v=19$m=19456,t=2,p=1$"), "{kept}");
        assert_ne!(kept, passwords.hash("Zoe\u{308} by the lake").await.expect("a hash"), "salted");
        for (password, kept, fits) in [
            ("Zoë by the lake", Some(kept.as_str()), true),
            ("zoë by the lake", Some(kept.as_str()), false),
            ("Zoë by the lake", None, false),
        ] {
            let before = passwords.hashed();
            assert_eq!(passwords.fits(password, kept).await.expect("an answer"), fits);
            assert_eq!(passwords.hashed(), before + 1, "the same work whatever the answer");
        }
        assert!(passwords.fits("x", Some("nonsense")).await.is_err());
    }

    #[tokio::test]
    async fn who_comes_to_a_long_queue_is_told_so() {
        let passwords = Passwords::default();
        let turns = Arc::clone(&passwords.turns).acquire_many_owned(AT_ONCE as u32).await.expect("all turns");
        let mut asks: Vec<_> = (0..=AT_ONCE + WAITING).map(|_| Box::pin(passwords.fits("x", None))).collect();
        let mut refused = 0;
        for ask in &mut asks {
            tokio::select! {
                biased;
                answer = ask => {
                    assert_eq!(answer.expect_err("no place").code, Code::Busy);
                    refused += 1;
                }
                () = std::future::ready(()) => {}
            }
        }
        assert_eq!((refused, passwords.hashed()), (1, 0));
        drop((asks, turns));
        assert!(!passwords.fits("x", None).await.expect("there is a place again"));
    }
}
