//! JERSI on the command line.

fn main() -> std::process::ExitCode {
    jersi::run()
}
