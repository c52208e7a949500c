// The real WebAssembly, as a page fetches it.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test, vi } from 'vitest';
import * as first from '../wasm/jersi.js';
import { Desk } from './desk.svelte.ts';
import { editorPage } from './page.ts';

test('what sets up positions is not part of the first visit, and is asked for again when it could not be had', async () => {
  expect(first).not.toHaveProperty('Editor');

  const gone = new Response(null, { status: 503 });
  const fetched = vi.spyOn(globalThis, 'fetch').mockResolvedValueOnce(gone);
  await expect(editorPage()).rejects.toThrow('503');
  const file = new Uint8Array(readFileSync(resolve('src/wasm/explain_bg.wasm')));
  fetched.mockImplementation(async () => new Response(file));
  await editorPage();
  await editorPage();
  expect(fetched, 'once it is there, nothing is fetched').toHaveBeenCalledTimes(2);

  const desk = new Desk({ edition: '4.8', reserve: false, ransom: false }, 'en');
  const start = JSON.stringify(desk.view.cells);
  expect(desk.take('a1', true)).toBeNull();
  expect(desk.place('nowhere', { color: 'white', kind: 'king' })?.message).toMatch(/./);
  desk.undo();
  expect(JSON.stringify(desk.view.cells)).toBe(start);
  expect(() => desk.judge({ edition: '9.9', reserve: false, ransom: false })).toThrow(
    expect.objectContaining({ code: expect.any(String) }),
  );
  desk.close();
});
