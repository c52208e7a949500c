import { club, KNOWN_KEY } from '../club/live/club.svelte.ts';
import { readLocal } from '../store/local.ts';
import type { IconName } from '../ui/icons.ts';
import type { Address } from './address.ts';

/** The places that the navigation leads to, in their order. */
export const PLACES = ['play', 'learn', 'study', 'shelf', 'club'] as const;

/** One of them. */
export type Place = (typeof PLACES)[number];

/** How they look in the tabs of a phone. */
export const placeIcons: Readonly<Record<Place, IconName>> = {
  play: 'play',
  learn: 'cap',
  study: 'graph',
  shelf: 'shelf',
  club: 'globe',
};

/** Whether a club was there at an earlier visit: then its place does not jump in when it answers. */
const knownBefore = readLocal(KNOWN_KEY) !== null;

/** The places that there are here: a club is one where it answers, or has answered before. */
export function places(): readonly Place[] {
  const { kind } = club();
  const none = kind === 'none' || (kind === 'unknown' && !knownBefore);
  return none ? PLACES.filter((place) => place !== 'club') : PLACES;
}

/** The place that a page belongs to; `more` is the menu behind the places. */
export function placeOf(page: Address['page']): Place | 'more' | null {
  if (page === 'game' || page === 'turn') return 'play';
  if (page === 'editor' || page === 'lab') return 'more';
  return PLACES.find((place) => place === page) ?? null;
}

/** Where a game with a friend far away begins: in the club, or by links where there is none. */
export function farAway(): { page: 'club' | 'turn'; parts: string[] } {
  return club().kind === 'there' ? { page: 'club', parts: ['new'] } : { page: 'turn', parts: [] };
}
