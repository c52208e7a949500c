//! `cargo xtask wasm`: rules, game, engine and figures for the browser, in `web/src/wasm`.
//!
//! The compiler is found in the first of these ways that works: the target is installed; the packages of Debian or
//! Ubuntu are there, or can be installed; rustup can add the target. `wasm-opt` is left out on purpose: what it
//! makes is larger once compressed, and no faster.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};

use crate::fresh::{Stamp, target};
use crate::node::{script, web};
use crate::tools::{cargo, output, run as run_command, succeeds};
use crate::{system, toolchain};

/// The modules: the crate, and what its files are called. The first one comes with a first visit; the others when somebody
/// asks for them.
const MODULES: [(&str, &str); 3] =
    [("jersi-wasm", "jersi"), ("jersi-explain-wasm", "explain"), ("jersi-lab-wasm", "lab")];
const TARGET: &str = "wasm32-unknown-unknown";
/// What it is made from, beside the crates that cargo names.
const SOURCES: [&str; 4] = ["Cargo.lock", "Cargo.toml", "xtask/src/wasm.rs", "tools/wasm-glue"];
/// Tells this program that it is called as a compiler.
const WRAPPER: &str = "JERSI_XTASK_IS_COMPILER";
/// Debian's compiler for the browser, and the sources of the standard library that go with it.
const PACKAGES: [&str; 2] = ["rustc-web", "rust-web-src"];
const DEBIAN_RUSTC: &str = "/usr/bin/rustc";
const DEBIAN_STD: &str = "/usr/lib/rustlib/src/rust/library/std/Cargo.toml";
/// What every browser of the last years can do.
const FEATURES: &str = "-C target-feature=+simd128";
/// A panic ends the module at once, without putting together a message that no browser shows. The standard library must be built
/// with it.
const PANIC: &str = " -Z unstable-options -C panic=immediate-abort";
/// Where cargo looks for the flags of the browser's compiler.
const FLAGS: &str = "CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS";

/// Looks for a compiler, or a way to get one. The error is what would help.
pub fn find() -> Result<(), String> {
    let there = target_is_there() || debian_is_there() || system::can_install() || toolchain::has_rustup();
    if there { Ok(()) } else { Err(help()) }
}

/// Builds WebAssembly and its JavaScript, unless nothing changed.
pub fn run(root: &Path) -> Result<String, String> {
    let folder = web(root).join("src/wasm");
    let module = |name: &str| folder.join(format!("{name}_bg.wasm"));
    let is_there = |name: &str| module(name).is_file() && folder.join(format!("{name}.js")).is_file();
    let stamp = Stamp::new(root, "wasm");
    let sources = sources(root)?;
    if MODULES.iter().all(|(_, name)| is_there(name)) && stamp.is_after(&sources) {
        return Ok("web/src/wasm is up to date".to_owned());
    }
    compile(root)?;
    glue(root, &folder)?;
    stamp.set()?;
    let sizes = MODULES.iter().map(|(_, name)| {
        let file = module(name);
        let size = fs::metadata(&file).map_err(|error| format!("{}: {error}", file.display()))?.len();
        Ok(format!("{name} {} KiB", size.div_ceil(1024)))
    });
    let sizes = sizes.collect::<Result<Vec<String>, String>>()?;
    Ok(format!("web/src/wasm is built, as WebAssembly: {}", sizes.join(", ")))
}

/// Compares the answers of WebAssembly with those of the native build.
pub fn equal(root: &Path) -> Result<String, String> {
    let answers = target(root).join("xtask/native.jsonl");
    let text = output(&mut cargo(root, &["run", "--quiet", "-p", "jersi-view", "--example", "native"]))?;
    fs::write(&answers, text).map_err(|error| format!("{}: {error}", answers.display()))?;
    output(script(root, "equal").arg("--").arg(&answers)).map(|told| told.trim().to_owned())
}

