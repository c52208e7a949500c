import type { EditionView } from '../../wire/index.ts';
import { t } from '../../words/words.svelte.ts';
import { type Rival, type Wish, wishedEdition } from './wish.ts';

/** A machine in a few words. */
function rivalWords(rival: Rival): string {
  if (rival.kind === 'engine') return t('sum-level', { level: rival.level });
  return rival.kind === 'random' ? t('rival-random') : t('rival-minimax');
}

/** Who plays and how fast, for the button that begins it. */
export function brief(wish: Wish): string {
  const { rival, clock } = wish;
  if (
    wish.against === 'computer' &&
    rival.kind === 'engine' &&
    rival.level === 2 &&
    wish.colour === 'white' &&
    !clock
  )
    return t('brief-first');
  const time = clock ? t('sum-clock', { minutes: clock.minutes, seconds: clock.seconds }) : t('sum-no-clock');
  return t('brief', { who: who(wish), clock: time });
}

/** Everything that was chosen, in one sentence. */
export function summary(wish: Wish, editions: readonly EditionView[]): string {
  const edition = wishedEdition(wish, editions);
  const clock = wish.clock
    ? t('sum-clock', { minutes: wish.clock.minutes, seconds: wish.clock.seconds })
    : t('sum-no-clock');
  const taken = new Map([
    ['no-reserve', !wish.reserve],
    ['ransom', wish.ransom],
  ]);
  const variants = edition.variants.filter((one) => taken.get(one.id)).map((one) => one.name);
  return t('sum', { edition: [edition.id, ...variants].join(', '), who: who(wish), clock });
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
