/** What came of handing a link on. */
export type Handed =
  /** It is on its way. */
  | 'done'
  /** The person thought better of it. */
  | 'not'
  /** This browser cannot do it so. */
  | 'failed';

/** Whether the system can hand a link to other programs: messages, mail. */
export function canShare(): boolean {
  return typeof navigator.share === 'function';
}

/** Puts a link on the clipboard. Nothing may be waited for before: the browser asks for a press right before it. */
export async function copyLink(link: string): Promise<Handed> {
  try {
    await navigator.clipboard.writeText(link);
    return 'done';
  } catch {
    // Not served securely, or not allowed: the link is shown to be copied by hand.
    return 'failed';
  }
}

/** Lets the person choose whom to send a link to. */
export async function shareLink(url: string, words: { title: string; text: string }): Promise<Handed> {
  try {
    await navigator.share({ ...words, url });
    return 'done';
  } catch (fault) {
    return fault instanceof DOMException && fault.name === 'AbortError' ? 'not' : 'failed';
  }
}
