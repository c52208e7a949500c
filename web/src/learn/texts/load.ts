import type { Language } from '../../words/language.ts';
import { HUNTING } from '../examples/index.ts';
import type { Text, TextModule } from './model.ts';

const files = import.meta.glob<TextModule>('./{en,fr}/*.ts');

/** The file that holds a page. */
function fileOf(topic: string, edition: string): string {
  if (topic !== 'rules') return topic;
  return HUNTING.includes(edition) ? 'hunt' : 'home';
}

/** A page in a language, loaded when somebody goes there; the rules are those of an edition. */
export async function loadText(language: Language, topic: string, edition: string): Promise<Text> {
  const load = files[`./${language}/${fileOf(topic, edition)}.ts`];
  if (!load) throw new Error(`no text ${topic} in ${language}`);
  return (await load()).text(edition);
}
