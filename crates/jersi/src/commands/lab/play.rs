//! What is missing of a plan is played, on some threads.

use std::ops::ControlFlow;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;

use jersi_engine::StopSignal;
use jersi_lab::{Chunk, Piece, Plan, Player, cost_of, pieces};
use jersi_shard::{Bench, Ended, Shard, Stopped};
use jersi_terminal::EndSignals;

use super::progress::Progress;
use crate::commands::solve::no_interrupt;
use crate::failure::Failure;

/// What is to be played, and by whom.
pub struct Order<'a> {
    pub plan: &'a Plan,
    pub shard: Shard,
    pub threads: usize,
    pub commit: &'a str,
    /// The numbers of the pieces that are there already.
    pub kept: Vec<u64>,
}

/// What came of it.
pub struct Done {
    /// Games that are there now, and those of the plan or its part.
    pub games: u64,
    pub planned: u64,
    /// Games that were made now.
    pub made: u64,
    /// Thousands of positions in a second of a thread.
    pub speed: u64,
    pub interrupted: bool,
}

/// Plays what is missing; each piece is handed over as soon as it is whole.
pub fn play(
    order: &Order<'_>,
    mut keep: impl FnMut(&Piece, Chunk) -> Result<(), Failure>,
) -> Result<Done, Failure> {
    let pieces = pieces(order.plan);
    let work = jersi_shard::Plan::new(pieces.len() as u64).of_shard(order.shard);
    let own: Vec<u64> = work.pieces().collect();
    let work = work.without(order.kept.iter().copied());
    let missing: Vec<u64> = work.missing().collect();
    let games =
        |numbers: &[u64]| -> u64 { numbers.iter().map(|&n| u64::from(pieces[n as usize].games)).sum() };
    let costs = missing.iter().map(|&n| cost_of(order.plan, &pieces[n as usize]));
    let cost = costs.fold(0, u64::saturating_add);
    let stop = StopSignal::new();
    let signals = EndSignals::stop(&stop).map_err(|_| no_interrupt())?;
    let mut progress = Progress::new(games(&missing), cost);
    let (looked_at, busy) = (AtomicU64::new(0), AtomicU64::new(0));
    let mut made = 0;
    let worker = || {
        let mut player = Player::until(order.plan, &stop);
        let (pieces, looked_at, busy) = (&pieces, &looked_at, &busy);
        move |number: u64, bench: &Bench<'_, Chunk>| {
            let begun = Instant::now();
            let chunk = player.play_piece(&pieces[number as usize], order.commit, &|| bench.is_stopped());
            looked_at.fetch_add(player.take_looked_at(), Ordering::Relaxed);
            busy.fetch_add(begun.elapsed().as_micros() as u64, Ordering::Relaxed);
            bench.hand_over(chunk.ok_or(Stopped)?)
        }
    };
    let ended = jersi_shard::run(
        missing.iter().copied(),
        order.threads,
        &|| stop.is_stopped(),
        &worker,
        |number, chunk| {
            let piece = &pieces[number as usize];
            // Nobody goes on for hours with what cannot be kept.
            keep(piece, chunk).inspect_err(|_| stop.stop())?;
            made += u64::from(piece.games);
            progress.add(u64::from(piece.games), cost_of(order.plan, piece));
            Ok::<_, Failure>(ControlFlow::Continue(()))
        },
    );
    progress.clear();
    drop(signals);
    let planned = games(&own);
    Ok(Done {
        games: planned - games(&missing) + made,
        planned,
        made,
        speed: looked_at.into_inner() * 1_000 / busy.into_inner().max(1),
        interrupted: ended? == Ended::Stopped,
    })
}
