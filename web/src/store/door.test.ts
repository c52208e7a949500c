import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { PlainStorage } from './faults.ts';
import { keepLocal, localKeys, readLocal } from './local.ts';
import { forgetProgress, puzzleMarked, taskDone } from './progress.svelte.ts';
import { PROGRESS_KEY } from './progress.ts';
import { changeSettings } from './settings.svelte.ts';
import { SETTINGS_KEY } from './settings.ts';

const source = join(import.meta.dirname, '..');

afterEach(() => vi.unstubAllGlobals());

test('one door leads to localStorage, another to IndexedDB', () => {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(ts|svelte)$/.test(name) && !/\.test\.ts$|faults\.ts$/.test(name))
    .map((name) => [name, readFileSync(join(source, name), 'utf8')] as const);
  expect(files.length).toBeGreaterThan(200);
  const users = (word: RegExp): string[] =>
    files
      .filter(([, text]) => word.test(text.replace(/\/\*\*.*?\*\//gs, '').replace(/\/\/.*/g, '')))
      .map(([name]) => name);
  expect(users(/\b(localStorage|sessionStorage)\b/).sort()).toEqual(['app/opening.ts', 'store/local.ts']);
  expect(users(/\b(localStorage|sessionStorage)[.[]/)).toEqual(['store/local.ts']);
  expect(users(/\bindexedDB\b/)).toEqual(['store/database.ts']);
});

test.each([
  ['settings', SETTINGS_KEY, () => changeSettings({ theme: 'dark' })],
  ['a task of the lesson', PROGRESS_KEY, () => taskDone('move')],
  ['a puzzle', PROGRESS_KEY, () => puzzleMarked('48-01', 'solved')],
  ['forgetting', PROGRESS_KEY, () => forgetProgress()],
] as const)('%s: kept is said only of what stands there', (_, key, change) => {
  const storage = new PlainStorage();
  vi.stubGlobal('localStorage', storage);
  expect(change()).toBe(true);
  const before = storage.getItem(key);
  expect(before).not.toBeNull();
  storage.setItem = () => {
    throw new DOMException('no room', 'QuotaExceededError');
  };
  expect(change()).toBe(false);
  expect(storage.getItem(key)).toBe(before);
});

test('where storage is forbidden its very name throws', () => {
  const forbidden = {
    get: () => {
      throw new DOMException('no', 'SecurityError');
    },
    configurable: true,
  };
  const before = Object.getOwnPropertyDescriptor(globalThis, 'localStorage');
  Object.defineProperty(globalThis, 'localStorage', forbidden);
  try {
    expect([readLocal('a'), keepLocal('a', 'b'), localKeys('a')]).toEqual([null, false, []]);
    expect(changeSettings({ theme: 'light' })).toBe(false);
  } finally {
    if (before) Object.defineProperty(globalThis, 'localStorage', before);
  }
});
