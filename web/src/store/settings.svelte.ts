import { toast } from '../ui/toasts.svelte.ts';
import { detect } from '../words/language.ts';
import { setLanguage, t } from '../words/words.svelte.ts';
import { keepLocal, readLocal } from './local.ts';
import { readSettings, SETTINGS_KEY, type Settings } from './settings.ts';

/** Whether the device is held in a hand: touch, and a small screen. */
function isPhone(): boolean {
  return matchMedia('(pointer: coarse)').matches && Math.min(screen.width, screen.height) < 600;
}

/** The settings of this browser; what reads them follows every change. */
export const settings: Settings = $state(readSettings(readLocal(SETTINGS_KEY), isPhone()));

/** Puts the settings to work on the document: theme, board, motion, language. Rejects if the words of the language cannot be
 * loaded; the rest is done then. */
export async function applySettings(): Promise<void> {
  const root = document.documentElement;
  setOrDrop(root, 'theme', settings.theme === 'auto' ? undefined : settings.theme);
  setOrDrop(root, 'board', settings.board === 'wood' ? undefined : settings.board);
  setOrDrop(root, 'motion', settings.animations ? undefined : 'off');
  await setLanguage(settings.language === 'auto' ? detect(navigator.languages) : settings.language);
}

/** Changes some settings, puts them to work and keeps them; says whether they could be kept. */
export function changeSettings(change: Partial<Settings>): boolean {
  Object.assign(settings, change);
  void applied();
  return keepLocal(SETTINGS_KEY, JSON.stringify(settings));
}

/** Another tab changed them: follow. */
export function followSettings(): void {
  addEventListener('storage', (event) => {
    if (event.key !== SETTINGS_KEY) return;
    Object.assign(settings, readSettings(event.newValue, isPhone()));
    void applied();
  });
}

async function applied(): Promise<void> {
  try {
    await applySettings();
  } catch {
    toast(t('language-failed'), { tone: 'danger' });
  }
}

function setOrDrop(root: HTMLElement, name: string, value: string | undefined): void {
  if (value === undefined) delete root.dataset[name];
  else root.dataset[name] = value;
}
