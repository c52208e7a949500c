import { afterEach, expect, test, vi } from 'vitest';
import { takeNewest } from './update.ts';

afterEach(() => vi.unstubAllGlobals());

/** A worker that is being put aside, and what it was told. */
class Worker extends EventTarget {
  state = 'installing';
  readonly told: string[] = [];

  postMessage(word: string): void {
    this.told.push(word);
  }

  becomes(state: string): void {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}

/** A browser with these workers. */
function browser(registration: { waiting?: Worker; installing?: Worker } | undefined): EventTarget {
  const container = Object.assign(new EventTarget(), {
    getRegistration: async () =>
      registration && {
        waiting: null,
        installing: null,
        ...registration,
        update: () => Promise.reject(new Error('offline')),
      },
  });
  vi.stubGlobal('navigator', { serviceWorker: container });
  return container;
}

test('without a worker, or without a newer version, the page is loaded again', async () => {
  const reload = vi.fn();
  vi.stubGlobal('navigator', {});
  await takeNewest(reload);
  browser(undefined);
  await takeNewest(reload);
  browser({});
  await takeNewest(reload);
  expect(reload).toHaveBeenCalledTimes(3);
});

test('a version that waits takes over first, then the page is loaded again', async () => {
  const reload = vi.fn();
  const waiting = new Worker();
  const container = browser({ waiting });
  await takeNewest(reload);
  expect([waiting.told, reload.mock.calls.length]).toEqual([['take-over'], 0]);
  container.dispatchEvent(new Event('controllerchange'));
  expect(reload).toHaveBeenCalledOnce();
});

test('one that is still on its way is waited for; one that fails is not', async () => {
  const reload = vi.fn();
  const coming = new Worker();
  browser({ installing: coming });
  const taking = takeNewest(reload);
  await vi.waitFor(() => {
    coming.becomes('installed');
    expect(coming.told).toEqual(['take-over']);
  });
  await taking;
  const failing = new Worker();
  browser({ installing: failing });
  const failed = takeNewest(reload);
  const fail = setInterval(() => failing.becomes('redundant'), 1);
  await failed;
  clearInterval(fail);
  expect(reload).toHaveBeenCalledOnce();
});
