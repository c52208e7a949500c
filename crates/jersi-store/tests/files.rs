//! The file of a store: who has it, what else may lie there, and copies of it.

mod common;

use std::fs;
use std::os::unix::fs::PermissionsExt as _;
use std::path::Path;

use common::{Club, Folder, START, White, behind_its_back, is_sound, seconds};
use jersi_club::Act;
use jersi_store::{Archive, BackupFault, Clock, HandClock, OpenFault, Store, restore};
use sqlx::{ConnectOptions as _, Connection as _};

async fn open(path: &Path) -> Result<Store, OpenFault> {
    Store::open_by(path, Clock::Hand(HandClock::at(START))).await
}

fn files(folder: &Path) -> Vec<String> {
    let names = fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("an entry").file_name());
    let mut names: Vec<String> = names.map(|name| name.to_string_lossy().into_owned()).collect();
    names.sort();
    names
}

#[tokio::test]
async fn a_store_is_one_servers() {
    let club = Club::new().await;
    let path = club.folder.store();
    assert!(matches!(open(&path).await, Err(OpenFault::InUse(_))));
    club.store.close().await;
    let other = open(&path).await.expect("nobody has it any more");
    assert!(matches!(open(&path).await, Err(OpenFault::InUse(_))));
    // Nobody else on the machine reads it, nor what lies beside it.
    for name in files(club.folder.path()) {
        let mode = fs::metadata(club.folder.path().join(&name)).expect("it is there").permissions().mode();
        assert_eq!(mode & 0o077, 0, "{name}");
    }
    other.close().await;
    assert_eq!(files(club.folder.path()), ["club.db", "club.db.lock"], "all of it is in one file");
}

#[tokio::test]
async fn what_is_no_store_stays_as_it_is() {
    let folder = Folder::new();
    let text = folder.path().join("letter.txt");
    fs::write(&text, "Dear Ada,\n".repeat(200)).expect("written");
    assert!(matches!(open(&text).await, Err(OpenFault::NotAStore(_))));
    assert!(fs::read_to_string(&text).expect("read").starts_with("Dear Ada"));
    let other = folder.path().join("photos.db");
    let options = sqlx::sqlite::SqliteConnectOptions::new().filename(&other).create_if_missing(true);
    let mut db = options.connect().await.expect("a database");
    sqlx::raw_sql("CREATE TABLE photo (id INTEGER)").execute(&mut db).await.expect("a table");
    db.close().await.expect("closed");
    assert!(matches!(open(&other).await, Err(OpenFault::NotAStore(_))));
    assert!(matches!(Archive::open(&other).await, Err(OpenFault::NotAStore(_))));
    let nowhere = folder.path().join("no/such/folder/club.db");
    assert!(matches!(open(&nowhere).await, Err(OpenFault::Folder(..))));
    assert!(matches!(Archive::open(&nowhere).await, Err(OpenFault::Folder(..))));
    assert!(matches!(open(folder.path()).await, Err(OpenFault::Folder(..) | OpenFault::Database(..))));
}

#[tokio::test]
async fn a_store_of_a_newer_program_is_left_alone() {
    let club = Club::new().await;
    club.store.close().await;
    behind_its_back(
        &club.folder.store(),
        "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time) \
         VALUES (9999, 'later', 1, x'00', 1)",
    )
    .await;
    assert!(matches!(open(&club.folder.store()).await, Err(OpenFault::Newer(_))));
    assert!(matches!(Archive::open(&club.folder.store()).await, Err(OpenFault::Newer(_))));
}

#[tokio::test]
async fn a_folder_that_cannot_be_written_is_told() {
    let folder = Folder::new();
    let closed = folder.path().join("closed");
    fs::create_dir(&closed).expect("a folder");
    fs::set_permissions(&closed, fs::Permissions::from_mode(0o500)).expect("closed");
    // Who may do everything may do this too; then a file stands where the folder should be.
    let path = if fs::write(closed.join("probe"), "").is_ok() {
        folder.path().join("closed/probe/x")
    } else {
        closed.join("x")
    };
    assert!(matches!(open(&path).await, Err(OpenFault::Folder(..))));
    fs::set_permissions(&closed, fs::Permissions::from_mode(0o700)).expect("open again");
}

#[tokio::test]
async fn a_copy_is_made_while_games_go_on() {
    let club = Club::new().await;
    let game = club.begin("4.8", "600+5").await;
    club.plays(game, "a2-b2=d3").await;
    let copy = club.folder.path().join("copy.db");
    let mut archive = Archive::open(&club.folder.store()).await.expect("past the server");
    let checked = archive.backup(&copy).await.expect("copied");
    assert_eq!((checked.games, checked.events, checked.damage.len()), (1, 2, 0));
    assert_eq!(fs::metadata(&copy).expect("a copy").permissions().mode() & 0o077, 0, "nobody else reads it");
    club.plays(game, "h4-h3=f4").await;
    assert!(matches!(archive.backup(&copy).await, Err(BackupFault::Exists(_))), "nothing is written over");
    assert_eq!(is_sound(&copy).await.events, 2, "as it stood then");
    assert!(files(club.folder.path()).iter().all(|name| !name.contains(".new")), "nothing is left behind");
    let nowhere = club.folder.path().join("no/copy.db");
    assert!(matches!(archive.backup(&nowhere).await, Err(BackupFault::File(..))));
}

