//! Node and what it runs in `web/`.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::tools::{output, run};

/// The oldest Node that the tools of the page work with.
const OLDEST: (u32, u32) = (20, 19);

/// Looks for Node and npm. The error is what would help.
pub fn find() -> Result<String, String> {
    let (major, minor) = OLDEST;
    let help =
        format!("Node {major}.{minor} or newer is wanted; see https://nodejs.org or your system's packages");
    let version = output(Command::new("node").arg("--version"))
        .map_err(|_| format!("node is not installed: {help}"))?;
    if version_of(&version).is_none_or(|found| found < OLDEST) {
        return Err(format!("node is {}: {help}", version.trim()));
    }
    output(npm(Path::new(".")).arg("--version")).map_err(|_| format!("npm is not installed: {help}"))?;
    Ok(format!("node {}", version.trim()))
}

/// npm in a folder.
pub fn npm(folder: &Path) -> Command {
    let mut command = Command::new(if cfg!(windows) { "npm.cmd" } else { "npm" });
    command.current_dir(folder).env("npm_config_update_notifier", "false");
    command
}

/// A script of `web/package.json`.
pub fn script(root: &Path, name: &str) -> Command {
    let mut command = npm(&web(root));
    command.args(["run", "--silent", name]);
    command
}

/// The folder of the page.
pub fn web(root: &Path) -> PathBuf {
    root.join("web")
}

/// Installs exactly what the lock file names, unless that was done before.
pub fn packages(root: &Path) -> Result<String, String> {
    find()?;
    let web = web(root);
    let read = |path: &Path| fs::read(path).map_err(|error| format!("{}: {error}", path.display()));
    let lock = read(&web.join("package-lock.json"))?;
    // A copy of the lock lies beside what was installed from it.
    let stamp = web.join("node_modules/.jersi-lock");
    if fs::read(&stamp).is_ok_and(|installed| installed == lock) {
        return Ok("up to date".to_owned());
    }
    run(npm(&web).args(["ci", "--no-audit", "--no-fund", "--loglevel=error"])).map_err(|why| {
        format!(
            "{why}; packages are missing in web/node_modules, and the first run fetches them from the network"
        )
    })?;
    fs::write(&stamp, lock).map_err(|error| format!("{}: {error}", stamp.display()))?;
    Ok("installed by npm ci".to_owned())
}

/// `v20.20.2` as two numbers.
fn version_of(text: &str) -> Option<(u32, u32)> {
    let mut numbers = text.trim().strip_prefix('v')?.split('.').map(str::parse);
    Some((numbers.next()?.ok()?, numbers.next()?.ok()?))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn versions_are_numbers() {
        assert_eq!(version_of("v20.20.2\n"), Some((20, 20)));
        assert!(version_of("v9.11.2").is_some_and(|version| version < OLDEST));
        assert_eq!(version_of("20.1"), None);
        assert_eq!(version_of("vx.1"), None);
    }
}
