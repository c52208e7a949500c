import type Table from '../app/Table.svelte';
import { withWords } from '../words/words.svelte.ts';

/** The table with all that stands around a game. It is not needed to look at the door: it comes at the first sign of a person, so
 * that it is there when Play is pressed, or at once where the address asks for a game. */
export function loadTable(): Promise<{ default: typeof Table }> {
  return withWords(() => import('../app/Table.svelte'));
}

const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'touchstart', 'scroll'] as const;

/** Loads it at the first sign of a person; the answer ends the waiting. */
export function awaitPerson(): () => void {
  const end = (): void => {
    for (const sign of SIGNS) removeEventListener(sign, come);
  };
  const come = (): void => {
    end();
    // Whoever goes to a game and cannot have it is told there.
    loadTable().catch(() => undefined);
  };
  for (const sign of SIGNS) addEventListener(sign, come, { passive: true });
  return end;
}
