//! A cluster that runs.
#![allow(clippy::disallowed_methods, reason = "the files of a throw-away database, never anybody's own")]

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use rustix::process::{Pid, Signal, kill_process};
use sqlx::postgres::PgConnection;
use sqlx::{AssertSqlSafe, Connection as _};

use crate::fault::Fault;
use crate::programs::Programs;
use crate::template::{self, USER};
use crate::watch::Watch;

/// Where a cluster lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// In memory, where the system has such a place: syncing costs nothing.
    Memory,
    /// On a disk, in the folder for temporary files.
    Disk,
}

/// Where a system keeps files in memory.
const MEMORY: &str = "/dev/shm";
/// Nobody waits longer for a start.
const PATIENCE: &str = "60";
/// Children of a server that was killed need a moment to see it; so often it is tried again.
const TRIES: u32 = 100;

/// A cluster. It is stopped and removed with this, and also when this program dies.
#[derive(Debug)]
pub struct Cluster {
    programs: Programs,
    folder: PathBuf,
    settings: String,
    given: AtomicU64,
    _watch: Watch,
}

impl Cluster {
    /// Makes one and starts it, with settings besides ours, each `name=value`.
    pub fn start(place: Place, settings: &[&str]) -> Result<Cluster, Fault> {
        let programs = Programs::find()?;
        let template = template::ready(&programs)?;
        let memory = Path::new(MEMORY);
        let within = match place {
            Place::Memory if memory.is_dir() => memory.to_owned(),
            Place::Memory | Place::Disk => std::env::temp_dir(),
        };
        let folder = template::folder(&within, programs.owner)?;
        let watch = Watch::over(&programs, &folder).map_err(Fault::when("/bin/sh"))?;
        template::copy(&template, &folder.join("data"), programs.owner)
            .map_err(Fault::when(folder.display()))?;
        let mut all = format!("-k {} -c listen_addresses=''", folder.display());
        for setting in ["fsync=on", "max_connections=1000"].iter().chain(settings) {
            all += " -c ";
            all += setting;
        }
        let given = AtomicU64::new(0);
        let cluster = Cluster { programs, folder, settings: all, given, _watch: watch };
        cluster.start_again()?;
        Ok(cluster)
    }

    /// The one in memory that all tests of a program share, each with a database of its own.
    ///
    /// # Panics
    /// If there is none to be had: the line that would help is told.
    pub fn shared() -> &'static Cluster {
        static SHARED: OnceLock<Cluster> = OnceLock::new();
        SHARED.get_or_init(|| Cluster::start(Place::Memory, &[]).unwrap_or_else(|fault| panic!("{fault}")))
    }

    /// The address of a new database with nothing in it.
    pub async fn fresh(&self) -> Result<String, Fault> {
        let name = format!("club_{}", self.given.fetch_add(1, Ordering::SeqCst));
        self.tell(&self.address("postgres"), &format!("CREATE DATABASE {name}")).await?;
        Ok(self.address(&name))
    }

    /// The address of another database with the same in it as one that nobody is connected to.
    pub async fn copy(&self, url: &str) -> Result<String, Fault> {
        let from = url.split(['/', '?']).nth(3).unwrap_or_default();
        let name = format!("club_{}", self.given.fetch_add(1, Ordering::SeqCst));
        self.tell(&self.address("postgres"), &format!("CREATE DATABASE {name} TEMPLATE {from}")).await?;
        Ok(self.address(&name))
    }

    /// Does something behind everybody's back.
    pub async fn tell(&self, url: &str, sql: &str) -> Result<(), Fault> {
        let mut db = PgConnection::connect(url).await?;
        sqlx::raw_sql(AssertSqlSafe(sql.to_owned())).execute(&mut db).await?;
        Ok(db.close().await?)
    }

    /// Cuts every connection that listens for notices.
    pub async fn cut_listeners(&self, url: &str) -> Result<u64, Fault> {
        let mut db = PgConnection::connect(url).await?;
        let cut = sqlx::query(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity \
             WHERE datname = current_database() AND query ILIKE 'LISTEN %'",
        );
        let cut = cut.fetch_all(&mut db).await?.len() as u64;
        db.close().await?;
        Ok(cut)
    }

    /// Stops it at once, as when the power fails: nobody is asked, nothing is tidied up.
    pub fn stop_at_once(&self) -> Result<(), Fault> {
        self.ctl(&["stop", "-s", "-m", "immediate", "-t", PATIENCE])
    }

    /// Kills it; its children see that and end.
    pub fn kill(&self) -> Result<(), Fault> {
        let file = self.folder.join("data/postmaster.pid");
        let text = fs::read_to_string(&file).map_err(Fault::when(file.display()))?;
        let number = text.lines().next().and_then(|line| line.trim().parse().ok()).and_then(Pid::from_raw);
        let pid = number.ok_or_else(|| {
            Fault::System(file.display().to_string(), std::io::Error::other("no number of a process"))
        })?;
        kill_process(pid, Signal::KILL).map_err(|error| Fault::System("kill".to_owned(), error.into()))
    }

    /// Starts it again after it was stopped or killed, and waits until it is there.
    pub fn start_again(&self) -> Result<(), Fault> {
        let log = self.folder.join("log").to_string_lossy().into_owned();
        let start = ["start", "-s", "-w", "-t", PATIENCE, "-l", &log, "-o", &self.settings];
        let mut tries = 0;
        loop {
            let said_before = self.log().len();
            match self.ctl(&start) {
                Err(Fault::Program { .. }) if tries < TRIES && self.waits_for_children(said_before) => {
                    tries += 1;
                    std::thread::sleep(Duration::from_millis(50));
                }
                Err(Fault::Program { program, said }) => {
                    return Err(Fault::Program { program, said: format!("{said}\n{}", self.log()) });
                }
                started => return started,
            }
        }
    }

    /// Whether children of a server that was killed still hold what it held: the server says so in its log, behind what it had
    /// said before, and its children may say more after it.
    fn waits_for_children(&self, said_before: usize) -> bool {
        let log = self.log();
        let said = log.get(said_before..).unwrap_or_default();
        let held = said.contains("shared memory block") || said.contains("lock file");
        held && self.folder.join("data").is_dir()
    }

    fn log(&self) -> String {
        fs::read_to_string(self.folder.join("log")).unwrap_or_default()
    }

    fn ctl(&self, arguments: &[&str]) -> Result<(), Fault> {
        let data = self.folder.join("data").to_string_lossy().into_owned();
        let mut words = arguments[..1].to_vec();
        words.extend(["-D", &data]);
        words.extend(&arguments[1..]);
        self.programs.run("pg_ctl", &self.folder, &words).map(|_| ())
    }

    fn address(&self, database: &str) -> String {
        format!("postgres:///{database}?host={}&user={USER}", self.folder.display())
    }
}
