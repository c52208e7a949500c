//! French.

mod arena;
mod bot;
mod club;
mod command;
mod end;
mod explain;
mod fault;
mod forfeit;
mod kept;
mod lab;
mod page;
mod play;
mod players;
mod practice;
mod report;
mod screen;
mod table;

use jersi_rules::Lang;

/// French.
#[derive(Clone, Copy, Debug)]
pub struct French;

/// For the names that the rules give.
const LANG: Lang = Lang::FR;
