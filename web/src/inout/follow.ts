import { toast } from '../ui/toasts.svelte.ts';
import type { Fault } from '../wire/index.ts';
import { t } from '../words/words.svelte.ts';
import { LinkFault, recordOf } from './link.ts';
import type { Reads } from './reader.ts';

/** The record of a link, refereed; null if somebody stopped that. Throws a `Fault` that says what is wrong with it. */
export async function linkedRecord(code: string, reader: Reads): Promise<string | null> {
  let text: string;
  try {
    text = await recordOf(code);
  } catch (fault) {
    if (fault instanceof LinkFault) throw said(`link-${fault.trouble}`, t(`link-${fault.trouble}`));
    throw fault;
  }
  const reading = await reader.read(text);
  if (!reading.found) {
    if (reading.trouble === 'stopped') return null;
    throw said(`link-${reading.trouble}`, t(`link-${reading.trouble}`));
  }
  const { found } = reading;
  if (found.record === null) throw said('link-broken', found.fault?.message ?? t('link-broken'));
  // Nobody looks at the findings of a link: what must be known is said.
  for (const note of found.notes) if (note.code === 'program-not-started') toast(note.message);
  // As it was handed on: notes and variations are in it, and the referee has found it legal.
  return found.slips.length > 0 ? found.record : text;
}

function said(code: string, message: string): Fault {
  return { code, message, span: null, near: [] };
}
