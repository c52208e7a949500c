import { ask } from '../ui/confirm.svelte.ts';
import { toast } from '../ui/toasts.svelte.ts';
import { t } from '../words/words.svelte.ts';
import type { Session } from './session.svelte.ts';
import { type ActionId, speaker } from './side/actions.ts';
import { onlyHuman } from './side/people.ts';

/** The dialogs of the page. */
export type DialogName = 'new' | 'settings' | 'credits' | 'games' | 'type' | 'more' | 'turns';

/** Does what a button says; `show` opens a dialog. */
export async function act(
  action: ActionId,
  session: Session,
  show: (name: DialogName) => void,
): Promise<void> {
  switch (action) {
    case 'undo':
      session.undo();
      break;
    case 'redo':
      session.redo();
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
    case 'copy':
      await copy(session);
      break;
    default:
      show(action);
  }
}

async function hint(session: Session): Promise<void> {
  toast(t('hint-search'), { stay: 1500 });
  await session.hint();
}

async function resign(session: Session): Promise<void> {
  const color = speaker(session.view);
  const alone = onlyHuman(session.view.players) !== null;
  const title = alone ? t('resign-ask') : t('resign-ask-colour', { colour: t(color) });
  if (await ask({ title, yes: t('action-resign'), no: t('play-on'), danger: true })) session.resign(color);
}

async function draw(session: Session): Promise<void> {
  const color = speaker(session.view);
  const alone = onlyHuman(session.view.players) !== null;
  const title = alone ? t('draw-ask') : t('draw-ask-colour', { colour: t(color) });
  if (!(await ask({ title, yes: t('draw-offer'), no: t('play-on') }))) return;
  if (session.offerDraw(color)) toast(t('draw-declined'));
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

async function copy(session: Session): Promise<void> {
  try {
    await navigator.clipboard.writeText(session.game.record());
    toast(t('copied'));
  } catch {
    toast(t('copy-failed'), { tone: 'danger' });
  }
}
