import { FluentBundle, FluentResource } from '@fluent/bundle';
import type { Language } from './language.ts';

/** When a catalogue comes: with the first page and the game, or with a page that needs it. */
export type Stage = 'first' | 'later';

/** The texts of the `.ftl` files, by their names. */
export type Catalogues = Readonly<Record<string, string>>;

const loaders: Readonly<Record<Language, Record<Stage, () => Promise<{ default: Catalogues }>>>> = {
  en: { first: () => import('./en.first.ts'), later: () => import('./en.later.ts') },
  fr: { first: () => import('./fr.first.ts'), later: () => import('./fr.later.ts') },
};

const bundles = new Map<Language, FluentBundle>();
const there = new Set<string>();

/** Loads the words of a language that come at a stage, once. */
export async function loadWords(language: Language, stage: Stage): Promise<void> {
  if (isThere(language, stage)) return;
  addWords(language, stage, (await loaders[language][stage]()).default);
}

/** Whether they are there. */
export function isThere(language: Language, stage: Stage): boolean {
  return there.has(`${language} ${stage}`);
}

/** Adds catalogues to the words of a language. A fault in a file, or a key given twice, is an error at once. */
export function addWords(language: Language, stage: Stage, catalogues: Catalogues): void {
  if (isThere(language, stage)) return;
  const bundle = bundles.get(language) ?? new FluentBundle(language, { useIsolating: false });
  const source = Object.values(catalogues).join('\n');
  const faults = bundle.addResource(new FluentResource(source));
  if (faults.length > 0) throw new Error(`words of ${language}: ${faults.map(String).join('; ')}`);
  bundles.set(language, bundle);
  there.add(`${language} ${stage}`);
}

/** The words of a language, as far as they are there. */
export function bundleOf(language: Language): FluentBundle {
  const bundle = bundles.get(language);
  if (!bundle) throw new Error(`the words of ${language} are not there yet`);
  return bundle;
}
