import { expect, test } from 'vitest';
import type { Entry } from './entry.ts';
import { countWith, EVERYTHING, freeName, isNarrowed, narrowed, ordered } from './wanted.ts';

function entry(key: string, part: Partial<Entry> = {}): Entry {
  return {
    key,
    kind: 'game',
    id: key,
    title: key,
    badge: { look: 'plain', label: '' },
    meta: '',
    edition: '4.8',
    result: 'won',
    changed: 0,
    address: null,
    study: null,
    record: '',
    words: key,
    glimpse: null,
    flipped: false,
    of: {} as Entry['of'],
    ...part,
  };
}

const shelf = [
  entry('Fox – Otter', { changed: 2, words: 'Fox – Otter · 1. a2-b2=d3 h4-h3=f4' }),
  entry('Été', { kind: 'study', edition: '2.0', result: null, changed: 3 }),
  entry('Kerry – Lucas', { kind: 'library', result: null }),
];
const keys = (entries: readonly Entry[]): string[] => entries.map((one) => one.key);

test('entries are found by player, title and turn, whatever their letters', () => {
  const search = (text: string): string[] => keys(narrowed(shelf, { ...EVERYTHING, text }));
  expect(search('')).toHaveLength(3);
  expect(search('fox otter')).toEqual(['Fox – Otter']);
  expect(search('A2-B2=d3')).toEqual(['Fox – Otter']);
  expect(search('ete')).toEqual(['Été']);
  expect(search('kerry fox')).toEqual([]);
  expect(isNarrowed({ ...EVERYTHING, text: '  ' })).toBe(false);
});

test('kind, result and edition narrow, and tell how many there would be', () => {
  expect(keys(narrowed(shelf, { ...EVERYTHING, kind: 'study' }))).toEqual(['Été']);
  expect(keys(narrowed(shelf, { ...EVERYTHING, result: 'won' }))).toEqual(['Fox – Otter']);
  expect(countWith(shelf, { ...EVERYTHING, edition: '4.8' }, { kind: 'study' })).toBe(0);
  expect(countWith(shelf, { ...EVERYTHING, edition: '4.8' }, { edition: 'all' })).toBe(3);
});

test('order, and names that are taken', () => {
  expect(keys(ordered(shelf, 'newest'))).toEqual(['Été', 'Fox – Otter', 'Kerry – Lucas']);
  expect(keys(ordered(shelf, 'title'))).toEqual(['Été', 'Fox – Otter', 'Kerry – Lucas']);
  expect(freeName('Sunday', ['Monday'])).toBe('Sunday');
  expect(freeName('Sunday', ['Sunday', 'Sunday (2)'])).toBe('Sunday (3)');
  expect(freeName('', [''])).toBe('');
});
