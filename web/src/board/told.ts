import type { Entered, View } from '../wire/index.ts';

/** What a press told of a cell. It holds for the view that came of the press, and for no other. */
export interface Told {
  said: string;
  of: View;
}

/** What a press told, if it did. */
export function toldOf(entered: Entered, view: View): Told | null {
  return entered.said === '' ? null : { said: entered.said, of: view };
}
