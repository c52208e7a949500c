import { t, withWords } from '../words/words.svelte.ts';
import { dismiss, toast } from './toasts.svelte.ts';

/** Says that a choice holds only until the page is closed, if it could not be kept. */
export function tellKept(kept: boolean): void {
  if (!kept) toast(t('settings-not-kept'), { tone: 'danger' });
}

/** What can be taken out as a file. */
export interface Rescued {
  /** The words of the name of the file. */
  name: readonly string[];
  record: string;
}

/** Says that a game or a study is not where it should be, and offers it as a file; the answer takes the words away. */
export function warnNotKept(
  trouble: 'full' | 'unavailable',
  safe: boolean,
  rescue: () => Rescued,
): () => void {
  const words = safe ? t(`store-${trouble}-aside`) : t(`store-${trouble}`);
  const run = async (): Promise<void> => {
    const { fileName, save } = await withWords(() => import('../inout/save.ts'));
    const { name, record } = rescue();
    save(`${fileName(['jersi', ...name])}.jrn`, 'text/plain;charset=utf-8', record);
  };
  const action = { label: t('store-rescue'), run: () => void run() };
  const id = toast(words, { tone: 'danger', action, stay: Number.POSITIVE_INFINITY });
  return () => dismiss(id);
}
