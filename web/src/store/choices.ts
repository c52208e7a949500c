// What the browser keeps besides games and studies: settings, progress, the last wishes. Small texts, each under its key.
import { keepLocal, localKeys, readLocal } from './local.ts';
import { better, PROGRESS_KEY, readProgress } from './progress.ts';

const PREFIX = 'jersi.';

/** What belongs to this browser alone: which game or study was open last, and what is on its way to the shelf. */
const OWN: readonly string[] = [
  'jersi.last',
  'jersi.game',
  'jersi.study',
  'jersi.club',
  'jersi.club.shelved',
];
const ON_ITS_WAY = 'jersi.unsaved';

/** Texts by their keys. */
export type Choices = Record<string, string>;

/** Everything of this sort. */
export function allChoices(): Choices {
  const keys = localKeys(PREFIX).filter(isShared).sort();
  return Object.fromEntries(keys.map((key) => [key, readLocal(key) ?? '']));
}

/** Takes in choices of another browser. What was chosen here stays; progress is put together. Says how many were new, and
 * whether all could be kept. */
export function bringChoices(choices: Choices): { taken: number; kept: boolean } {
  let taken = 0;
  let kept = true;
  for (const [key, text] of Object.entries(choices)) {
    if (!isShared(key)) continue;
    const here = readLocal(key);
    const wanted = key === PROGRESS_KEY ? together(here, text) : (here ?? text);
    if (wanted === here) continue;
    if (keepLocal(key, wanted)) taken += 1;
    else kept = false;
    // Whoever follows other tabs follows this as well.
    dispatchEvent(new StorageEvent('storage', { key, newValue: wanted }));
  }
  return { taken, kept };
}

function isShared(key: string): boolean {
  return key.startsWith(PREFIX) && !key.startsWith(ON_ITS_WAY) && !OWN.includes(key);
}

/** The progress of two browsers. */
function together(here: string | null, there: string): string {
  if (here === null) return there;
  const [own, other] = [readProgress(here), readProgress(there)];
  const lesson = [...new Set([...own.lesson, ...other.lesson])];
  const puzzles = { ...own.puzzles };
  for (const [id, mark] of Object.entries(other.puzzles)) puzzles[id] = better(puzzles[id], mark);
  const both = JSON.stringify({ ...own, lesson, puzzles });
  return both === JSON.stringify(own) ? here : both;
}
