import type { Language } from '../../words/language.ts';

/** How the booklets spell the sound of a word for readers of English and of French. The rest of a word, what it means
 * and its sound in the phonetic alphabet, comes from the rules. */
export const SPELLED: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  jersi: { en: 'j · e · r · ss · i', fr: 'j · è · r · ss · i' },
  kunti: { en: 'k · oo · n · t · i', fr: 'k · ou · n · t · i' },
  cukla: { en: 'sh · oo · k · l · a', fr: 'ch · ou · k · l · a' },
  kuctai: { en: 'k · oo · sh · t · ai', fr: 'k · ou · ch · t · aï' },
  kurfa: { en: 'k · oo · r · ph · a', fr: 'k · ou · r · f · a' },
  mokca: { en: 'm · o · k · sh · a', fr: 'm · o · k · ch · a' },
};

/** The name of the game itself, which is no kind of piece. */
export const JERSI = {
  word: 'jersi',
  sound: 'ˈʒer.si',
  meaning: { en: 'hunt, pursue', fr: 'chasser, poursuivre' },
} as const;
