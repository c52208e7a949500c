//! A real pseudo-terminal: keys in, screen out.
#![allow(dead_code, missing_docs)]

use std::io::{Read, Write};
use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

use nix::sys::signal::{Signal, kill};
use nix::sys::termios::LocalFlags;
use nix::unistd::Pid;
use portable_pty::{Child, CommandBuilder, ExitStatus, MasterPty, PtySize, native_pty_system};

/// So long something may take on a machine that is busy with other things. Nothing is measured by it.
#[allow(
    clippy::duration_suboptimal_units,
    reason = "jersi-terminal, which uses this file too, promises an older compiler"
)]
const PATIENCE: Duration = Duration::from_secs(120);

/// A program in a pseudo-terminal.
pub struct Pty {
    master: Option<Box<dyn MasterPty + Send>>,
    writer: Option<Box<dyn Write + Send>>,
    child: Box<dyn Child + Send + Sync>,
    seen: Arc<Mutex<Seen>>,
    reader: Option<JoinHandle<()>>,
    closing: Arc<AtomicBool>,
}

/// What came out.
pub struct Seen {
    pub parser: vt100::Parser,
    /// Every byte, as it came.
    pub raw: Vec<u8>,
}

impl Pty {
    /// Starts a program in a window of this size.
    pub fn start(
        program: &Path,
        arguments: &[&str],
        variables: &[(&str, &str)],
        (columns, rows): (u16, u16),
    ) -> Pty {
        let size = PtySize { rows, cols: columns, pixel_width: 0, pixel_height: 0 };
        let pair = native_pty_system().openpty(size).expect("a pseudo-terminal");
        let mut command = CommandBuilder::new(program);
        command.args(arguments);
        command.env("TERM", "xterm-256color");
        command.env("LC_ALL", "C.UTF-8");
        for name in ["NO_COLOR", "COLORTERM", "COLORFGBG"] {
            command.env_remove(name);
        }
        for (name, value) in variables {
            command.env(name, value);
        }
        let child = pair.slave.spawn_command(command).expect("the program starts");
        drop(pair.slave);
        let mut reader = pair.master.try_clone_reader().expect("a reader");
        let seen =
            Arc::new(Mutex::new(Seen { parser: vt100::Parser::new(rows, columns, 0), raw: Vec::new() }));
        let hear = Arc::clone(&seen);
        let closing = Arc::new(AtomicBool::new(false));
        let over = Arc::clone(&closing);
        let reader = std::thread::spawn(move || {
            let mut bytes = [0; 8192];
            while let Ok(count @ 1..) = reader.read(&mut bytes) {
                if over.load(Ordering::SeqCst) {
                    break;
                }
                let mut seen = hear.lock().expect("nobody panicked with it");
                seen.parser.process(&bytes[..count]);
                seen.raw.extend_from_slice(&bytes[..count]);
            }
        });
        let writer = pair.master.take_writer().expect("a writer");
        Pty { master: Some(pair.master), writer: Some(writer), child, seen, reader: Some(reader), closing }
    }

    /// Types.
    pub fn keys(&mut self, keys: &str) {
        let writer = self.writer.as_mut().expect("the terminal is there");
        writer.write_all(keys.as_bytes()).expect("somebody listens");
        writer.flush().expect("somebody listens");
    }

    /// Clicks, in columns and rows from 0.
    pub fn click(&mut self, column: u16, row: u16) {
        self.keys(&format!("\x1b[<0;{};{}M\x1b[<0;{0};{1}m", column + 1, row + 1));
    }

    /// Another size of the window.
    pub fn resize(&mut self, columns: u16, rows: u16) {
        self.seen.lock().expect("nobody panicked").parser.screen_mut().set_size(rows, columns);
        let size = PtySize { rows, cols: columns, pixel_width: 0, pixel_height: 0 };
        self.master.as_ref().expect("the terminal is there").resize(size).expect("it can be resized");
    }

    pub fn text(&self) -> String {
        self.look(|seen| seen.parser.screen().contents())
    }

