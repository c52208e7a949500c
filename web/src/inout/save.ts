import { toast } from '../ui/toasts.svelte.ts';
import { t } from '../words/words.svelte.ts';

/** Gives the person a file. */
export function save(name: string, type: string, content: BlobPart): void {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has taken hold of it by then.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** Copies a text, and says so. */
export async function copyText(text: string, said: string): Promise<void> {
  await tell(() => navigator.clipboard.writeText(text), said);
}

/** Whether pictures can be copied here. */
export function copiesPictures(): boolean {
  return typeof ClipboardItem !== 'undefined' && typeof navigator.clipboard?.write === 'function';
}

/** Copies a picture, and says so. */
export async function copyPicture(picture: Promise<Blob>, said: string): Promise<void> {
  await tell(() => navigator.clipboard.write([new ClipboardItem({ 'image/png': picture })]), said);
}

async function tell(work: () => Promise<void>, said: string): Promise<void> {
  try {
    await work();
    toast(said);
  } catch {
    toast(t('copy-failed'), { tone: 'danger' });
  }
}

/** A name for a file that says the game: `fox-lucas-2019-07-14`. */
export function fileName(parts: readonly string[]): string {
  const words = parts.map((part) =>
    part
      .normalize('NFKD')
      .replace(/[\u0300-\u036f]/g, '')
      .toLowerCase()
      .replace(/[^a-z0-9.]+/g, '-')
      .replace(/^[-.]+|[-.]+$/g, ''),
  );
  return (
    words
      .filter((word) => word !== '')
      .join('-')
      .slice(0, 80) || 'jersi'
  );
}
