import { t } from '../../words/words.svelte.ts';
import type { Rival, Wish } from './wish.ts';

/** A machine in a few words. */
function rivalWords(rival: Rival): string {
  if (rival.kind === 'engine') return t('level', { level: rival.level });
  return rival.kind === 'random' ? t('rival-random') : t('rival-minimax');
}

/** Everything that was chosen, in one sentence. */
export function summary(wish: Wish): string {
  const clock = wish.clock
    ? t('sum-clock', { minutes: wish.clock.minutes, seconds: wish.clock.seconds })
    : t('sum-no-clock');
  return t('sum', { edition: wish.edition, who: who(wish), clock });
}

function who(wish: Wish): string {
  const rival = rivalWords(wish.rival);
  switch (wish.against) {
    case 'computer':
      return t('sum-computer', { colour: wish.colour, rival });
    case 'friend':
      return t('sum-friend');
    case 'watch':
      return t('sum-watch', { white: rival, black: rivalWords(wish.other) });
  }
}
