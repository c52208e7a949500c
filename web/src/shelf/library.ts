import type { Reads } from '../inout/reader.ts';
import { titleOf } from '../inout/titles.ts';
import type { Diagnosis } from '../wire/index.ts';
import { type After, t } from '../words/words.svelte.ts';

// The booklets' examples and the author's recorded games. Where they come from stands in their own tags, and in NOTICE.
const files = import.meta.glob<string>('./library/*.{jrn,txt}', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** A record that comes with the page. Its title is ours to say, or it is called by its players. */
export type LibraryEntry = LibraryFile &
  ({ named: true; id: After<'library-'> } | { named: false; id: string });

interface LibraryFile {
  /** The example of a booklet, or a game that the author has kept. */
  group: 'booklets' | 'games';
  file: string;
  /** It is kept as it was brought, slips and all. */
  raw?: boolean;
}

export const LIBRARY: readonly LibraryEntry[] = [
  { id: 'booklet-48', group: 'booklets', file: 'booklet-4.8.jrn', named: true },
  { id: 'booklet-48-printed', group: 'booklets', file: 'booklet-4.8-as-printed.txt', named: true, raw: true },
  { id: 'booklet-draft', group: 'booklets', file: 'booklet-4-draft.jrn', named: true },
  { id: 'booklet-20', group: 'booklets', file: 'booklet-2.0.jrn', named: true },
  { id: 'kerry-lucas-2021', group: 'games', file: 'kerry-lucas-2021.jrn', named: false },
  { id: 'fox-lucas-2021', group: 'games', file: 'fox-lucas-2021.jrn', named: false },
  { id: 'fox-lucas-2019', group: 'games', file: 'fox-lucas-2019.jrn', named: false },
  {
    id: 'fox-lucas-2019-position',
    group: 'games',
    file: 'fox-lucas-2019-position.txt',
    named: true,
    raw: true,
  },
  { id: 'certu-lucas-1', group: 'games', file: 'certu-lucas-1.jrn', named: false },
  { id: 'certu-lucas-2', group: 'games', file: 'certu-lucas-2.jrn', named: false },
  { id: 'fox-certu-3', group: 'games', file: 'fox-certu-3.jrn', named: false },
];

/** An entry with its text and what the referee says of it. */
export interface LibraryRecord {
  entry: LibraryEntry;
  text: string;
  found: Diagnosis;
  title: string;
}

/** One entry, in the language of the page; null if there is none, or if its reading was stopped. */
export async function libraryRecord(id: string, reader: Reads): Promise<LibraryRecord | null> {
  const entry = LIBRARY.find((one) => one.id === id);
  if (!entry) return null;
  const text = files[`./library/${entry.file}`];
  if (text === undefined) throw new Error(`the library lacks ${entry.file}`);
  const { found } = await reader.read(text);
  return found && { entry, text, found, title: entry.named ? t(`library-${entry.id}`) : titleOf(found) };
}

/** Everything in the library, in the language of the page; `reader` reads one text after the other. */
export async function library(reader: Reads): Promise<LibraryRecord[]> {
  const all = await Promise.all(LIBRARY.map(({ id }) => libraryRecord(id, reader)));
  return all.filter((one) => one !== null);
}

/** The value of a tag; empty if there is none. */
export function tagOf(found: Diagnosis, name: string): string {
  return found.tags.find((tag) => tag.name === name)?.value ?? '';
}
