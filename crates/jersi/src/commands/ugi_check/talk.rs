//! Checks of the talk itself.

use jersi_engine::ugi::{Announced, Client, Event, OptionKind, Options};

use super::session::{Session, Verdict, shown};

pub fn handshake(session: &mut Session) -> Result<Verdict, String> {
    match session.client()?.name() {
        Some(_) => Ok(Verdict::Good),
        None => Err("there is no id name before ugiok".to_owned()),
    }
}

/// Whether every option line can be understood, and those that docs/ugi.md names have their types.
pub fn option_lines(session: &mut Session) -> Result<Verdict, String> {
    let client = session.client()?;
    if let Some(fault) = client.faults().first() {
        return Err(fault.clone());
    }
    for ours in Options::announced() {
        if let Some(theirs) = client.option(&ours.name)
            && std::mem::discriminant(&theirs.kind) != std::mem::discriminant(&ours.kind)
        {
            return Err(format!("{theirs} should be like {ours}"));
        }
    }
    for (n, option) in client.options().iter().enumerate() {
        if client.options()[..n].iter().any(|other| other.name.eq_ignore_ascii_case(&option.name)) {
            return Err(format!("option {} is announced twice", option.name));
        }
    }
    Ok(Verdict::Good)
}

pub fn is_ready(session: &mut Session) -> Result<Verdict, String> {
    session.talk(Client::ready)?;
    session.say_quietly(&[])?;
    Ok(Verdict::Good)
}

/// Whether every option takes its own default, and its least value where that is cheap.
pub fn set_options(session: &mut Session) -> Result<Verdict, String> {
    let options: Vec<Announced> = session.client()?.options().to_vec();
    if options.is_empty() {
        return Ok(Verdict::Skipped("it has no options".to_owned()));
    }
    for option in options {
        let mut values: Vec<String> = Vec::new();
        if let OptionKind::Spin { min, .. } = option.kind {
            values.push(min.to_string());
        }
        values.extend(option.default_value());
        for value in values {
            session.say_quietly(&[&format!("setoption name {} value {value}", option.name)])?;
        }
    }
    Ok(Verdict::Good)
}

pub fn bad_option(session: &mut Session) -> Result<Verdict, String> {
    expect_complaint(session, "setoption name No Such Option value 1")?;
    if session.client()?.option("Hash").is_some() {
        expect_complaint(session, "setoption name Hash value lots")?;
    }
    Ok(Verdict::Good)
}

/// Sends a line that deserves `info string` and nothing else.
pub fn expect_complaint(session: &mut Session, line: &str) -> Result<(), String> {
    let heard = session.say(&[line])?;
    match heard.iter().find(|event| !matches!(event, Event::Info(info) if info.string.is_some())) {
        Some(event) => Err(format!("{line} is answered by {}, not by info string", shown(event))),
        None if heard.is_empty() => Err(format!("{line} is not answered by info string")),
        None => Ok(()),
    }
}

pub fn unknown_words(session: &mut Session) -> Result<Verdict, String> {
    session.say_quietly(&["xyzzy", "", "plugh 1 2 3", "joho é \u{a0}"])?;
    let heard = session.say(&["xyzzy query p1turn"])?;
    match heard.as_slice() {
        [Event::Response(answer)] if answer == "true" || answer == "false" => Ok(Verdict::Good),
        [] => Err("a known word after an unknown one is not heard: xyzzy query p1turn".to_owned()),
        [event, ..] => Err(format!("xyzzy query p1turn is answered by {}", shown(event))),
    }
}

pub fn new_game(session: &mut Session) -> Result<Verdict, String> {
    session.say_quietly(&["uginewgame"])?;
    Ok(Verdict::Good)
}

pub fn quit(session: &mut Session) -> Result<Verdict, String> {
    session.say_quietly(&["position startpos"])?;
    let mut client = session.take()?;
    client.send("go infinite").map_err(|error| error.to_string())?;
    ended(client.quit())
}

pub fn end_of_input(session: &mut Session) -> Result<Verdict, String> {
    let mut client = session.take()?;
    client.send("go infinite").map_err(|error| error.to_string())?;
    ended(client.hang_up())
}

fn ended(
    status: Result<std::process::ExitStatus, jersi_engine::ugi::ClientError>,
) -> Result<Verdict, String> {
    match status {
        Ok(status) if status.success() => Ok(Verdict::Good),
        Ok(status) => Err(format!("it ends with {status}")),
        Err(error) => Err(error.to_string()),
    }
}
