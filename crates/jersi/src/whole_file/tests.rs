//! Whole files, with a fault at every step of writing them.
#![allow(clippy::disallowed_methods, reason = "a test puts files where somebody else would")]

use std::io::ErrorKind;

use super::*;
use crate::disk::faulty::{Fault, FaultyDisk, scratch};

/// A folder of its own, removed at the end.
struct Scratch(PathBuf);

impl Scratch {
    fn new(name: &str) -> Scratch {
        let folder = scratch(&format!("whole-{name}"));
        fs::create_dir_all(&folder).expect("a folder for the test");
        Scratch(folder.canonicalize().expect("it is there"))
    }

    fn names(&self) -> Vec<String> {
        let entries = fs::read_dir(&self.0).expect("the folder is there");
        entries.map(|entry| entry.expect("readable").file_name().to_string_lossy().into_owned()).collect()
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// Everything that may go wrong at a step.
pub(crate) fn faults() -> Vec<Fault> {
    let mut faults = vec![Fault::Fails(ErrorKind::PermissionDenied, 0), Fault::Fails(ErrorKind::NotFound, 0)];
    for bytes in [0, 1, 7, 1000] {
        faults.push(Fault::Fails(ErrorKind::StorageFull, bytes));
        faults.push(Fault::StaysFull(bytes));
        faults.push(Fault::Killed(bytes));
        faults.extend([true, false].map(|names| Fault::PowerCut { bytes, names }));
    }
    faults
}

/// Whether a fault leaves a program that can clean up behind itself.
fn goes_on(fault: Fault) -> bool {
    matches!(fault, Fault::Fails(..) | Fault::StaysFull(_))
}

const OLD: &str = "the old text, which was confirmed";
const NEW: &str = "the new text\nwith another line";

#[test]
fn whatever_goes_wrong_a_file_is_the_old_one_or_the_new_one() {
    let scratch = Scratch::new("faults");
    let file = scratch.0.join("file");
    let mut count = 0;
    for replaced in [false, true] {
        let steps = {
            let disk = FaultyDisk::sound();
            set_up(&file, replaced);
            write_on(&disk, &file, NEW).expect("nothing goes wrong");
            disk.steps()
        };
        assert_eq!(
            steps,
            if replaced { 6 } else { 5 },
            "create, write, permissions, sync, rename, sync folder"
        );
        for fault in faults() {
            for at in 0..=steps {
                set_up(&file, replaced);
                let disk = FaultyDisk::new(at, fault);
                let written = write_on(&disk, &file, NEW);
                count += usize::from(disk.has_failed());
                let told = format!("{fault:?} at step {at}, replaced: {replaced}, {written:?}");
                assert_eq!(written.is_ok(), !disk.has_failed(), "{told}");
                if written.is_ok() {
                    // What was confirmed outlasts whatever comes after it.
                    disk.cut_power_now();
                }
                match (fs::read_to_string(&file), &written) {
                    (Ok(text), Ok(())) => assert_eq!(text, NEW, "{told}"),
                    (Ok(text), Err(_)) => assert!(text == NEW || replaced && text == OLD, "{told}: {text:?}"),
                    (Err(_), _) => assert!(!replaced && written.is_err(), "{told}"),
                }
                if goes_on(fault) {
                    assert!(
                        scratch.names().iter().all(|name| name == "file"),
                        "{told}: {:?}",
                        scratch.names()
                    );
                }
                remove_drafts(&RealDisk, &file).expect("they can be removed");
            }
        }
    }
    assert_eq!(count, 242, "so many faults were injected; docs/reliability.md tells it");
}

fn set_up(file: &Path, replaced: bool) {
    let _ = fs::remove_file(file);
    if replaced {
        fs::write(file, OLD).expect("written");
    }
}

#[test]
fn of_several_files_none_is_replaced_before_all_are_on_the_disk() {
    let scratch = Scratch::new("several");
    let files = ["one", "two", "three"].map(|name| scratch.0.join(name));
    let new: Vec<(&PathBuf, Vec<u8>)> = files.iter().map(|file| (file, NEW.as_bytes().to_vec())).collect();
    let mut count = 0;
    for fault in faults() {
        for at in 0..18 {
            for file in &files {
                set_up(file, true);
            }
            let disk = FaultyDisk::new(at, fault);
            let written = write_all_on(&disk, &new);
            count += usize::from(disk.has_failed());
            assert!(written.is_err(), "{fault:?} at step {at}");
            let texts = files.each_ref().map(|file| fs::read_to_string(file).expect("it is there"));
            // The drafts take twelve steps.
            assert!(
                texts.iter().all(|text| text == OLD || at >= 12 && text == NEW),
                "{fault:?} {at}: {texts:?}"
            );
            for file in &files {
                remove_drafts(&RealDisk, file).expect("they can be removed");
            }
        }
    }
    assert_eq!(count, 396, "so many faults were injected; docs/reliability.md tells it");
}

#[test]
fn two_who_write_the_same_file_leave_one_of_their_texts() {
    let scratch = Scratch::new("two");
    let file = scratch.0.join("file");
    let texts: Vec<String> = (0..4).map(|n| n.to_string().repeat(10_000)).collect();
    std::thread::scope(|scope| {
        for text in &texts {
            scope.spawn(|| (0..10).for_each(|_| write(&file, text).expect("written")));
        }
        for _ in 0..50 {
            let seen = fs::read_to_string(&file);
            assert!(seen.is_err() || texts.contains(&seen.expect("checked")), "a fragment was seen");
        }
    });
    assert!(texts.contains(&fs::read_to_string(&file).expect("it is there")));
    assert_eq!(scratch.names(), ["file"]);
}

#[test]
fn a_new_file_never_replaces_another() {
    let scratch = Scratch::new("new");
    let file = scratch.0.join("file");
    let won: Vec<usize> = std::thread::scope(|scope| {
        let writers: Vec<_> = (0..8)
            .map(|n| {
                let file = &file;
                scope.spawn(move || write_new(file, &n.to_string()).is_ok().then_some(n))
            })
            .collect();
        writers.into_iter().filter_map(|writer| writer.join().expect("no panic")).collect()
    });
    assert_eq!(won.len(), 1, "{won:?}");
    assert_eq!(fs::read_to_string(&file).expect("it is there"), won[0].to_string());
    let there = write_new(&file, "another").expect_err("it is there");
    assert_eq!(there.kind(), ErrorKind::AlreadyExists);
    // One that cannot be written leaves nothing behind, not even an empty file.
    for at in 0..6 {
        let other = scratch.0.join("other");
        let disk = FaultyDisk::new(at, Fault::StaysFull(3));
        write_new_on(&disk, &other, NEW).expect_err("the disk is full");
        assert!(at == 5 || !other.exists(), "step {at}");
        let _ = fs::remove_file(other);
    }
}

#[test]
fn all_files_are_replaced_or_none() {
    let scratch = Scratch::new("all");
    let (one, two) = (scratch.0.join("one"), scratch.0.join("two"));
    write_all(&[(&one, b"1".to_vec()), (&two, b"2".to_vec())]).expect("written");
    let nowhere = scratch.0.join("no/such/folder");
    assert!(write_all(&[(&one, b"changed".to_vec()), (&nowhere, vec![])]).is_err());
    assert!(write_all(&[(&one, b"changed".to_vec()), (&scratch.0, vec![])]).is_err());
    assert_eq!(fs::read(&one).expect("it is there"), b"1");
    write_all(&[(&one, b"changed".to_vec())]).expect("written again");
    assert_eq!(fs::read(&one).expect("it is there"), b"changed");
    assert_eq!(scratch.names().len(), 2, "no draft is left");
}

#[cfg(unix)]
#[test]
fn links_stay_and_devices_are_written_to() {
    let scratch = Scratch::new("links");
    let (file, link) = (scratch.0.join("file"), scratch.0.join("link"));
    fs::write(&file, "old").expect("written");
    std::os::unix::fs::symlink(&file, &link).expect("a link");
    write_all(&[(&link, b"new".to_vec())]).expect("written");
    assert_eq!(fs::read(&file).expect("it is there"), b"new");
    assert!(fs::symlink_metadata(&link).expect("it is there").is_symlink());
    write_all(&[("/dev/null", b"gone".to_vec())]).expect("written");
    assert!(!fs::metadata("/dev/null").expect("it is there").is_file());
}
