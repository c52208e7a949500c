import { describe, expect, test } from 'vitest';
import { applySettings, changeSettings, settings } from './settings.svelte.ts';
import { defaults, readSettings } from './settings.ts';

describe('settings', () => {
  test('a new visitor gets sound on a desk, silence on a phone', () => {
    expect(readSettings(null, false).sound).toBe(true);
    expect(readSettings(null, true).sound).toBe(false);
  });

  test('what is malformed or unknown is left out, the rest is kept', () => {
    const text = '{"theme":"dark","faces":"emoji","coordinates":"yes","movable":false,"language":"de"}';
    expect(readSettings(text, false)).toEqual({ ...defaults(false), theme: 'dark', movable: false });
  });

  test('text that is no object is as nothing', () => {
    for (const text of ['', '{', 'null', '7', '[]']) expect(readSettings(text, true)).toEqual(defaults(true));
  });

  test('a change is put to work and kept', () => {
    expect(changeSettings({ theme: 'dark', board: 'plain', animations: false, language: 'fr' })).toBe(true);
    const root = document.documentElement;
    expect([root.dataset['theme'], root.dataset['board'], root.dataset['motion'], root.lang]).toEqual([
      'dark',
      'plain',
      'off',
      'fr',
    ]);
    expect(readSettings(localStorage.getItem('jersi.settings'), false)).toEqual(settings);
    changeSettings(defaults(false));
    applySettings();
    expect([root.dataset['theme'], root.dataset['board'], root.dataset['motion']]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});
