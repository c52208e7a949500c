import { keptWish } from '../../app/new/wish.ts';
import { keepLocal, readLocal } from '../../store/local.ts';
import { LONGEST_NAME } from '../../wire/club.ts';
import type { EditionView } from '../../wire/index.ts';
import { t } from '../../words/words.svelte.ts';

const NAME_KEY = 'jersi.club.name';

/** The words of a list in the catalogue. */
function words(list: string): string[] {
  return list.split(' ');
}

/** A name that reads well, by lot: Quiet Heron. */
export function drawName(chance: () => number = Math.random): string {
  const one = (list: string): string => {
    const all = words(list);
    return all[Math.floor(chance() * all.length)] ?? '';
  };
  return t('club-proposal', { quality: one(t('club-qualities')), animal: one(t('club-animals')) });
}

/** Every name that can be drawn. */
export function allNames(): string[] {
  const [qualities, animals] = [words(t('club-qualities')), words(t('club-animals'))];
  return qualities.flatMap((quality) => animals.map((animal) => t('club-proposal', { quality, animal })));
}

/** A name as the club keeps it: blanks at its ends and doubled ones left out. */
export function tidied(name: string): string {
  return name.trim().replace(/\s+/gu, ' ');
}

/** Whether a name is of a length that the club takes; whether it takes its signs, it says itself. */
export function fits(name: string): boolean {
  const { length } = [...tidied(name)];
  return length > 0 && length <= LONGEST_NAME;
}

/** What somebody new is called until something else is typed: as last time, as at the board of this browser, or by lot. */
export function proposedName(editions: readonly EditionView[], chance: () => number = Math.random): string {
  const kept = [readLocal(NAME_KEY) ?? '', keptWish(editions).name].find(fits);
  return kept === undefined ? drawName(chance) : tidied(kept);
}

/** Remembers a name for a next time. Where it cannot be kept, the club knows it all the same. */
export function keepName(name: string): void {
  keepLocal(NAME_KEY, tidied(name));
}
