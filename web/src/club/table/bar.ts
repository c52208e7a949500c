// What the bar under the board says of the talk with the club. It is decided here, from facts alone, and drawn by ClubBar.
import { across } from '../../app/side/people.ts';
import { statusTitle } from '../../app/side/status.ts';
import type { IconName } from '../../ui/icons.ts';
import type { Code } from '../../wire/club.ts';
import type { Color, OnlineView, View } from '../../wire/index.ts';
import { t } from '../../words/words.svelte.ts';
import type { LineState } from '../live/line.svelte.ts';
import type { Waiting } from '../live/outbox.svelte.ts';
import type { Notice } from './notice.ts';

/** What a press in the bar does. */
export type BarDeed =
  | 'resign'
  | 'abort'
  | 'keep-playing'
  | 'reload'
  | 'cancel'
  | 'try-now'
  | 'here'
  | 'live'
  | 'keep'
  | 'give-back'
  | 'decline-draw'
  | 'accept-draw'
  | 'show-draft'
  | 'dismiss'
  | 'claim'
  | 'flip'
  | 'next';

export interface BarButton {
  deed: BarDeed;
  label: string;
  look: 'primary' | 'plain' | 'danger';
  icon?: IconName;
}

export interface Bar {
  /** For tests and styles. */
  kind: string;
  tone: 'plain' | 'accent' | 'danger';
  /** `spin` is a wheel that turns while something is on its way. */
  icon: IconName | 'spin';
  title: string;
  note: string;
  buttons: readonly BarButton[];
}

/** Everything that the bar depends on. */
export interface BarFacts {
  view: View;
  standing: OnlineView;
  line: LineState;
  /** Milliseconds until the line is tried again; null while it is not waited for. */
  tryIn: number | null;
  /** The browser keeps nothing. */
  unkept: boolean;
  pending: Pick<Waiting, 'do' | 'text'> | null;
  /** How long it is on its way, in milliseconds. */
  pendingFor: number;
  asking: 'resign' | 'abort' | null;
  notice: Notice | null;
  /** Milliseconds since the other player went away; null while he is here. */
  awayFor: number | null;
  /** How many others watch. */
  watching: number;
  /** The server's time. */
  now: number;
  /** The person is entering a turn, or planning one. */
  entering: boolean;
  /** The opponent in the next game that waits. */
  next: string | null;
}

/** Nothing is said of what takes less than this, in milliseconds. */
const QUICK = 300;
const LATE = 3_000;
/** An opponent may look elsewhere for a moment. */
const AWAY = 10_000;
/** A first turn is counted down when so little is left of its two minutes, in milliseconds. */
const FIRST_TURN = 120_000;

const button = (
  deed: BarDeed,
  label: string,
  look: BarButton['look'] = 'plain',
  icon?: IconName,
): BarButton => (icon ? { deed, label, look, icon } : { deed, label, look });

function seconds(milliseconds: number): number {
  return Math.max(0, Math.ceil(milliseconds / 1000));
}

/** What the bar says; null while the turn bar has the word. */
export function barOf(facts: BarFacts): Bar | null {
  return (
    askingBar(facts) ??
    oldBar(facts) ??
    pendingBar(facts) ??
    claimedBar(facts) ??
    (facts.entering
      ? null
      : (lineBar(facts) ?? lookingBar(facts) ?? askedBar(facts) ?? noticeBar(facts) ?? quietBar(facts)))
  );
}

function friendOf({ view, standing }: BarFacts): string {
  return view.players[standing.mine ? across(standing.mine) : view.decider].name;
}

function askingBar(facts: BarFacts): Bar | null {
  const friend = friendOf(facts);
  const on = button('keep-playing', t('club-play-on'));
  if (facts.asking === 'resign')
    return {
      kind: 'resign',
      tone: 'danger',
      icon: 'flag',
      title: t('resign-ask'),
      note: t('club-resign-note', { friend }),
      buttons: [on, button('resign', t('action-resign'), 'danger')],
    };
  if (facts.asking === 'abort')
    return {
      kind: 'abort',
      tone: 'danger',
      icon: 'close',
      title: t('club-abort-ask'),
      note: t('club-abort-note'),
      buttons: [on, button('abort', t('club-abort'), 'danger')],
    };
  return null;
}

function oldBar({ line }: BarFacts): Bar | null {
  if (line !== 'old') return null;
  return {
    kind: 'old',
    tone: 'danger',
    icon: 'info',
    title: t('club-old'),
    note: t('club-old-note'),
    buttons: [button('reload', t('update-reload'), 'primary')],
  };
}

/** Whose clock runs while the person's turn is not there. */
function runs({ standing, view }: BarFacts): boolean {
  return view.control !== null && standing.mine !== null && standing.clock?.running === standing.mine;
}

