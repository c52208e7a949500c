//! Opening a page in the browser of this machine, whatever it is called there.

use std::env;
use std::ffi::OsString;
use std::process::{Command, ExitStatus, Stdio};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use jersi_terminal::line::tell;

/// So long a browser may take to say whether it could be opened.
const PATIENCE: Duration = Duration::from_secs(5);

/// Opens a page and does not stay: what was started lives on without us.
pub fn open_and_leave(page: &str) {
    let opening = open(page);
    let until = Instant::now() + PATIENCE;
    while !opening.is_finished() && Instant::now() < until {
        thread::sleep(Duration::from_millis(20));
    }
}

/// Opens a page. Whatever comes of it, the server goes on: without a browser the person is told the address.
pub fn open(page: &str) -> JoinHandle<()> {
    let ways = ways(page, |name| env::var_os(name));
    let page = page.to_owned();
    // A browser may stay in the foreground until its window is closed.
    thread::spawn(move || {
        if !ways.into_iter().any(works) {
            tell(&format!("no browser could be opened on this machine; the page is {page}"));
        }
    })
}

/// Runs a program out of sight of our own output.
fn works(mut way: Command) -> bool {
    let quiet = way.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    quiet.status().as_ref().is_ok_and(ExitStatus::success)
}

/// Programs that open pages, the likeliest first: those that `BROWSER` names, then the system's own.
fn ways(page: &str, variable: impl Fn(&str) -> Option<OsString>) -> Vec<Command> {
    let named = variable("BROWSER").map(|names| names.to_string_lossy().into_owned()).unwrap_or_default();
    let mut ways: Vec<Command> =
        named.split(':').filter(|name| !name.trim().is_empty()).filter_map(|name| own(name, page)).collect();
    ways.extend(system(page, variable));
    ways
}

/// `firefox`, or `firefox --new-tab %s` with the page in place of `%s`.
fn own(name: &str, page: &str) -> Option<Command> {
    let mut words = name.split_whitespace();
    let mut command = Command::new(words.next()?);
    let arguments: Vec<&str> = words.collect();
    command.args(arguments.iter().map(|word| word.replace("%s", page)));
    if !arguments.iter().any(|word| word.contains("%s")) {
        command.arg(page);
    }
    Some(command)
}

#[cfg(target_os = "macos")]
fn system(page: &str, _: impl Fn(&str) -> Option<OsString>) -> Vec<Command> {
    own("open", page).into_iter().collect()
}

#[cfg(windows)]
fn system(page: &str, _: impl Fn(&str) -> Option<OsString>) -> Vec<Command> {
    own("rundll32 url.dll,FileProtocolHandler", page).into_iter().collect()
}

/// On a desktop. Without one, `xdg-open` would start a browser for the terminal, on top of our own lines.
#[cfg(not(any(target_os = "macos", windows)))]
fn system(page: &str, variable: impl Fn(&str) -> Option<OsString>) -> Vec<Command> {
    let has = |name| variable(name).is_some_and(|value| !value.is_empty());
    if !has("DISPLAY") && !has("WAYLAND_DISPLAY") {
        return Vec::new();
    }
    ["xdg-open", "sensible-browser", "gio open"].iter().filter_map(|name| own(name, page)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const PAGE: &str = "http://127.0.0.1:1/";

    fn lines(variables: &[(&str, &str)]) -> Vec<String> {
        let find = |name: &str| {
            variables.iter().find(|(variable, _)| *variable == name).map(|(_, value)| OsString::from(value))
        };
        ways(PAGE, find).iter().map(|command| format!("{command:?}").replace('"', "")).collect()
    }

    #[test]
    fn the_browser_that_is_named_comes_first() {
        let ways = lines(&[("BROWSER", "one --tab %s::two")]);
        assert_eq!(ways[..2], [format!("one --tab {PAGE}"), format!("two {PAGE}")]);
    }

    #[cfg(not(any(target_os = "macos", windows)))]
    #[test]
    fn only_a_desktop_has_a_browser_of_its_own() {
        assert!(lines(&[]).is_empty());
        assert!(lines(&[("DISPLAY", "")]).is_empty());
        assert_eq!(lines(&[("WAYLAND_DISPLAY", "wayland-0")])[0], format!("xdg-open {PAGE}"));
    }
}
