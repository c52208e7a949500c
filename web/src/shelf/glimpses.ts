import type { Looks } from '../inout/reader.ts';
import type { Glimpse } from '../wire/index.ts';
import type { Entry } from './entry.ts';

/** What was seen since the page was opened; a game that went on is looked at again. */
const seen = new Map<string, Promise<Glimpse | null>>();

/** The end of a game, for its picture; null if there is none to be seen. Every game is looked at once. */
export function glimpseOf(entry: Entry, looks: Looks): Promise<Glimpse | null> {
  if (entry.glimpse) return Promise.resolve(entry.glimpse);
  const name = `${entry.key} ${entry.changed} ${entry.record.length}`;
  const known = seen.get(name);
  if (known) return known;
  // A record that cannot be played through has no picture; its own page says why.
  const looking = looks.glimpse(entry.record).catch(() => null);
  seen.set(name, looking);
  void looking.then((found) => {
    // It may only have been stopped.
    if (found === null) seen.delete(name);
  });
  return looking;
}