/** An outage of the club costs nobody time. */
function calm({ standing }: BarFacts): string {
  return t(standing.clock === null ? 'club-restarts-calm' : 'club-restarts-note');
}

function pendingBar(facts: BarFacts): Bar | null {
  const { pending, pendingFor, line, unkept } = facts;
  if (!pending) return null;
  const turn = pending.do === 'decide' ? pending.text : null;
  const cut = line !== 'open' && line !== 'opening';
  if (pendingFor < LATE && !(cut && pendingFor >= QUICK)) {
    const quick = pendingFor < QUICK;
    const title = turn === null ? t('club-sending') : t('club-sending-turn', { turn });
    return {
      kind: 'sending',
      tone: 'accent',
      icon: 'spin',
      title: quick && turn !== null ? turn : title,
      note: quick ? '' : t(unkept ? 'club-not-kept-note' : 'club-sending-note'),
      buttons: [],
    };
  }
  const why =
    line === 'restarts'
      ? `${t('club-restarts')} ${calm(facts)}`
      : runs(facts)
        ? t('club-clock-runs')
        : t(unkept ? 'club-not-kept-note' : 'club-unsent-note');
  return {
    kind: 'unsent',
    tone: 'danger',
    icon: 'link',
    title: turn === null ? t('club-unsent') : t('club-unsent-turn', { turn }),
    note: why,
    buttons: [...(cut ? [button('try-now', t('club-try-now'))] : []), button('cancel', t('cancel'))],
  };
}

function claimedBar(facts: BarFacts): Bar | null {
  const { standing, now } = facts;
  const { claim, mine } = standing;
  if (!claim || mine === null || claim.color === mine) return null;
  return {
    kind: 'claimed',
    tone: 'danger',
    icon: 'clock',
    title: t('club-claimed', { friend: friendOf(facts) }),
    note: t('club-claimed-note', { seconds: seconds(claim.until - now) }),
    buttons: [button('here', t('club-here'), 'primary')],
  };
}

function lineBar(facts: BarFacts): Bar | null {
  const { line, tryIn } = facts;
  if (line === 'restarts')
    return {
      kind: 'restarts',
      tone: 'plain',
      icon: 'spin',
      title: t('club-restarts'),
      note: calm(facts),
      buttons: [],
    };
  if (line !== 'cut') return null;
  const again = tryIn === null ? t('club-trying') : t('club-try-in', { seconds: seconds(tryIn) });
  return {
    kind: 'cut',
    tone: 'danger',
    icon: 'link',
    title: t('club-cut'),
    note: runs(facts) ? `${t('club-clock-runs')} ${again}` : again,
    buttons: [button('try-now', t('club-try-now'))],
  };
}

function lookingBar({ view }: BarFacts): Bar | null {
  if (view.live) return null;
  return {
    kind: 'looking',
    tone: 'plain',
    icon: 'eye',
    title: statusTitle(view, { thinking: false, paused: false }),
    note: t('club-looking-note'),
    buttons: [button('live', t('back-to-game'), 'primary')],
  };
}

function askedBar(facts: BarFacts): Bar | null {
  const { back, offer, mine } = facts.standing;
  const friend = friendOf(facts);
  if (mine === null) return null;
  if (back && back.color !== mine)
    return {
      kind: 'back-asked',
      tone: 'accent',
      icon: 'undo',
      title: t('club-back-asked', { friend, turn: back.turn }),
      note: t('club-back-asked-note', { friend }),
      buttons: [button('keep', t('club-decline')), button('give-back', t('club-allow'), 'primary')],
    };
  if (offer && offer.color !== mine)
    return {
      kind: 'draw-offered',
      tone: 'accent',
      icon: 'equal',
      title: t('offer', { name: friend }),
      note: t('club-draw-note'),
      buttons: [
        button('decline-draw', t('club-decline')),
        button('accept-draw', t('club-accept-draw'), 'primary'),
      ],
    };
  return null;
}

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

function noticeBar(facts: BarFacts): Bar | null {
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
function quietBar(facts: BarFacts): Bar | null {
  const { view, standing, now, awayFor, next, watching } = facts;
  const friend = friendOf(facts);
  const { mine, claim, due, offer, back, may } = standing;
  const status = statusTitle(view, { thinking: false, paused: false });
  if (mine === null)
    return {
      kind: 'watching',
      tone: 'plain',
      icon: 'eye',
      title: t('club-watching', { status }),
      note: t('club-watchers', { watching }),
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
  if (yours) return null;
  const onward =
    next === null ? [] : [button('next', t('club-next-with', { friend: next }), 'primary', 'next')];
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

/** Whether the board may be used: it is the person's turn, or a turn can be planned, and nothing is on its way. */
export function isActive(view: View, mine: Color | null, pending: boolean): boolean {
  if (mine === null || pending || !view.live || view.ending) return false;
  return view.acts === 'person' || view.plan?.state === 'open';
}
