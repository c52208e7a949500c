import type { EndingView, GameConfig, View } from '../../wire/index.ts';
import { t } from '../../words/words.svelte.ts';
import { today } from '../format.ts';
import { LEVELS, rematch } from '../new/wish.ts';
import { across, onlyHuman, playerName } from '../side/people.ts';
import { type Series, scoreOf, scoreText, winsInARow } from './series.ts';

/** What an end is for who sits at the board: his own win or loss, or that of a colour. */
export type Verdict = 'won' | 'lost' | 'white' | 'black' | 'tie' | 'none';

export function verdictOf(view: View, ending: EndingView): Verdict {
  if (!ending.winner) return ending.tie ? 'tie' : 'none';
  const me = onlyHuman(view.players);
  if (!me) return ending.winner;
  return ending.winner === me ? 'won' : 'lost';
}

/** The score over all rematches, the person first: "Fox 2, Computer 0." */
export function scoreLine(view: View, series: Series): string {
  const { white, black } = scoreOf(series, view.ending);
  const score = { white: scoreText(white), black: scoreText(black) };
  const one = onlyHuman(view.players) ?? 'white';
  const other = across(one);
  return t('end-score', {
    one: playerName(view.players, one),
    ones: score[one],
    other: playerName(view.players, other),
    others: score[other],
  });
}

/** The last turn as the booklets number it, and how long it all took if that is known. */
export function lastLine(view: View, spent: number | null): string | null {
  const last = view.turns[view.played - 1];
  if (!last) return null;
  const { label, text: turn } = last;
  if (spent === null) return t('end-turn', { label, turn });
  const minutes = Math.round(spent / 60_000);
  if (minutes < 60) return t('end-turn-minutes', { label, turn, minutes });
  return t('end-turn-hours', { label, turn, hours: Math.floor(minutes / 60), minutes: minutes % 60 });
}

/** How many turns were played, without placements. */
export function lengthOf(view: View): number {
  return view.turns.filter((turn) => !turn.placement && !turn.undone).length;
}

/** The level of the engine that the only person plays against; null for any other game. */
export function levelOf(view: View): number | null {
  const me = onlyHuman(view.players);
  if (!me) return null;
  const rival = view.players[across(me)].opponent;
  return rival.type === 'engine' ? rival.level : null;
}

/** A row of wins against a level, told when it is one. */
export function rowLine(view: View, series: Series): string | null {
  const me = onlyHuman(view.players);
  const level = levelOf(view);
  if (!me || level === null) return null;
  const wins = winsInARow(series, view.ending, me);
  if (wins > 1) return t('end-row', { wins, level });
  return view.ending?.winner === me ? t('end-win-level', { level }) : t('end-level', { level });
}

/** The level to try next: one up, after a win. */
export function nextLevel(view: View): number | null {
  const level = levelOf(view);
  const won = view.ending && verdictOf(view, view.ending) === 'won';
  return won && level !== null && level < LEVELS.length ? level + 1 : null;
}

/** The same game against another level, with the same colours. */
export function atLevel(config: GameConfig, level: number): GameConfig {
  const again = rematch(config, today(), Math.random);
  const { white, black } = again.players;
  const players = { white: black, black: white };
  for (const color of ['white', 'black'] as const) {
    const { opponent } = players[color];
    if (opponent.type === 'engine') players[color] = { ...players[color], opponent: { ...opponent, level } };
  }
  return { ...again, players };
}
