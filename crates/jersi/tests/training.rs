//! What Python makes of self-play and of matches. These tests need Python with NumPy (`JERSI_PYTHON`, or `python3`), which `cargo xtask test`
//! sees to; it knows them by their names.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

fn train(script: &str, arguments: &[&str]) -> Output {
    let python = std::env::var("JERSI_PYTHON").unwrap_or_else(|_| "python3".to_owned());
    let script: PathBuf = [env!("CARGO_MANIFEST_DIR"), "../../train", script].iter().collect();
    let output = Command::new(&python).arg("-B").arg(script).args(arguments).output();
    output.unwrap_or_else(|error| panic!("{python} cannot be started: {error}; cargo xtask test sees to it"))
}

#[track_caller]
fn told(output: Output) -> String {
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("UTF-8")
}

fn jersi(arguments: &[&str]) {
    let output = Command::new(env!("CARGO_BIN_EXE_jersi")).arg("selfplay").args(arguments).output();
    let output = output.expect("the binary starts");
    assert!(output.status.success(), "{output:?}");
}

#[test]
fn a_tiny_network_learns_with_numpy() {
    let folder = std::env::temp_dir().join(format!("jersi-training-{}", std::process::id()));
    let path = |name: &str| folder.join(name).display().to_string();
    let (games, positions) = (path("games"), path("home.pos"));
    jersi(&[
        "run",
        "--mix",
        "home",
        "--nodes",
        "8",
        "--seed",
        "3",
        "--games",
        "128",
        "--threads",
        "2",
        "--out",
        &games,
    ]);
    jersi(&["export", &games, "--out", &positions]);
    let text = told(train("tiny.py", &[&positions]));
    let read = told(train("reader.py", &[&format!("{games}/games-00000001.jsp")]));
    let _ = fs::remove_dir_all(&folder);
    let losses: Vec<f64> = text.lines().filter_map(|line| line.split_once("loss ")?.1.parse().ok()).collect();
    let [constant, first, .., last] = losses[..] else { panic!("{text}") };
    assert!(last < 0.5 * first, "the loss on games held out falls:\n{text}");
    assert!(last < 0.85 * constant, "and tells more than a constant does:\n{text}");
    assert!(read.contains("mix home\n") && read.contains("games 64 to 127\n"), "{read}");
}

#[test]
fn the_reference_in_numpy_says_what_pytorch_said() {
    let data = |name: &str| {
        let data: PathBuf = [env!("CARGO_MANIFEST_DIR"), "../../train/test-data", name].iter().collect();
        data.display().to_string()
    };
    let said = told(train("reference.py", &["--made-up", &data("positions.pos")]));
    let said: Vec<i32> = said.lines().map(|line| line.parse().expect("units")).collect();
    let outputs = fs::read_to_string(Path::new(&data("outputs.txt"))).expect("outputs");
    let outputs: Vec<f64> = outputs.lines().map(|line| line.parse().expect("a number")).collect();
    assert_eq!(said.len(), outputs.len());
    for (units, pytorch) in said.into_iter().zip(outputs) {
        assert!((f64::from(units) - pytorch).abs() < 1.002, "{units} against {pytorch}");
    }
}

#[test]
fn spsa_moves_an_option_to_where_the_engine_wins() {
    let binary = env!("CARGO_BIN_EXE_jersi");
    let engine = format!("{binary} engine");
    let common =
        ["--jersi", binary, "--engine", &engine, "--steps", "4", "--nodes", "2000", "--rate", "0.05"];
    let run = |options: &[&str]| train("spsa.py", &[&common, options].concat());
    let options = ["--rules", "--edition 2.0", "--rules=--no-reserve", "Level=4:2:1..10"];
    let text = told(run(&options));
    let level = text.trim().strip_prefix("16 games: Level=").and_then(|level| level.parse::<u32>().ok());
    assert!(level.is_some_and(|level| level > 4), "a higher level wins: {text}");
    assert_eq!(told(run(&options)), text, "the same seed, the same values");
    for (bad, why) in
        [("Level=4", "is not NAME=VALUE:STEP:LEAST..MOST"), ("Level=11:2:1..10", "lies between 1 and 10")]
    {
        let output = run(&[bad]);
        let said = String::from_utf8_lossy(&output.stderr).into_owned();
        assert!(output.status.code() == Some(2) && said.contains(why), "{said}");
    }
    let output = run(&["level_of_tea=4:2:1..10"]);
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(output.status.code() == Some(1) && said.contains("there is no option level_of_tea"), "{said}");
}
