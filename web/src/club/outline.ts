import { outline } from '../wasm/jersi.js';
import type { GameRow, GameState } from '../wire/club.ts';
import type { GameOutline } from '../wire/index.ts';
import type { Language } from '../words/language.ts';
import { t } from '../words/words.svelte.ts';

/** What a list or an invitation tells of a game. */
export type Told = Pick<GameRow, 'spec' | 'time' | 'position'> | Pick<GameState, 'spec' | 'time'>;

/** So many are remembered: a list is drawn again whenever one game of it changes. */
const MOST = 200;
const seen = new Map<string, GameOutline | null>();

/** A game in outline; null if this page does not know its rules, as an older page at a newer club. */
export function outlineOf(told: Told, language: Language): GameOutline | null {
  const position = 'position' in told ? told.position : undefined;
  const name = JSON.stringify([told.spec, told.time, position, language]);
  const known = seen.get(name);
  if (known !== undefined) return known;
  if (seen.size >= MOST) seen.clear();
  const found = read(told, position, language);
  seen.set(name, found);
  return found;
}

function read(told: Told, position: string | undefined, language: Language): GameOutline | null {
  try {
    return JSON.parse(outline(told.spec, told.time, position, language));
  } catch {
    return null;
  }
}

/** The rules of a game in words; as the club spells them, if this page does not know them. */
export function rulesText(told: Told, found: GameOutline | null): string {
  if (!found) return told.spec;
  return found.setting === null ? found.rules : `${found.rules}, ${found.setting}`;
}

/** How much time there is, in words. */
export function timeText(found: Pick<GameOutline, 'control' | 'days'> | null): string {
  if (!found) return '';
  if (found.days !== null) return t('club-days', { days: found.days });
  if (!found.control) return t('club-no-clock');
  const { initial, increment } = found.control;
  const seconds = increment / 1000;
  return initial < 60_000
    ? t('control-short', { first: initial / 1000, seconds })
    : t('control', { minutes: initial / 60_000, seconds });
}
