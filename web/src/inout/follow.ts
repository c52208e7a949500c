import type { Fault } from '../wire/index.ts';
import { t } from '../words/words.svelte.ts';
import { LinkFault, recordOf } from './link.ts';
import { diagnosis } from './port.ts';

/** The record of a link, refereed; throws a `Fault` that says what is wrong with it. */
export async function linkedRecord(code: string): Promise<string> {
  let text: string;
  try {
    text = await recordOf(code);
  } catch (fault) {
    if (fault instanceof LinkFault) throw said(`link-${fault.trouble}`, t(`link-${fault.trouble}`));
    throw fault;
  }
  const found = diagnosis(text);
  if (found.record === null) throw said('link-broken', found.fault?.message ?? t('link-broken'));
  // As it was handed on: notes and variations are in it, and the referee has found it legal.
  return found.slips.length > 0 ? found.record : text;
}

function said(code: string, message: string): Fault {
  return { code, message, span: null, near: [] };
}
