import type { KeptGame, KeptState } from '../store/kept.ts';
import type { Both, CorrespondenceView, PlayerConfig } from '../wire/index.ts';
import { t } from '../words/words.svelte.ts';

/** What the friend is called within a sentence. */
export function friendName(name: string): string {
  return name === '' ? t('turnlink-your-friend') : name;
}

/** What the friend is called where a sentence begins. */
export function friendFirst(name: string): string {
  const within = friendName(name);
  return within.charAt(0).toLocaleUpperCase() + within.slice(1);
}

/** Who does what now in a game by links, while the friend decides. */
export function farTitle({ hand, friend, invites }: CorrespondenceView): string {
  if (hand === 'send') return t(invites ? 'turnlink-send-invitation' : 'turnlink-send-turn');
  return t('turnlink-waits', { friend: friendName(friend) });
}

/** The badge of a game by links in a list; null for every other game, and for one that is over on both sides. */
export function farBadge({ correspondence }: KeptState): { text: string; mine: boolean } | null {
  switch (correspondence?.hand) {
    case 'play':
      return { text: t('turnlink-badge-play'), mine: true };
    case 'send':
      return { text: t('turnlink-badge-send'), mine: true };
    case 'wait':
      return { text: t('turnlink-waits', { friend: friendName(correspondence.friend) }), mine: false };
    default:
      return null;
  }
}

/** The players of a kept game; a friend by the name that came with the last link. */
export function farPlayers({ config, state }: Pick<KeptGame, 'config' | 'state'>): {
  players: Both<PlayerConfig>;
} {
  const { players, correspondence } = config;
  const friend = state.correspondence?.friend;
  if (!correspondence || !friend) return { players };
  const color = correspondence.mine === 'white' ? 'black' : 'white';
  return { players: { ...players, [color]: { ...players[color], name: friend } } };
}
