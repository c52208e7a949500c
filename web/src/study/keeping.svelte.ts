import { untrack } from 'svelte';
import { warnNotKept } from '../ui/keeping.ts';
import { toast } from '../ui/toasts.svelte.ts';
import { t } from '../words/words.svelte.ts';
import { studyAddress } from './address.ts';
import type { Desk } from './desk.svelte.ts';
import type { StudyKeeper } from './keep.svelte.ts';
import type { Review } from './review.svelte.ts';

interface Open {
  kept: StudyKeeper;
  desk: Desk;
  review: Review;
  /** It was never kept before it was opened. */
  isNew: boolean;
  /** What the study is called. */
  heading: () => string;
}

/** Keeps what happens to a study while its page is open, and says so where that fails. To be called when the page is made. */
export function keepStudy({ kept, desk, review, isNew, heading }: Open): void {
  $effect(() => {
    if (desk.changes > 0) untrack(() => kept.now());
  });
  // Whoever only opens a study changes nothing; another tab may have it open.
  let opened = '';
  $effect(() => {
    const seen = `${desk.at} ${review.looks.length}`;
    // A board that nothing has happened on is not worth keeping.
    untrack(() => opened !== '' && opened !== seen && kept.kept.revision > 0 && kept.soon());
    opened = seen;
  });
  $effect(() => {
    const { trouble, safe } = kept;
    if (trouble === 'conflict') {
      const action = { label: t('study-load-again'), run: () => location.reload() };
      toast(t('study-conflict'), { tone: 'danger', action, stay: 15_000 });
      return;
    }
    if (trouble === null) return;
    return warnNotKept(trouble, safe, () => ({ name: [heading()], record: desk.record() }));
  });
  // A study that was kept for the first time, or became one of its own, has an address of its own.
  $effect(() => {
    const { id, revision } = kept.kept;
    const forks = kept.forks;
    if (revision === 0) return;
    if (forks > 0) untrack(() => toast(t('study-forked'), { stay: 15_000 }));
    if (forks > 0 || isNew) history.replaceState(null, '', studyAddress(id));
  });
}
