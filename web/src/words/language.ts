/** The languages the interface speaks. */
export const LANGUAGES = ['en', 'fr'] as const;

/** One of them. */
export type Language = (typeof LANGUAGES)[number];

/** Whether a text names a language that we speak. */
export function isLanguage(text: unknown): text is Language {
  return LANGUAGES.some((language) => language === text);
}

/** The first of the wished languages that we speak; English when there is none. */
export function detect(wished: readonly string[]): Language {
  for (const wish of wished) {
    const primary = wish.toLowerCase().split('-')[0];
    if (isLanguage(primary)) return primary;
  }
  return 'en';
}
