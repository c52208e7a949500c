import type { Session } from '../app/session.svelte.ts';
import type { CorrespondenceView } from '../wire/index.ts';

/** The game by links that is to be sent, or that is waited for; null while the person here plays, and where there is none.
 * Its bar stands in the place of the turn bar, and before that of the end: the friend must know it first. */
export function farAway(session: Pick<Session, 'view' | 'elsewhere'>): CorrespondenceView | null {
  const { live, correspondence } = session.view;
  const away = correspondence?.hand === 'send' || correspondence?.hand === 'wait';
  return live && away && !session.elsewhere ? correspondence : null;
}
