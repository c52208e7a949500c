import type { StudySource } from '../study/store.ts';
import { toast } from '../ui/toasts.svelte.ts';
import { t } from '../words/words.svelte.ts';

/** Opens a record as a study; whether it could be. The store of studies comes when it is needed. */
export async function studyRecord(record: string, title: string, source?: StudySource): Promise<boolean> {
  try {
    const { openStudy } = await import('../study/store.ts');
    await openStudy(record, source ? { title, source } : { title });
    return true;
  } catch {
    toast(t('records-open-failed'), { tone: 'danger' });
    return false;
  }
}
