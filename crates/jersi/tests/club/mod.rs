//! What the tests of the club with a crowd share.
#![allow(dead_code, reason = "each test takes what it needs")]

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use jersi_crowd::{Storage, Storm, StormReport, allow_many_files};

/// Whether it is to take long.
pub fn deep() -> bool {
    std::env::var_os("JERSI_DEEP").is_some()
}

/// A place for a store that is not there yet.
pub fn store(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("club-{name}"));
    if folder.exists() {
        fs::remove_dir_all(&folder).expect("a folder of ours");
    }
    fs::create_dir_all(&folder).expect("a folder");
    folder.join("club.db")
}

/// Forty bots in twenty games, and two strangers.
pub fn storm(store: impl Into<Storage>) -> Storm {
    Storm::over(store.into(), PathBuf::from(env!("CARGO_BIN_EXE_jersi")), 20)
}

/// Room for tasks of the crowd.
pub fn runtime() -> tokio::runtime::Runtime {
    tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().expect("threads")
}

/// Goes through it; afterwards nothing is damaged, as the people who run a server would see it.
pub fn survived(storm: Storm) -> StormReport {
    allow_many_files();
    let store = storm.store.clone();
    let report = match runtime().block_on(storm.run()) {
        Ok(report) => report,
        Err(violation) => panic!("{violation}"),
    };
    let checked = Command::new(env!("CARGO_BIN_EXE_jersi"))
        .args(["admin", "check", "--store"])
        .arg(store.argument())
        .output()
        .expect("the binary starts");
    assert!(checked.status.success(), "{}", String::from_utf8_lossy(&checked.stderr));
    report
}
