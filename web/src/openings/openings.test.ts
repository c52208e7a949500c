import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, test, vi } from 'vitest';
import { initSync as initGame, Study } from '../wasm/jersi.js';
import { initSync, Openings } from '../wasm/lab.js';
import type { View } from '../wire/index.ts';
import OpeningsCard from './OpeningsCard.svelte';
import type { Played } from './openings.ts';

beforeAll(() => {
  initGame({ module: readFileSync(resolve('src/wasm/jersi_bg.wasm')) });
  initSync({ module: readFileSync(resolve('src/wasm/lab_bg.wasm')) });
});

function start(edition: string): View {
  return JSON.parse(Study.fromRecord(`[JRN "1"]\n[Edition "${edition}"]\n\n*\n`, 'en').view());
}

test('the book that comes with the program knows the beginnings of the editions', () => {
  const file = readFileSync(resolve('src/openings/openings.bin'));
  expect(file.length).toBeLessThanOrEqual(300 * 1024);
  const book = new Openings(new Uint8Array(file));
  let recorded = 0;
  for (const edition of ['2.0', '4.8']) {
    const { reserve, ransom, position } = start(edition);
    const played: Played[] = JSON.parse(book.played(edition, reserve, ransom, position));
    expect(played.length).toBeGreaterThan(20);
    for (const { selfPlay, records } of played)
      for (const counts of [selfPlay, records])
        if (counts) expect(counts.low <= counts.score && counts.score <= counts.high).toBe(true);
    recorded += played.filter((one) => one.records).length;
  }
  // The recorded games of 2.0 begin with settings of their own.
  expect(recorded).toBeGreaterThan(0);
});

test('a press plays a turn; a position that nobody came to says so', async () => {
  const onplay = vi.fn();
  const counts = { games: 12, score: 0.5, low: 0.25, high: 0.75 };
  const view = start('4.8');
  const port = { played: async () => [{ turn: 'b4-c4', selfPlay: counts, records: null }] };
  const { rerender } = render(OpeningsCard, { view, onplay, port });
  const row = await screen.findByRole('row', { name: /b4-c4/ });
  expect(row.textContent).toContain('12 games, 25% to 75%');
  await userEvent.click(screen.getByRole('button', { name: 'b4-c4' }));
  expect(onplay).toHaveBeenCalledWith('b4-c4');
  await rerender({ view, onplay, port: { played: async () => [] } });
  expect(await screen.findByTestId('openings-none')).toBeTruthy();
});

test('a game by house rules is none of the collection’s', async () => {
  const port = { played: vi.fn(async () => []) };
  render(OpeningsCard, { view: { ...start('4.8'), house: 'ban=one-two' }, onplay: vi.fn(), port });
  expect((await screen.findByTestId('openings-house')).textContent).toContain('house rules');
  expect(port.played).not.toHaveBeenCalled();
});

test('a book that does not come is said', async () => {
  const port = { played: () => Promise.reject(new Error('gone')) };
  render(OpeningsCard, { view: start('4.8'), onplay: vi.fn(), port });
  expect((await screen.findByRole('alert')).textContent).toContain('could not be loaded');
});
