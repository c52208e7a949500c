// What the bar under the board says of the talk with the club. It is decided here, from facts alone, and drawn by ClubBar.
import { statusTitle } from '../../app/side/status.ts';
import type { Color, View } from '../../wire/index.ts';
import { t } from '../../words/words.svelte.ts';
import { type Bar, type BarFacts, button, friendOf, LATE, seconds } from './bar-parts.ts';
import { noticeBar, quietBar } from './bar-quiet.ts';

/** Nothing is said of what takes less than this, in milliseconds. */
const QUICK = 300;

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

/** Whether the board may be used: it is the person's turn, or a turn can be planned, and nothing is on its way. */
export function isActive(view: View, mine: Color | null, pending: boolean): boolean {
  if (mine === null || pending || !view.live || view.ending) return false;
  return view.acts === 'person' || view.plan?.state === 'open';
}
