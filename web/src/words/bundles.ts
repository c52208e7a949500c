import { FluentBundle, FluentResource } from '@fluent/bundle';
import type { Language } from './language.ts';

const files = import.meta.glob<string>('./{en,fr}/*.ftl', { query: '?raw', import: 'default', eager: true });

/** The texts of the `.ftl` files of one language, joined. */
export function source(language: Language): string {
  const names = Object.keys(files).filter((name) => name.startsWith(`./${language}/`));
  return names
    .sort()
    .map((name) => files[name] ?? '')
    .join('\n');
}

/** The words of one language. A fault in a file, or a key given twice, is an error at once. */
export function bundle(language: Language): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  const faults = made.addResource(new FluentResource(source(language)));
  if (faults.length > 0) throw new Error(`words of ${language}: ${faults.map(String).join('; ')}`);
  return made;
}
