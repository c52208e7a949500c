// What the bar says while nothing is on its way: what was told last, who is waited for, what is counted down.
import { statusTitle } from '../../app/side/status.ts';
import type { IconName } from '../../ui/icons.ts';
import type { Code } from '../../wire/club.ts';
import { t } from '../../words/words.svelte.ts';
import { date } from '../date.ts';
import { type Bar, type BarButton, type BarFacts, button, friendOf, seconds } from './bar-parts.ts';

/** An opponent may look elsewhere for a moment. */
const AWAY = 10_000;
/** A first turn is counted down when so little is left of its two minutes, in milliseconds. */
const FIRST_TURN = 120_000;

/** Refusals that have words of their own; the others are told alike. */
const TOLD = [
  'stale',
  'not-your-turn',
  'illegal',
  'game-over',
  'not-now',
  'opponent-here',
  'not-seated',
] as const;

function refusedTitle(code: Code, friend: string): string {
  const told = TOLD.find((one) => one === code);
  return told ? t(`club-refused-${told}`, { friend }) : t('club-refused-other', { friend });
}

export function noticeBar(facts: BarFacts): Bar | null {
  const { notice, view, standing, next } = facts;
  const friend = friendOf(facts);
  const onward = next === null ? [] : [button('next', t('club-next'), 'primary', 'next')];
  const told = (kind: string, icon: IconName, title: string, note: string): Bar => ({
    kind,
    tone: 'plain',
    icon,
    title,
    note,
    buttons: onward,
  });
  switch (notice?.kind) {
    case 'kept':
      return told(
        'kept',
        'check',
        t('club-kept', { turn: notice.turn }),
        facts.awayFor === null ? t('club-kept-note', { friend }) : '',
      );
    case 'arrived':
      return told('arrived', 'check', t('club-arrived'), t('club-kept', { turn: notice.turn }));
    case 'elsewhere':
      return told('elsewhere', 'info', t('club-elsewhere'), notice.turn);
    case 'said':
      return told('said', 'info', notice.text, '');
    case 'greeting':
      return told(
        'greeting',
        'people',
        t('club-says', { name: view.players[notice.color].name, words: t(`club-greet-${notice.word}`) }),
        '',
      );
    case 'left':
      return {
        ...told('left', 'info', t('club-left', { turn: notice.turn }), t('club-left-note')),
        buttons: [],
      };
    case 'refused': {
      const mayShow = notice.draft !== null && standing.mine === view.decider && !view.ending;
      return {
        kind: 'refused',
        tone: 'danger',
        icon: 'info',
        title: refusedTitle(notice.code, friend),
        note: notice.draft === null ? t('club-refused-note') : t('club-refused-turn', { turn: notice.draft }),
        buttons: [
          button('dismiss', t('close')),
          ...(mayShow ? [button('show-draft', t('club-show-draft'), 'primary')] : []),
        ],
      };
    }
    default:
      return null;
  }
}

/** Nothing happens: who is waited for, and what is counted down. */
export function quietBar(facts: BarFacts): Bar | null {
  const { view, standing, now, awayFor, next, watching } = facts;
  const friend = friendOf(facts);
  const { mine, claim, due, offer, back, may } = standing;
  /** Until when who is to decide is on vacation. */
  const until = standing.away[view.decider];
  const vacation = until === null ? '' : t('club-vacation', { friend, day: date(until, now) });
  const status = statusTitle(view, { thinking: false, paused: false });
  if (mine === null)
    return {
      kind: 'watching',
      tone: 'plain',
      icon: 'eye',
      title: t('club-watching', { status }),
      note: until === null ? t('club-watchers', { watching }) : `${vacation} ${t('club-vacation-note')}`,
      buttons: [button('flip', t('action-flip'), 'plain', 'flip')],
    };
  const quiet = (
    kind: string,
    icon: IconName,
    title: string,
    note: string,
    buttons: BarButton[] = [],
  ): Bar => ({
    kind,
    tone: 'plain',
    icon,
    title,
    note,
    buttons,
  });
  if (claim)
    return quiet(
      'claiming',
      'clock',
      t('club-claiming', { friend, seconds: seconds(claim.until - now) }),
      t('club-claiming-note'),
    );
  const yours: boolean = view.decider === mine;
  const firstLeft = due?.what === 'called-off' && view.control ? due.at - now : null;
  if (firstLeft !== null && firstLeft <= FIRST_TURN)
    return quiet(
      'first',
      'clock',
      yours ? t('club-first') : t('club-first-friend', { friend }),
      t('club-first-note', { seconds: seconds(firstLeft) }),
    );
  const onward =
    next === null ? [] : [button('next', t('club-next-with', { friend: next }), 'primary', 'next')];
  if (until !== null)
    return quiet(
      'vacation',
      'sun',
      yours ? t('club-vacation-own', { day: date(until, now) }) : vacation,
      t(yours ? 'club-vacation-own-note' : 'club-vacation-note'),
      onward,
    );
  if (yours) return null;
  if (awayFor !== null && awayFor >= AWAY && may.claim)
    return quiet(
      'away',
      'clock',
      t('club-away', { friend, seconds: seconds(awayFor) }),
      t('club-away-note', { friend }),
      [button('claim', t('club-claim'))],
    );
  if (offer) return quiet('offering', 'equal', t('club-offering'), t('club-answers', { friend }), onward);
  if (back) return quiet('asking-back', 'undo', t('club-asking-back'), t('club-answers', { friend }), onward);
  const leave = view.control === null;
  return quiet(
    'waiting',
    'clock',
    status,
    leave
      ? t('club-wait-days', { friend })
      : t(awayFor === null ? 'club-wait-here' : 'club-wait-away', { friend }),
    onward,
  );
}
