import { isLanguage, type Language } from '../words/language.ts';

/** What a person chooses once for all games. `auto` leaves it to the device. */
export interface Settings {
  version: 1;
  /** Faces of the cubes; `auto`: simple on small cells, dots on large ones. */
  faces: 'auto' | 'dots' | 'simple';
  /** Light or dark page; `auto` follows the system. */
  theme: 'auto' | 'light' | 'dark';
  /** What the board is made of. */
  board: 'wood' | 'plain';
  coordinates: boolean;
  /** Show what can move before anything is chosen. */
  movable: boolean;
  /** When a turn waits for "Play": always, only when it could go on or have ended earlier, never. */
  confirm: 'always' | 'optional' | 'never';
  animations: boolean;
  sound: boolean;
  /** Show who stands better while an engine thinks. */
  chances: boolean;
  /** Let the browser tell when it is one's turn in a game of the club; it must have allowed it. */
  notify: boolean;
  language: 'auto' | Language;
}

/** Where the settings are kept; `public/boot.js` reads the same place. */
export const SETTINGS_KEY = 'jersi.settings';

/** What a new visitor gets; sound stays off on phones. */
export function defaults(phone: boolean): Settings {
  return {
    version: 1,
    faces: 'auto',
    theme: 'auto',
    board: 'wood',
    coordinates: true,
    movable: true,
    confirm: 'optional',
    animations: true,
    sound: !phone,
    chances: true,
    notify: false,
    language: 'auto',
  };
}

type Choice = 'faces' | 'theme' | 'board' | 'confirm';

const choices: { readonly [Name in Choice]: readonly Settings[Name][] } = {
  faces: ['auto', 'dots', 'simple'],
  theme: ['auto', 'light', 'dark'],
  board: ['wood', 'plain'],
  confirm: ['always', 'optional', 'never'],
};

const switches = ['coordinates', 'movable', 'animations', 'sound', 'chances', 'notify'] as const;

/** Settings out of stored text: what is known and well formed is taken, the rest is as for a new visitor. */
export function readSettings(text: string | null, phone: boolean): Settings {
  const settings = defaults(phone);
  const kept = parse(text);
  for (const name of switches) {
    const value = kept[name];
    if (typeof value === 'boolean') settings[name] = value;
  }
  take(settings, kept, 'faces');
  take(settings, kept, 'theme');
  take(settings, kept, 'board');
  take(settings, kept, 'confirm');
  if (isLanguage(kept['language'])) settings.language = kept['language'];
  return settings;
}

function take<Name extends Choice>(settings: Settings, kept: Record<string, unknown>, name: Name): void {
  const found = choices[name].find((choice) => choice === kept[name]);
  if (found !== undefined) settings[name] = found;
}

function parse(text: string | null): Record<string, unknown> {
  if (text === null) return {};
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}