#[tokio::test]
async fn a_copy_comes_back_and_what_was_there_is_kept() {
    let mut club = Club::new().await;
    let (path, copy) = (club.folder.store(), club.folder.path().join("copy.db"));
    let game = club.begin("4.8", "600+0").await;
    for text in ["a2-b2=d3", "h4-h3=f4"] {
        club.plays(game, text).await;
    }
    Archive::open(&path).await.expect("a store").backup(&copy).await.expect("copied");
    club.pass(seconds(60)).await;
    club.plays(game, "a3-b3").await;
    assert!(matches!(restore(&path, &copy, ".old").await, Err(BackupFault::Open(OpenFault::InUse(_)))));
    club.store.close().await;
    let restored = restore(&path, &copy, ".old").await.expect("restored");
    let kept = restored.kept.expect("the other one is kept");
    assert_eq!((restored.checked.events, is_sound(&kept).await.events), (3, 4));
    club.clock.stand(seconds(600));
    club.reopen().await;
    assert_eq!(club.kinds(game).await.last(), Some(&"paused"), "the time since the copy is nobody's");
    assert_eq!(club.left(game, White).await, seconds(600));
    club.plays(game, "a3-b3").await;
    is_sound(&path).await;
    // Where none was, nothing is kept.
    let elsewhere = club.folder.path().join("else.db");
    assert_eq!(restore(&elsewhere, &copy, ".old").await.expect("restored").kept, None);
    assert_eq!(is_sound(&elsewhere).await.games, 1);
}

#[tokio::test]
async fn a_damaged_copy_replaces_nothing() {
    let club = Club::new().await;
    let (path, copy) = (club.folder.store(), club.folder.path().join("copy.db"));
    let game = club.begin("4.8", "-").await;
    club.plays(game, "a2-b2=d3").await;
    Archive::open(&path).await.expect("a store").backup(&copy).await.expect("copied");
    club.plays(game, "h4-h3=f4").await;
    club.store.close().await;
    behind_its_back(&copy, "UPDATE event SET text = 'a2-a9' WHERE seq = 2").await;
    let refused = restore(&path, &copy, ".old").await;
    assert!(
        matches!(&refused, Err(BackupFault::Damaged(_, checked)) if checked.damage.len() == 1),
        "{refused:?}"
    );
    let letter = club.folder.path().join("letter.txt");
    fs::write(&letter, "Dear Ada").expect("written");
    let refused = restore(&path, &letter, ".old").await;
    assert!(matches!(refused, Err(BackupFault::Open(OpenFault::NotAStore(_)))), "{refused:?}");
    let torn = club.folder.path().join("torn.db");
    let whole = fs::read(&path).expect("read");
    fs::write(&torn, &whole[..whole.len() / 2]).expect("written");
    assert!(restore(&path, &torn, ".old").await.is_err(), "half of a store is none");
    assert_eq!(is_sound(&path).await.events, 3, "it is as it was");
    assert!(files(club.folder.path()).iter().all(|name| !name.contains(".new") && !name.contains(".old")));
}

#[tokio::test]
async fn what_a_crash_left_in_the_log_is_kept_with_the_old_store() {
    let club = Club::new().await;
    let (path, copy) = (club.folder.store(), club.folder.path().join("copy.db"));
    let game = club.begin("4.8", "-").await;
    Archive::open(&path).await.expect("a store").backup(&copy).await.expect("copied");
    club.plays(game, "a2-b2=d3").await;
    // As a kill leaves it: the file, and the log with the last turns beside it.
    let crashed = Folder::new();
    for name in ["club.db", "club.db-wal"] {
        fs::copy(club.folder.path().join(name), crashed.path().join(name)).expect("copied");
    }
    assert!(fs::metadata(crashed.path().join("club.db-wal")).expect("a log").len() > 0);
    let restored = restore(&crashed.store(), &copy, ".old").await.expect("restored");
    assert_eq!(is_sound(&crashed.store()).await.events, 1);
    assert_eq!(is_sound(&restored.kept.expect("kept")).await.events, 2, "with its last turn");
}

#[tokio::test]
async fn finished_games_are_handed_out() {
    let club = Club::new().await;
    let (over, _, open) =
        (club.begin("4.8", "-").await, club.begin("4.8", "-").await, club.make("4.8", "-").await);
    club.plays(over, "a2-b2=d3").await;
    club.does(White, over, Act::Resign).await.expect("resigned");
    club.act(&club.ada, open, Act::Abort, 0).await.expect("withdrawn");
    let mut found = Vec::new();
    let mut archive = Archive::open(&club.folder.store()).await.expect("a store");
    let taken: Result<(), jersi_store::StoreFault> = archive
        .finished(|game| {
            found.push(game?.listed.record.id);
            Ok(())
        })
        .await;
    taken.expect("all of them");
    assert_eq!(found, [over]);
}