/// Everything that the modules are made from: our crates as cargo names them, and what builds them.
fn sources(root: &Path) -> Result<Vec<PathBuf>, String> {
    let words =
        ["tree", "--edges", "normal,build", "--target", TARGET, "--prefix", "none", "--format", "{p}"];
    let packages = MODULES.iter().flat_map(|(package, _)| ["--package", package]);
    let tree = output(cargo(root, &words).args(packages))?;
    let folders = tree.lines().filter_map(|line| {
        let (_, folder) = line.trim_end_matches(" (*)").strip_suffix(')')?.rsplit_once('(')?;
        Some(PathBuf::from(folder)).filter(|folder| folder.join("Cargo.toml").is_file())
    });
    let mut sources: Vec<PathBuf> = SOURCES.iter().map(|name| root.join(name)).collect();
    for folder in folders {
        let parts = ["Cargo.toml", "src", "build.rs"].map(|name| folder.join(name));
        sources.extend(parts.into_iter().filter(|part| part.exists()));
    }
    sources.sort();
    sources.dedup();
    Ok(sources)
}

fn compile(root: &Path) -> Result<(), String> {
    let mut command = cargo(root, &["build", "--profile", "wasm", "--target", TARGET]);
    command.args(MODULES.iter().flat_map(|(package, _)| ["--package", package]));
    with_flags(&mut command, "")?;
    if !target_is_there() {
        if debian_is_there() || system::can_install() && system::install(&PACKAGES).is_ok() {
            with_debian(&mut command)?;
        } else {
            add_target()?;
        }
    }
    run_command(&mut command)
}

/// What makes the module small and fast, whichever compiler makes it, and what this one can do besides.
fn with_flags(command: &mut Command, more: &str) -> Result<(), String> {
    let itself =
        std::env::current_exe().map_err(|error| format!("this program does not know itself: {error}"))?;
    // Cargo does not look into what is called in the compiler's place: a word that changes with it does.
    let version = wrapper_version();
    let flags = format!("{FEATURES} -Z location-detail=none --cfg jersi_wrapper=\"{version:08x}\"{more}");
    command
        .env("RUSTC_BOOTSTRAP", "1")
        .env(FLAGS, flags)
        .env("RUSTC_WORKSPACE_WRAPPER", itself)
        .env(WRAPPER, "1");
    Ok(())
}

/// A number that is another one when this file is.
fn wrapper_version() -> u32 {
    include_bytes!("wasm.rs")
        .iter()
        .fold(0x811c_9dc5, |hash: u32, &byte| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193))
}

/// Whether the compiler in use has a standard library for the browser.
fn target_is_there() -> bool {
    let folder = output(Command::new("rustc").args(["--print", "target-libdir", "--target", TARGET]));
    folder.is_ok_and(|folder| Path::new(folder.trim()).is_dir())
}

fn debian_is_there() -> bool {
    let version = output(Command::new(DEBIAN_RUSTC).arg("--version"));
    version.is_ok() && Path::new(DEBIAN_STD).is_file()
}

/// Debian's compiler builds the standard library too; the linker is that of the compiler in use.
fn with_debian(command: &mut Command) -> Result<(), String> {
    with_flags(command, PANIC)?;
    command
        .args(["-Zbuild-std=std,panic_abort", "-Zbuild-std-features=optimize_for_size"])
        .env("RUSTC", DEBIAN_RUSTC)
        .env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER", linker()?)
        // Cargo names the libraries of its own compiler there.
        .env_remove("LD_LIBRARY_PATH");
    Ok(())
}

