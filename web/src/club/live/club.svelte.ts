// Whether there is a club. This is all of it that the first page needs: the rest comes on demand.
import { dropLocal, keepLocal, readLocal } from '../../store/local.ts';
import { type ClubInfo, PROTOCOL } from '../../wire/club.ts';
import { withWords } from '../../words/words.svelte.ts';

/** What is known of the club of this address. */
export type ClubState =
  /** Nobody has asked yet. */
  | { kind: 'unknown' }
  /** There is none: a plain host of files, or no network. */
  | { kind: 'none' }
  | { kind: 'there'; info: ClubInfo }
  /** There was one before, and it does not answer. */
  | { kind: 'away' }
  /** It speaks a newer language than this page. */
  | { kind: 'old' };

/** That there is a club here, for visits when it does not answer. */
export const KNOWN_KEY = 'jersi.club';
/** How long it may take to answer, in milliseconds. */
const PATIENCE = 8_000;

let state: ClubState = $state.raw({ kind: 'unknown' });
/** In how many games it is one's turn: the pip beside the place in the navigation, and the title of the window. */
let turns = $state(0);

export function club(): ClubState {
  return state;
}

export function turnsWaiting(): number {
  return turns;
}

export function setTurnsWaiting(count: number): void {
  turns = count;
}

/** What an answer to the question for a club says; `known` is whether there was one before. */
export async function readClub(response: Response | null, known: boolean): Promise<ClubState> {
  const unanswered: ClubState = { kind: known ? 'away' : 'none' };
  if (response === null || response.status >= 500) return unanswered;
  // Any other answer is one: whatever answers here is no club.
  if (!response.ok || !response.headers.get('content-type')?.startsWith('application/json'))
    return { kind: 'none' };
  try {
    const info: unknown = await response.json();
    if (!isInfo(info)) return { kind: 'none' };
    // A server speaks its own version and the one before.
    return info.protocol === PROTOCOL || info.protocol === PROTOCOL + 1
      ? { kind: 'there', info }
      : { kind: 'old' };
  } catch {
    return unanswered;
  }
}

function isInfo(value: unknown): value is ClubInfo {
  return (
    typeof value === 'object' &&
    value !== null &&
    'protocol' in value &&
    typeof value.protocol === 'number' &&
    'name' in value &&
    typeof value.name === 'string'
  );
}

/** Asks whether there is a club, and remembers it. */
export async function findClub(): Promise<ClubState> {
  const known = readLocal(KNOWN_KEY) !== null;
  const response = await fetch(new URL('api/club', document.baseURI), {
    credentials: 'same-origin',
    headers: { Accept: 'application/json' },
    signal: AbortSignal.timeout(PATIENCE),
  }).catch(() => null);
  state = await readClub(response, known);
  if (state.kind === 'there') keepLocal(KNOWN_KEY, state.info.name);
  else if (state.kind === 'none' && response !== null) dropLocal(KNOWN_KEY);
  return state;
}

/** Asks after the page has come up, and follows one's own games from then on, if there are any. */
export async function attendClub(): Promise<void> {
  const found = await findClub();
  if (found.kind !== 'there' || found.info.you === undefined) return;
  const { games } = await withWords(() => import('./games.svelte.ts'));
  await games.attend();
}
