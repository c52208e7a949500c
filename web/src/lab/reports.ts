import { fileOf } from './listed.ts';
import { demanded } from './module.ts';

/** The text of a report; null if there is none of this name. */
export async function reportText(id: string): Promise<string | null> {
  const file = fileOf(id);
  return file === undefined ? null : new TextDecoder().decode(await demanded(file));
}
