import type { Stored } from './shelf.ts';

/** What a value tells, without who wrote it when and how often: the same text for the same content. */
export function contentOf(value: Stored): string {
  const { id: _id, revision: _revision, changed: _changed, by: _by, ...content } = value;
  return JSON.stringify(content, (_key, part: unknown) => (isPlain(part) ? sorted(part) : part));
}

/** The identifier of a copy of a value, for one that went another way under the same identifier. The same copy has the
 * same identifier whenever it is made, so that nothing is copied twice. */
export function copyIdOf(value: Stored): string {
  const text = value.id + contentOf(value);
  return [0x811c9dc5, 0x9747b28c, 0x3c6ef372].map((seed) => hash(text, seed)).join('');
}

/** FNV-1a, eight digits. */
function hash(text: string, seed: number): string {
  let sum = seed;
  for (let place = 0; place < text.length; place += 1)
    sum = Math.imul(sum ^ text.charCodeAt(place), 0x01000193);
  return (sum >>> 0).toString(16).padStart(8, '0');
}

function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function sorted(value: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)));
}
