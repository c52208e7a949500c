import type { EditionView } from '../../wire/index.ts';
import { firstWish, type Wish } from './wish.ts';

/** A choice of rules as the form offers it: an edition, with its reserve or without. */
export interface RulesChoice {
  /** `4.8`, or `4.8-no-reserve`. */
  id: string;
  edition: EditionView;
  reserve: boolean;
  /** How it is told: the first game, the full one, as it is played since a later edition, or by its edition. */
  told: 'first' | 'full' | 'since' | 'edition';
}

/** What is offered at once, and what is folded away. An edition with home rows is about bringing the king home; in the
 * others the kunti is hunted. */
export function rulesChoices(editions: readonly EditionView[]): {
  front: RulesChoice[];
  folded: RulesChoice[];
} {
  const first = firstWish().edition;
  const front: RulesChoice[] = [];
  const folded: RulesChoice[] = [];
  const order = [
    ...editions.filter((edition) => edition.id === first),
    ...editions.filter((edition) => edition.id !== first).reverse(),
  ];
  for (const edition of order) {
    const without = edition.variants.some((variant) => variant.id === 'no-reserve');
    const bare: RulesChoice = { id: `${edition.id}-no-reserve`, edition, reserve: false, told: 'edition' };
    const whole: RulesChoice = { id: edition.id, edition, reserve: true, told: 'edition' };
    if (edition.id === first) front.push({ ...bare, told: 'first' }, { ...whole, told: 'full' });
    else if (edition.homeRows) {
      front.push({ ...whole, told: 'since' });
      if (without) folded.push(bare);
    } else folded.push(whole);
  }
  return { front, folded };
}

/** Whether a wish asks for these rules. */
export function isChosen(choice: RulesChoice, wish: Wish): boolean {
  const optional = choice.edition.variants.some((variant) => variant.id === 'no-reserve');
  return choice.edition.id === wish.edition && (!optional || choice.reserve === wish.reserve);
}
