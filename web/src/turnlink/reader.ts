import { Asker } from '../app/engine/asker.ts';
import type { Engine } from '../app/engine/engine.ts';
import type { LinkFound } from '../app/engine/messages.ts';
import { LinkFault, recordOf } from '../inout/link.ts';
import { patiently } from '../inout/reader.ts';
import type { Keeper } from '../store/keeper.svelte.ts';
import type { KeptGame } from '../store/kept.ts';
import type { Relation, Saved, TurnLinkView } from '../wire/index.ts';
import { language, t } from '../words/words.svelte.ts';

/** What comes of opening a link. */
export type Opened =
  /** It could be read. `game` is the one that it belongs to; null if none here does. */
  | { kind: 'read'; record: string; link: TurnLinkView; game: KeptGame | null }
  /** It cannot be opened: why, in words. */
  | { kind: 'broken'; why: string }
  /** Somebody would not wait. */
  | { kind: 'stopped' };

/** Says what a record is, alone and to each of the games. Null if it was stopped. */
export type Asks = (record: string, kept: readonly Saved[]) => Promise<LinkFound | 'slow' | null>;

/** If several games of the shelf bear the name of a link, the one that it fits best is meant. */
const BEST: readonly Relation[] = ['next', 'same', 'own', 'older', 'ahead', 'foreign', 'new'];

/** Finds out what a link is to the games that are kept here. */
export async function openLink(code: string, keeper: Pick<Keeper, 'list'>, ask: Asks): Promise<Opened> {
  let record: string;
  try {
    record = await recordOf(code);
  } catch (fault) {
    if (fault instanceof LinkFault) return { kind: 'broken', why: t(`link-${fault.trouble}`) };
    throw fault;
  }
  const alone = await ask(record, []);
  if (alone === null) return { kind: 'stopped' };
  if (alone === 'slow') return { kind: 'broken', why: t('link-slow') };
  if ('fault' in alone) return { kind: 'broken', why: alone.fault.message };
  const link = alone.views[0];
  if (!link) throw new Error('a link was read and says nothing');
  const games = await namesakes(keeper, link.game);
  if (games.length === 0) return { kind: 'read', record, link, game: null };
  const found = await ask(
    record,
    games.map((game) => game.game),
  );
  if (found === null) return { kind: 'stopped' };
  if (found === 'slow') return { kind: 'broken', why: t('link-slow') };
  if ('fault' in found) return { kind: 'broken', why: found.fault.message };
  const [first] = games
    .flatMap((game, n) => {
      const view = found.views[n + 1];
      return view ? [{ game, view }] : [];
    })
    .sort((one, other) => BEST.indexOf(one.view.relation) - BEST.indexOf(other.view.relation));
  return { kind: 'read', record, link: first?.view ?? link, game: first?.game ?? null };
}

/** The games of the shelf that go by a name, the latest first. A browser that keeps nothing has none. */
async function namesakes(keeper: Pick<Keeper, 'list'>, name: string): Promise<KeptGame[]> {
  const all = await keeper.list();
  return all.flatMap((one) =>
    one.kind === 'game' && one.game.game.correspondence?.game === name ? [one.game] : [],
  );
}

/** Asks a worker of its own, which can be stopped: whatever is in a link, the page goes on. */
export class LinkReader {
  readonly #asker: Asker;

  constructor(engine: Pick<Engine, 'module' | 'hire'>) {
    this.#asker = new Asker(engine.module, () => engine.hire());
  }

  readonly ask: Asks = async (record, kept) => {
    let found: LinkFound | null = null;
    const question = { say: 'link', record, kept, language: language() } as const;
    const trouble = await patiently(this.#asker, question, (message) => {
      if (message.say === 'link') found = message.found;
    });
    return found ?? (trouble === 'slow' ? 'slow' : null);
  };

  stop(): void {
    this.#asker.stop();
  }
}
