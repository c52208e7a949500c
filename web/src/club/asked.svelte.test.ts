import { beforeEach, expect, test } from 'vitest';
import { setLanguage } from '../words/words.svelte.ts';
import { Asked } from './asked.svelte.ts';
import type { Reply } from './live/api.ts';

beforeEach(() => setLanguage('en'));

/** An answer that comes when a test says so. */
function answer() {
  let come: (reply: Reply<string>) => void = () => {};
  const promise = new Promise<Reply<string>>((resolve) => {
    come = resolve;
  });
  return { promise, come: (value: string) => come({ kind: 'ok', value }) };
}

test('what was asked for last is shown, whatever is answered last', async () => {
  const asked = new Asked<string>();
  const first = answer();
  const early = asked.load(() => first.promise);
  expect(asked.looking).toBe(true);
  await asked.load(async () => ({ kind: 'ok', value: 'second' }));
  first.come('first');
  await early;
  expect([asked.value, asked.looking]).toEqual(['second', false]);
});

test('what did not come is told, and comes when it is asked for again', async () => {
  const asked = new Asked<string>();
  const replies: Reply<string>[] = [{ kind: 'away' }, { kind: 'ok', value: 'here' }];
  await asked.load(async () => replies.shift() ?? { kind: 'away' });
  expect(asked.fault).toContain('club');
  await asked.again();
  expect([asked.value, asked.fault]).toEqual(['here', null]);
});

test('a refusal that the page answers itself is no fault', async () => {
  const heard: string[] = [];
  const asked = new Asked<string>((code) => {
    heard.push(code);
    return code === 'no-such-player';
  });
  await asked.load(async () => ({ kind: 'refused', code: 'no-such-player' }));
  expect(asked.fault).toBeNull();
  await asked.load(async () => ({ kind: 'refused', code: 'busy' }));
  expect(asked.fault).not.toBeNull();
  expect(heard).toEqual(['no-such-player', 'busy']);
});

test('nothing is heard of what was forgotten', async () => {
  const asked = new Asked<string>();
  const late = answer();
  const loading = asked.load(() => late.promise);
  asked.forget();
  late.come('late');
  await loading;
  expect(asked.value).toBeNull();
});