    pub fn look<T>(&self, look: impl FnOnce(&Seen) -> T) -> T {
        look(&self.seen.lock().expect("nobody panicked with it"))
    }

    /// Waits until something is seen.
    pub fn wait_until(&self, what: &str, seen: impl Fn(&Seen) -> bool) {
        let end = Instant::now() + PATIENCE;
        while !self.look(&seen) {
            assert!(Instant::now() < end, "{what} is not seen:\n{}", self.text());
            std::thread::sleep(Duration::from_millis(10));
        }
    }

    /// Waits for a text on the screen.
    pub fn wait_for(&self, text: &str) {
        self.wait_until(text, |seen| seen.parser.screen().contents().contains(text));
    }

    /// Waits until a text has gone from the screen.
    pub fn wait_without(&self, text: &str) {
        self.wait_until(&format!("the end of {text}"), |seen| {
            !seen.parser.screen().contents().contains(text)
        });
    }

    /// Where a text stands: column and row.
    pub fn find(&self, text: &str) -> (u16, u16) {
        let screen = self.text();
        let (row, line) =
            screen.lines().enumerate().find(|(_, line)| line.contains(text)).expect("it is seen");
        let column = line[..line.find(text).expect("it is in the line")].chars().count();
        (column as u16, row as u16)
    }

    pub fn signal(&self, signal: Signal) {
        kill(self.pid(), signal).expect("it is there");
    }

    fn pid(&self) -> Pid {
        Pid::from_raw(self.child.process_id().expect("it runs").cast_signed())
    }

    /// Waits until the program is stopped by the system.
    pub fn wait_until_stopped(&self) {
        let end = Instant::now() + PATIENCE;
        let path = format!("/proc/{}/stat", self.pid());
        loop {
            let stat = std::fs::read_to_string(&path).expect("it runs");
            let state = stat.rsplit(')').next().and_then(|rest| rest.trim_start().chars().next());
            if state == Some('T') {
                return;
            }
            assert!(Instant::now() < end, "it is not stopped: {stat}");
            std::thread::sleep(Duration::from_millis(10));
        }
    }

    /// Whether the terminal is as a shell wants it: echo, lines, the first screen, a cursor, no mouse.
    pub fn must_be_sane(&self) {
        self.wait_until("a sane screen", |seen| {
            let screen = seen.parser.screen();
            !screen.alternate_screen()
                && !screen.hide_cursor()
                && !screen.bracketed_paste()
                && screen.mouse_protocol_mode() == vt100::MouseProtocolMode::None
        });
        let termios = self.master.as_ref().and_then(|master| master.get_termios()).expect("a terminal");
        let flags = termios.local_flags.bits();
        for flag in [LocalFlags::ECHO, LocalFlags::ICANON, LocalFlags::ISIG] {
            assert!(flags & flag.bits() != 0, "{flag:?} is off");
        }
    }

    /// Whether the terminal is taken over.
    pub fn must_be_taken(&self) {
        self.wait_until("a screen that is taken over", |seen| {
            let screen = seen.parser.screen();
            screen.alternate_screen() && screen.hide_cursor()
        });
    }

    /// Hangs up: the terminal is gone. The reader holds it too, so a key that changes the screen wakes it first.
    pub fn hang_up(&mut self, key: &str) {
        self.closing.store(true, Ordering::SeqCst);
        self.keys(key);
        self.reader.take().expect("it reads").join().expect("it did not panic");
        self.writer = None;
        self.master = None;
    }

    /// Waits for the end.
    pub fn end(&mut self) -> ExitStatus {
        let end = Instant::now() + PATIENCE;
        loop {
            if let Some(status) = self.child.try_wait().expect("it can be waited for") {
                return status;
            }
            assert!(Instant::now() < end, "it does not end:\n{}", self.text());
            std::thread::sleep(Duration::from_millis(10));
        }
    }
}

impl Drop for Pty {
    fn drop(&mut self) {
        // One that has ended already cannot be ended.
        let _ = self.child.kill();
    }
}
