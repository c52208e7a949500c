import type { Wish } from '../../app/new/wish.ts';
import type { EditionView } from '../../wire/index.ts';

/** The game that is wished for in one line, as the club reads it: only what is not as usual, and no seed, which the club draws. What an
 * edition does not know is not asked of it. */
export function specOf(wish: Wish, edition: EditionView): string {
  const has = (variant: string): boolean => edition.variants.some((one) => one.id === variant);
  const [usual] = edition.settings;
  const setting = edition.settings.find((one) => one.id === wish.setting) ?? usual;
  const words = [
    edition.id,
    has('no-reserve') && !wish.reserve && 'no-reserve',
    has('ransom') && wish.ransom && 'ransom',
    edition.guardianOptional && setting?.way === 'free' && wish.guardian && 'mokca',
    setting && setting !== usual && `setting=${setting.id}`,
  ];
  return words.filter(Boolean).join(' ');
}
