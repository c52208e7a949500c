import type { Reads } from '../inout/reader.ts';
import { showExport, subjectOf } from '../inout/subject.svelte.ts';
import { bringIn, type Counts, readBackup } from '../store/backup.ts';
import type { Keeper } from '../store/keeper.svelte.ts';
import { ShelfError } from '../store/shelf.ts';
import { deleteStudy, type KeptStudy, putStudy, takeStudy } from '../study/store.ts';
import { toast } from '../ui/toasts.svelte.ts';
import { t } from '../words/words.svelte.ts';
import type { Entry } from './entry.ts';
import { placesOf } from './places.ts';
import { freeName } from './wanted.ts';

/** How long what was deleted can be brought back by a press, in milliseconds. */
const UNDO = 8000;

/** What is done with entries. What goes wrong is told, and nothing is thrown. */
export class ShelfActs {
  readonly #keeper: Keeper;
  readonly #reader: Reads;
  /** Called when studies have changed: they tell nobody by themselves. */
  readonly #changed: () => Promise<void>;

  constructor(keeper: Keeper, reader: Reads, changed: () => Promise<void>) {
    this.#keeper = keeper;
    this.#reader = reader;
    this.#changed = changed;
  }

  /** Offers a record to be taken away. */
  share(entry: Entry): Promise<void> {
    return this.#try(async () => {
      const { found } = await this.#reader.read(entry.record);
      const subject = found && subjectOf(found, entry.title);
      if (subject) showExport(subject);
      else toast(t('records-open-failed'), { tone: 'danger' });
    });
  }

  /** Gives a game or a study another name; an empty one leaves it to the players. The second of its name is told so. */
  rename(entry: Entry, wanted: string, titles: readonly string[]): Promise<void> {
    if (wanted === entry.title) return Promise.resolve();
    return this.#try(async () => {
      const name = freeName(wanted, titles);
      if (entry.kind === 'game') await this.#keeper.rename(entry.id, name);
      else await this.#renameStudy(entry.id, name);
      if (name !== wanted) toast(t('shelf-name-taken', { name }));
    });
  }

  async #renameStudy(id: string, title: string): Promise<void> {
    const found = await takeStudy(id);
    if (found?.kind !== 'study') throw new ShelfError('unavailable');
    await kept({ ...found.study, title });
  }

  /** Takes a game or a study away; for a while it can be brought back. */
  remove(entry: Entry): Promise<void> {
    return this.#try(async () => {
      const back =
        entry.kind === 'game' ? await this.#removeGame(entry.id) : await this.#removeStudy(entry.id);
      const run = (): void => void this.#try(back);
      toast(t('shelf-deleted', { title: entry.title }), {
        action: { label: t('shelf-undo'), run },
        stay: UNDO,
      });
    });
  }

  async #removeGame(id: string): Promise<() => Promise<void>> {
    const removed = await this.#keeper.remove(id);
    return async () => {
      if (removed) await this.#keeper.restore(removed);
    };
  }

  async #removeStudy(id: string): Promise<() => Promise<void>> {
    const found = await takeStudy(id);
    await deleteStudy(id);
    return async () => {
      if (found?.kind === 'study') await kept(found.study);
    };
  }

  /** Brings in a copy of everything. */
  bring(text: string): Promise<void> {
    return this.#try(async () => {
      const read = readBackup(text);
      if (typeof read === 'string') toast(t(`backup-${read}`), { tone: 'danger' });
      else tell(await bringIn(read, placesOf(this.#keeper)));
    });
  }

  async #try(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch {
      toast(t('store-failed'), { tone: 'danger' });
    }
    await this.#changed();
  }
}

/** Writes a study; throws a fault if a reload would not find it. */
async function kept(study: KeptStudy): Promise<void> {
  const { trouble, safe } = await putStudy(study);
  if (trouble === 'conflict' || (trouble !== null && !safe)) throw new ShelfError(trouble);
}

/** Says what came of a copy. */
function tell(counts: Counts): void {
  const { games, studies, copies, known, unreadable, failed } = counts;
  const nothing = games + studies + copies + counts.choices === 0;
  const parts = [
    nothing ? t('backup-nothing-new') : t('backup-brought', { games, studies }),
    ...(copies > 0 ? [t('backup-copies', { count: copies })] : []),
    ...(known > 0 && !nothing ? [t('backup-known', { count: known })] : []),
    ...(unreadable > 0 ? [t('backup-unreadable', { count: unreadable })] : []),
    ...(failed > 0 ? [t('backup-not-kept', { count: failed })] : []),
  ];
  toast(parts.join(' '), { tone: failed + unreadable > 0 ? 'danger' : 'plain', stay: 12_000 });
}
