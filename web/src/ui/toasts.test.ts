import { afterEach, expect, test } from 'vitest';
import { dismiss, toast, toasts } from './toasts.svelte.ts';

const texts = (): string[] => toasts().map((one) => one.text);

afterEach(() => {
  for (const one of [...toasts()]) dismiss(one.id);
});

test('what is said later pushes out what goes by itself, never a warning that lasts', () => {
  const warning = toast('not kept', { stay: Number.POSITIVE_INFINITY });
  for (const text of ['one', 'two', 'three', 'four']) toast(text);
  expect(texts()).toEqual(['not kept', 'three', 'four']);
  for (const text of ['older page', 'no room']) toast(text, { stay: Number.POSITIVE_INFINITY });
  expect(texts()).toEqual(['not kept', 'older page', 'no room']);
  toast('five');
  expect(texts()).toEqual(['not kept', 'older page', 'no room', 'five']);
  dismiss(warning);
  expect(texts()).not.toContain('not kept');
});
