// All words at once, for tests: the page itself loads what it needs.
import { addWords, type Catalogues, type Stage } from './bundles.ts';
import enFirst from './en.first.ts';
import enLater from './en.later.ts';
import frFirst from './fr.first.ts';
import frLater from './fr.later.ts';
import { LANGUAGES, type Language } from './language.ts';

/** Every catalogue there is. */
export const catalogues: Readonly<Record<Language, Record<Stage, Catalogues>>> = {
  en: { first: enFirst, later: enLater },
  fr: { first: frFirst, later: frLater },
};

for (const language of LANGUAGES)
  for (const stage of ['first', 'later'] as const) addWords(language, stage, catalogues[language][stage]);

/** The texts of the `.ftl` files of one language, joined. */
export function source(language: Language): string {
  const { first, later } = catalogues[language];
  return [...Object.entries(first), ...Object.entries(later)]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([, text]) => text)
    .join('\n');
}
