//! Writes the page of a report to the standard output: `cargo run -p jersi-lab-report --example page -- report.json > report.html`.

#![allow(clippy::print_stdout)]

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let path = std::env::args().nth(1).ok_or("which report.json?")?;
    let report = jersi_lab_report::read(&std::fs::read_to_string(path)?)?;
    print!("{}", jersi_lab_report::html(&report));
    Ok(())
}
