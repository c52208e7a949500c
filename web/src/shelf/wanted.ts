import type { Entry, EntryKind, EntryResult } from './entry.ts';

/** What the shelf is narrowed by; `all` leaves it as it is. */
export interface Wanted {
  kind: EntryKind | 'all';
  result: EntryResult | 'all';
  edition: string;
  text: string;
}

/** How it is ordered. */
export type Order = 'newest' | 'oldest' | 'title';

export const EVERYTHING: Wanted = { kind: 'all', result: 'all', edition: 'all', text: '' };

/** Whether something narrows the shelf. */
export function isNarrowed(wanted: Wanted): boolean {
  return (
    wanted.kind !== 'all' || wanted.result !== 'all' || wanted.edition !== 'all' || wanted.text.trim() !== ''
  );
}

/** The entries among what is looked for. Every word of the search must stand somewhere: in a name, a title, a turn. */
export function narrowed(entries: readonly Entry[], wanted: Wanted): Entry[] {
  const words = plain(wanted.text)
    .split(/\s+/)
    .filter((word) => word !== '');
  return entries.filter(
    (entry) =>
      (wanted.kind === 'all' || entry.kind === wanted.kind) &&
      (wanted.result === 'all' || entry.result === wanted.result) &&
      (wanted.edition === 'all' || entry.edition === wanted.edition) &&
      (words.length === 0 || contains(entry, words)),
  );
}

/** How many there would be with another choice of one sort. */
export function countWith(entries: readonly Entry[], wanted: Wanted, change: Partial<Wanted>): number {
  return narrowed(entries, { ...wanted, ...change }).length;
}

/** The entries in order. What comes with the page is older than anything else. */
export function ordered(entries: readonly Entry[], order: Order): Entry[] {
  const all = [...entries];
  switch (order) {
    case 'newest':
      return all.sort((one, other) => other.changed - one.changed);
    case 'oldest':
      return all.sort((one, other) => one.changed - other.changed);
    case 'title':
      return all.sort((one, other) => one.title.localeCompare(other.title));
  }
}

/** A name that nothing else has: the second of its name is told so. */
export function freeName(name: string, taken: readonly string[]): string {
  const known = new Set(taken);
  if (name === '' || !known.has(name)) return name;
  for (let n = 2; ; n += 1) if (!known.has(`${name} (${n})`)) return `${name} (${n})`;
}

/** Texts that are searched are long, and a search is made at every letter. */
const plains = new WeakMap<Entry, string>();

function contains(entry: Entry, words: readonly string[]): boolean {
  let text = plains.get(entry);
  if (text === undefined) {
    text = plain(entry.words);
    plains.set(entry, text);
  }
  const all = text;
  return words.every((word) => all.includes(word));
}

function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();
}
