import type { EditionView } from '../wire/index.ts';
import { CONTENTS, type Entry } from './contents.ts';

/** Where in Learn the reader is. */
export type Route =
  | { kind: 'contents' }
  /** A page of its own, with what follows in the address. */
  | { kind: 'page'; entry: Entry; parts: readonly string[] }
  /** A text, of an edition where it is the rules, at a section where one is named. */
  | { kind: 'text'; topic: string; edition: string; section: string | null }
  | { kind: 'nowhere' };

/** The edition that is told first: the latest whose booklet is at hand. */
export const USUAL = '4.8';

/** The edition beside it, as the author's program has played it since 2022. */
export const BESIDE = '4.16';

/** The editions of before, in the order in which they are told. */
export const OLDER: readonly string[] = ['2.0', '3.0', '4-draft'];

/** Editions in the order in which they are told: the one in front first, whatever is new last. */
export function inOrder<T extends { id: string }>(editions: readonly T[]): T[] {
  const order = [USUAL, BESIDE, ...OLDER];
  const place = (one: T): number => (order.includes(one.id) ? order.indexOf(one.id) : order.length);
  return editions.toSorted((one, other) => place(one) - place(other));
}

/** What the address after `#/learn` asks for. */
export function routeOf(parts: readonly string[], editions: readonly EditionView[]): Route {
  const [id, ...rest] = parts;
  if (id === undefined) return { kind: 'contents' };
  const entry = CONTENTS.find((one) => one.id === id);
  if (!entry) return { kind: 'nowhere' };
  if (entry.page) return { kind: 'page', entry, parts: rest };
  if (id !== 'rules') return { kind: 'text', topic: id, edition: USUAL, section: rest[0] ?? null };
  const edition = rest[0] ?? USUAL;
  if (!editions.some((one) => one.id === edition)) return { kind: 'nowhere' };
  return { kind: 'text', topic: id, edition, section: rest[1] ?? null };
}
