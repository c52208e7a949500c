//! Why something may not be chosen: what is told of the position holds in it.

#[path = "../../jersi-rules/tests/claims/mod.rs"]
mod claims;
#[path = "../../jersi-rules/tests/play/mod.rs"]
mod play;

use claims::Claim;
use claims::attempt::{At, Attempt, Blame, Put};
use claims::table::{Table, letter};
use jersi_game::{Choice, Entry};
use jersi_rules::{Carry, Kind, Lang, Position, Stage};
use play::{Dice, all_rules, amount, starts};

/// The choices as an attempt, which may lack its end.
fn attempt(position: &Position, choices: &[Choice]) -> Attempt {
    let edition = position.edition();
    let at = |cell| At::cell(edition, cell);
    let called = |kind| letter(edition, kind).unwrap_or('?');
    let mut attempt = Attempt { placed: position.stage() == Stage::Setting, ..Attempt::default() };
    let mut taken = None;
    let mut carry = Carry::One;
    for &choice in choices {
        match choice {
            Choice::Lift(cell, first) => {
                attempt.start = Some(at(cell));
                carry = first;
            }
            Choice::Step(cell) => {
                attempt.steps.push((carry, at(cell), 0));
                carry = carry.other();
            }
            Choice::Rest => attempt.seat = Some(Put { letter: called(Kind::King), at: nowhere() }),
            Choice::Name(kind) => attempt.named = Some(called(kind)),
            Choice::Seat(cell) => attempt.seat = Some(Put { letter: called(Kind::King), at: at(cell) }),
            Choice::Take(kind) => taken = Some(kind),
            Choice::Land(cell) => {
                let kind = taken.take().expect("a piece was taken");
                attempt.drops.push(Put { letter: called(kind), at: at(cell) });
            }
            Choice::Gift(cell) => attempt.given = Some(at(cell)),
        }
    }
    if let Some(kind) = taken {
        attempt.drops.push(Put { letter: called(kind), at: nowhere() });
    }
    if attempt.start.is_some() && attempt.steps.is_empty() {
        attempt.steps.push((carry, nowhere(), 0));
    }
    attempt
}

/// Where something goes that is not put down yet.
fn nowhere() -> At {
    At { row: 9, number: 0, spot: None }
}

/// Every part that may be at fault.
fn blames(attempt: &Attempt) -> Vec<Blame> {
    let mut all = vec![Blame::Whole, Blame::Start, Blame::Named, Blame::Given, Blame::Seat];
    all.extend((0..attempt.steps.len()).map(Blame::Step));
    all.extend((0..attempt.drops.len()).map(Blame::Drop));
    all
}

/// Tries every choice that may not be made, and checks what is said of it.
fn check(entry: &Entry, table: &Table) -> usize {
    let position = *entry.position();
    let next = entry.next();
    let mut told = 0;
    for choice in every_choice(&position).into_iter().filter(|choice| !next.contains(choice)) {
        // A piece that was not taken is not put down.
        let holds_piece = matches!(entry.done().last(), Some(Choice::Take(_)));
        if matches!(choice, Choice::Land(_)) != holds_piece {
            continue;
        }
        let Some(refusal) = entry.why(choice) else { continue };
        let mut tried = entry.done().to_vec();
        tried.retain(|done| !matches!((done, choice), (Choice::Rest, Choice::Rest)));
        if matches!(choice, Choice::Lift(..)) {
            tried.clear();
        }
        tried.push(choice);
        let with_choice = attempt(&position, &tried);
        let mut attempts = vec![with_choice];
        // Who rests leaves the king where it is for now: what is told may be that it has to be put back.
        if choice == Choice::Rest {
            attempts.push(attempt(&position, entry.done()));
        }
        let claims = |attempt: &Attempt| {
            let holds = |&blame: &Blame| Claim::new(&position, table, attempt, blame).holds(&refusal);
            blames(attempt).iter().any(holds)
        };
        let words = refusal.say(position.edition(), Lang::EN);
        assert!(
            attempts.iter().any(claims),
            "{choice:?} after {:?} in {position}: it is not so that {words}",
            entry.done()
        );
        told += 1;
    }
    told
}

fn every_choice(position: &Position) -> Vec<Choice> {
    let mut all = vec![Choice::Rest];
    for cell in position.rules().facts().cells {
        all.extend([
            Choice::Lift(cell, Carry::One),
            Choice::Lift(cell, Carry::Two),
            Choice::Step(cell),
            Choice::Seat(cell),
            Choice::Land(cell),
            Choice::Gift(cell),
        ]);
    }
    all.extend(Kind::ALL.into_iter().flat_map(|kind| [Choice::Take(kind), Choice::Name(kind)]));
    all
}

#[test]
fn why_a_choice_is_refused_holds() {
    let mut dice = Dice::new(0xc401);
    let mut told = 0;
    for rules in all_rules() {
        for start in starts(rules, dice.roll()) {
            let game = play::game(start, &mut dice);
            let kings: Vec<Position> = game.iter().copied().filter(play::king_in_danger).collect();
            for n in 0..amount(6, 60) {
                let from = if n % 2 == 0 && !kings.is_empty() { &kings } else { &game };
                let position = dice.pick(from);
                let table = Table::of(&position);
                let mut entry = Entry::new(&position);
                told += check(&entry, &table);
                let turns = position.turns();
                let royal: Vec<_> = turns
                    .iter()
                    .copied()
                    .filter(|turn| turn.display(&position).to_string().contains("!!"))
                    .collect();
                let pool = if royal.is_empty() { &turns } else { &royal };
                if pool.is_empty() {
                    continue;
                }
                entry.enter(dice.pick(pool)).expect("it is legal");
                while entry.back().is_some() {
                    told += check(&entry, &table);
                }
            }
        }
    }
    assert!(told > amount(20_000, 200_000), "only {told} reasons were told");
}
