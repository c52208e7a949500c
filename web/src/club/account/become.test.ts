import { beforeEach, expect, test, vi } from 'vitest';
import { api } from '../live/api.ts';
import { accountAddress, afterwards } from './become.ts';
import { deviceLabel, makePasskey, signInByPasskey } from './passkey.ts';

const me = { name: 'Ada', kind: 'account' as const, since: 0, devices: 1 };
const asked = { kind: 'ok' as const, value: { ceremony: 'c1', options: { challenge: 'AQID' } } };
const credentials = { create: vi.fn(), get: vi.fn() };

beforeEach(() => {
  vi.stubGlobal('navigator', { credentials, userAgent: 'Mozilla/5.0 (X11; Linux x86_64)' });
  credentials.create.mockReset();
  credentials.get.mockReset();
});

function failing(name: string): () => Promise<never> {
  return () => Promise.reject(Object.assign(new Error('no'), { name }));
}

test('who has come in goes back to the game, and nowhere else', () => {
  const game = '0a1b2c3d4e5f60718293';
  const then = (way: string): string => afterwards(new URLSearchParams(way));
  expect(accountAddress('make', game)).toBe(`#/club/account?way=make&then=${game}`);
  expect(accountAddress()).toBe('#/club/account');
  expect(then(`then=${game}`)).toBe(`#/club/${game}`);
  expect(then('then=new')).toBe('#/club/new');
  for (const bad of ['', 'then=', 'then=//evil.example', `then=${game}0`, 'then=use', 'then=../learn'])
    expect(then(bad), bad).toBe('#/club');
});

test('a passkey opens an account by what the browser gave to the club’s question', async () => {
  vi.spyOn(api, 'beginSignIn').mockResolvedValue(asked);
  const sent = vi.spyOn(api, 'signInByPasskey').mockResolvedValue({ kind: 'ok', value: me });
  credentials.get.mockResolvedValue({ toJSON: () => ({ id: 'x' }) });
  expect(await signInByPasskey()).toEqual({ kind: 'ok', me });
  expect(sent).toHaveBeenCalledWith({ ceremony: 'c1', credential: { id: 'x' } });
  sent.mockResolvedValue({ kind: 'refused', code: 'wrong-sign-in' });
  expect(await signInByPasskey()).toMatchObject({ kind: 'failed', text: expect.stringContaining('passkey') });
});

test('who closes the browser’s window is told; who was called away is not', async () => {
  vi.spyOn(api, 'beginSignIn').mockResolvedValue(asked);
  const sent = vi.spyOn(api, 'signInByPasskey');
  credentials.get.mockImplementation(failing('NotAllowedError'));
  expect(await signInByPasskey()).toMatchObject({
    kind: 'failed',
    text: 'No passkey was used. Nothing has changed.',
  });
  credentials.get.mockImplementation(failing('AbortError'));
  expect(await signInByPasskey(new AbortController().signal)).toEqual({ kind: 'dropped' });
  expect(sent).not.toHaveBeenCalled();
});

test('a name that is taken is a fault of the name, a passkey that is there already is told', async () => {
  const begun = vi.spyOn(api, 'beginPasskey').mockResolvedValue({ kind: 'refused', code: 'name-taken' });
  expect(await makePasskey('Linux', 'Ada')).toMatchObject({ kind: 'failed', name: true });
  expect(begun).toHaveBeenCalledWith({ name: 'Ada' });
  begun.mockResolvedValue({
    kind: 'ok',
    value: { ceremony: 'c1', options: { challenge: 'AQID', user: { id: 'AQ' } } },
  });
  credentials.create.mockImplementation(failing('InvalidStateError'));
  expect(await makePasskey('Linux')).toMatchObject({
    kind: 'failed',
    text: 'This device has a passkey of yours already.',
  });
  expect(begun).toHaveBeenLastCalledWith({});
});

test('a passkey is called after its device', () => {
  expect(deviceLabel()).toBe('Linux');
  expect(deviceLabel('Mozilla/5.0 (Linux; Android 16; Pixel 9)')).toBe('Android');
  expect(deviceLabel('Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)')).toBe('iPhone');
  expect(deviceLabel('something else')).toBe('Passkey');
});
