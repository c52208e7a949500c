import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { api } from '../live/api.ts';
import { Listed } from './lobby.svelte.ts';

vi.mock('../live/api.ts', () => ({ api: { lobby: vi.fn() } }));
const lobby = vi.mocked(api.lobby);
let visible = true;

beforeEach(() => {
  vi.useFakeTimers();
  visible = true;
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => (visible ? 'visible' : 'hidden'));
  lobby.mockReset().mockResolvedValue({ kind: 'ok', value: { open: [], playing: [] } });
});
afterEach(() => vi.useRealTimers());

test('the list is asked for while somebody looks, and at once when somebody looks again', async () => {
  const listed = new Listed();
  const stop = listed.follow();
  await vi.advanceTimersByTimeAsync(25_000);
  expect(lobby).toHaveBeenCalledTimes(3);
  visible = false;
  await vi.advanceTimersByTimeAsync(100_000);
  expect(lobby).toHaveBeenCalledTimes(3);
  visible = true;
  document.dispatchEvent(new Event('visibilitychange'));
  expect(lobby).toHaveBeenCalledTimes(4);
  stop();
  await vi.advanceTimersByTimeAsync(100_000);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(lobby).toHaveBeenCalledTimes(4);
});

test('what was seen stays when the club does not answer, and that is said', async () => {
  const row = {
    game: '1',
    status: 'open' as const,
    spec: '4.8',
    time: '-',
    white: null,
    black: null,
    turns: 0,
    at: 0,
  };
  lobby.mockResolvedValueOnce({ kind: 'ok', value: { open: [row], playing: [] } });
  const listed = new Listed();
  expect(listed.answered).toBeNull();
  await listed.load();
  lobby.mockResolvedValueOnce({ kind: 'away' });
  await listed.load();
  expect([listed.answered, listed.open]).toEqual([false, [row]]);
});
