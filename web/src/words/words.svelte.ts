import type { FluentBundle, FluentVariable } from '@fluent/bundle';
import { bundle } from './bundles.ts';
import { isolated } from './foreign.ts';
import type { Key } from './keys.ts';
import type { Language } from './language.ts';

/** What follows a beginning in the keys that begin so: names that have words. */
export type After<Beginning extends string> = Key extends infer One
  ? One extends `${Beginning}${infer Rest}`
    ? Rest
    : never
  : never;

/** What a sentence is filled with. */
export type Filling = Record<string, FluentVariable>;

const bundles = new Map<Language, FluentBundle>();
let current = $state<Language>('en');

function bundleOf(language: Language): FluentBundle {
  const known = bundles.get(language);
  if (known) return known;
  const made = bundle(language);
  bundles.set(language, made);
  return made;
}

/** The language of the interface; what reads it follows when it changes. */
export function language(): Language {
  return current;
}

/** Changes the language of the interface and of the document. */
export function setLanguage(wanted: Language): void {
  current = wanted;
  if (typeof document !== 'undefined') document.documentElement.lang = wanted;
}

/** The sentence of a key in the language of the interface. */
export function t(key: Key, filling?: Filling): string {
  return say(current, key, filling);
}

/** The sentence of a key in a given language. A missing key or filling is a fault of ours: it is thrown. */
export function say(language: Language, key: Key, filling?: Filling): string {
  const words = bundleOf(language);
  const pattern = words.getMessage(key)?.value;
  if (!pattern) throw new Error(`no words for ${key}`);
  const faults: Error[] = [];
  const text = words.formatPattern(pattern, filling ? safely(filling) : null, faults);
  const fault = faults[0];
  if (fault) throw new Error(`${key}: ${fault.message}`);
  return text;
}

/** What is filled in may come from elsewhere: a name of a player, a tag of a record. */
function safely(filling: Filling): Filling {
  const words = Object.entries(filling).map(([name, value]) => [
    name,
    typeof value === 'string' ? isolated(value) : value,
  ]);
  return Object.fromEntries(words);
}
