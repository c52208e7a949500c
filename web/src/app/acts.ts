import { addressOf } from '../pages/address.ts';
import { go } from '../pages/place.svelte.ts';
import { gameStudyAddress } from '../study/address.ts';
import { ask } from '../ui/confirm.svelte.ts';
import { toast } from '../ui/toasts.svelte.ts';
import type { Fault } from '../wire/index.ts';
import { t } from '../words/words.svelte.ts';
import { giveAway } from './give.ts';
import { isFault } from './ports.ts';
import type { Session } from './session.svelte.ts';
import type { ActionId } from './side/actions.ts';
import { onlyHuman } from './side/people.ts';

/** The dialogs of the page. */
export type DialogName = 'new' | 'type' | 'more' | 'turns';

/** Does what a button says; `show` opens a dialog. What breaks down on the way is told. */
export async function act(
  action: ActionId,
  session: Session,
  show: (name: DialogName) => void,
): Promise<void> {
  try {
    await doIt(action, session, show);
  } catch (fault) {
    toast(isFault(fault) ? fault.message : t('act-failed'), { tone: 'danger' });
  }
}

async function doIt(action: ActionId, session: Session, show: (name: DialogName) => void): Promise<void> {
  switch (action) {
    case 'undo':
      told(session.undo());
      break;
    case 'redo':
      told(session.redo());
      break;
    case 'flip':
      session.flipped = !session.flipped;
      break;
    case 'hint':
      await hint(session);
      break;
    case 'draw':
      await draw(session);
      break;
    case 'resign':
      await resign(session);
      break;
    case 'rematch':
      await again(session);
      break;
    case 'study':
      if (session.id !== null) go(gameStudyAddress(session.id));
      break;
    case 'games':
      go(addressOf('shelf'));
      break;
    case 'export':
      giveAway(session);
      break;
    default:
      show(action);
  }
}

/** Says why something could not be done. */
export function told(fault: Fault | null): void {
  if (fault) toast(fault.message, { tone: 'danger' });
}

async function hint(session: Session): Promise<void> {
  toast(t('hint-search'), { stay: 1500 });
  const turn = await session.hint();
  if (turn === null) return;
  const { view } = session;
  const { tellHint } = await import('../explain/hint.ts');
  await tellHint(view, turn, () => session.view.position === view.position);
}

async function resign(session: Session): Promise<void> {
  const color = session.view.speaker;
  if (!color) return;
  const alone = onlyHuman(session.view.players) !== null;
  const title = alone ? t('resign-ask') : t('resign-ask-colour', { colour: t(color) });
  if (await ask({ title, yes: t('action-resign'), no: t('play-on'), danger: true })) told(session.resign());
}

async function draw(session: Session): Promise<void> {
  const color = session.view.speaker;
  if (!color) return;
  const alone = onlyHuman(session.view.players) !== null;
  const title = alone ? t('draw-ask') : t('draw-ask-colour', { colour: t(color) });
  if (!(await ask({ title, yes: t('draw-offer'), no: t('play-on') }))) return;
  if (await session.offerTie()) toast(t('draw-declined'));
}

async function again(session: Session): Promise<void> {
  const open = session.view.ending === null && session.view.played > 0;
  const question = {
    title: t('rematch-ask'),
    text: t('rematch-note'),
    yes: t('action-rematch'),
    no: t('play-on'),
  };
  if (!open || (await ask(question))) await session.rematch();
}