/// Whether cargo has called this program in the place of the compiler; if so, what came of it.
///
/// Functions of our crates are compiled where they are used: those that read and say things in the page itself, which is
/// built for size, and those that the engine lives on in the engine, which is built for speed. `jersi-rules` has both.
pub fn as_compiler() -> Option<ExitCode> {
    std::env::var_os(WRAPPER)?;
    let mut words = std::env::args_os().skip(1);
    let compiler = words.next()?;
    let words: Vec<_> = words.collect();
    let is_engine = words.windows(2).any(|pair| pair[0] == "--crate-name" && pair[1] == "jersi_engine");
    let mut command = Command::new(compiler);
    command.args(words);
    if !is_engine {
        command.arg("-Zcross-crate-inline-threshold=always");
    }
    let succeeded = command.status().is_ok_and(|status| status.success());
    Some(if succeeded { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// The linker that comes with a compiler of rustup's, or one of the system.
fn linker() -> Result<PathBuf, String> {
    let sysroot = output(Command::new("rustc").args(["--print", "sysroot"]))?;
    let library = Path::new(sysroot.trim()).join("lib/rustlib");
    let hosts = fs::read_dir(&library).into_iter().flatten().filter_map(Result::ok);
    let own = hosts.map(|host| host.path().join("bin/rust-lld")).find(|linker| linker.is_file());
    let system = || succeeds(Command::new("wasm-ld").arg("--version")).then(|| PathBuf::from("wasm-ld"));
    own.or_else(system)
        .ok_or_else(|| "no linker for WebAssembly; try: sudo apt-get install -y lld".to_owned())
}

fn add_target() -> Result<(), String> {
    if !toolchain::has_rustup() {
        return Err(help());
    }
    println!("   rustup target add {TARGET}");
    run_command(Command::new("rustup").args(["target", "add", TARGET])).map_err(|_| help())
}

fn help() -> String {
    format!(
        "no compiler for the browser; try `rustup target add {TARGET}`, or on Debian and Ubuntu `sudo apt-get \
         install -y {}`",
        PACKAGES.join(" ")
    )
}

/// Writes the JavaScript by a small tool of our own.
fn glue(root: &Path, folder: &Path) -> Result<(), String> {
    let tool = root.join("tools/wasm-glue");
    for (package, name) in MODULES {
        let file = format!("wasm/{}.wasm", package.replace('-', "_"));
        run_command(
            cargo(root, &["run", "--quiet", "--manifest-path"])
                .arg(tool.join("Cargo.toml"))
                .arg("--target-dir")
                .arg(target(root).join("wasm-glue"))
                .arg("--")
                .args([&target(root).join(TARGET).join(file), folder])
                .arg(name),
        )?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn root() -> PathBuf {
        Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("xtask lies in the workspace").to_owned()
    }

    #[test]
    fn whatever_the_module_is_made_from_is_watched() {
        let sources = sources(&root()).expect("cargo knows");
        let watched = |name: &str| sources.iter().any(|source| root().join(name).starts_with(source));
        for name in [
            "rules",
            "game",
            "engine",
            "figure",
            "words",
            "study",
            "table",
            "view",
            "wasm",
            "explain",
            "explain-wasm",
            "lab-report",
            "openings",
            "lab-wasm",
        ] {
            assert!(watched(&format!("crates/jersi-{name}/src/lib.rs")), "{name}");
            assert!(watched(&format!("crates/jersi-{name}/Cargo.toml")), "{name}");
        }
        for name in ["Cargo.lock", "xtask/src/wasm.rs", "tools/wasm-glue/src/main.rs"] {
            assert!(watched(name), "{name}");
        }
        for name in ["crates/jersi-server/src/lib.rs", "crates/jersi-view/tests/once.rs"] {
            assert!(!watched(name), "{name}");
        }
    }

    #[test]
    fn every_compiler_gets_the_same_flags() {
        let mut command = Command::new("cargo");
        with_flags(&mut command, PANIC).expect("this program knows itself");
        let value = |name: &str| {
            let found = command.get_envs().find(|(key, _)| *key == name).and_then(|(_, value)| value);
            found.map(|value| value.to_string_lossy().into_owned()).unwrap_or_default()
        };
        let flags = value(FLAGS);
        let wrapper = format!("jersi_wrapper=\"{:08x}\"", wrapper_version());
        for part in [FEATURES, "-Z location-detail=none", PANIC, &wrapper] {
            assert!(flags.contains(part), "{part} is not in {flags}");
        }
        assert!(!value("RUSTC_WORKSPACE_WRAPPER").is_empty());
        assert_eq!((value(WRAPPER), value("RUSTC_BOOTSTRAP")), ("1".to_owned(), "1".to_owned()));
    }
}
