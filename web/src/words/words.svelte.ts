import type { FluentVariable } from '@fluent/bundle';
import { bundleOf, isThere, loadWords, type Stage } from './bundles.ts';
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

let current = $state<Language>('en');
/** The language that was asked for last; its words may still be on their way. */
let wanted: Language = 'en';
/** What has been needed so far. */
let stage: Stage = 'first';

/** The language of the interface; what reads it follows when it changes. */
export function language(): Language {
  return current;
}

/** Changes the language of the interface and of the document, at once if its words are there. Rejects, and leaves the language
 * as it was, if they cannot be loaded. */
export async function setLanguage(language: Language): Promise<void> {
  wanted = language;
  if (!isComplete(language)) await complete(language);
  // Somebody may have asked for another one in the meantime.
  if (wanted !== language) return;
  current = language;
  if (typeof document !== 'undefined') document.documentElement.lang = language;
}

/** Loads something together with the words that it says. What comes later than the first page is imported by this. */
export async function withWords<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  stage = 'later';
  const [loaded] = await Promise.all([load(), complete(wanted)]);
  return loaded;
}

async function complete(language: Language): Promise<void> {
  await Promise.all([
    loadWords(language, 'first'),
    stage === 'later' ? loadWords(language, 'later') : undefined,
  ]);
}

function isComplete(language: Language): boolean {
  return isThere(language, 'first') && (stage === 'first' || isThere(language, 'later'));
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
