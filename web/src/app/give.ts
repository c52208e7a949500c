import { showExport } from '../inout/subject.svelte.ts';
import { t } from '../words/words.svelte.ts';
import { today } from './format.ts';
import { houseOf } from './house.ts';
import { playerName } from './side/people.ts';
import type { Sitting } from './sitting.ts';

/** Offers the game, and the position that is looked at, to be taken away. */
export function giveAway(session: Pick<Sitting, 'view' | 'game' | 'flipped'>): void {
  const { view } = session;
  const [white, black] = [playerName(view.players, 'white'), playerName(view.players, 'black')];
  const title = t('game-players', { white, black });
  showExport({
    title,
    file: [white, black, today()],
    record: session.game.record(),
    edition: view.edition,
    reserve: view.reserve,
    ransom: view.ransom,
    ...houseOf(view),
    position: view.position,
    // In the middle of a ransom the last turn is not whole yet.
    ...(view.stage === 'turn' || view.stage === 'setting' ? { played: view.cursor } : {}),
    flipped: session.flipped,
  });
}
