import type { IconName } from '../ui/icons.ts';
import type { Address } from './address.ts';

/** The places that the navigation leads to, in their order. */
export const PLACES = ['play', 'learn', 'study', 'shelf'] as const;

/** One of them. */
export type Place = (typeof PLACES)[number];

/** How they look in the tabs of a phone. */
export const placeIcons: Readonly<Record<Place, IconName>> = {
  play: 'play',
  learn: 'cap',
  study: 'graph',
  shelf: 'shelf',
};

/** The place that a page belongs to; `more` is the menu behind the places. */
export function placeOf(page: Address['page']): Place | 'more' | null {
  if (page === 'game' || page === 'turn') return 'play';
  if (page === 'editor') return 'more';
  return PLACES.find((place) => place === page) ?? null;
}
