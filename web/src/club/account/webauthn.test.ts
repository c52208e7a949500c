import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { fromBase64url, toBase64url } from './base64url.ts';
import { knowsPasskeys, readCreation, readRequest, written } from './webauthn.ts';

const bytes = (...all: number[]): ArrayBuffer => Uint8Array.from(all).buffer;

test('bytes come back from their text as they were', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 70 }), (given) => {
      const text = toBase64url(Uint8Array.from(given).buffer);
      expect(text).toMatch(/^[A-Za-z0-9_-]*$/);
      expect([...new Uint8Array(fromBase64url(text))]).toEqual([...given]);
    }),
  );
  expect(toBase64url(bytes(251, 255, 254))).toBe('-__-');
});

test('the club’s questions are read where the browser does not read them itself', () => {
  const made = readCreation({
    publicKey: {
      challenge: 'AQID',
      rp: { id: 'localhost', name: 'club' },
      user: { id: 'BAU', name: 'Ada', displayName: 'Ada' },
      pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
      excludeCredentials: [{ id: 'Bg', type: 'public-key' }],
    },
  });
  expect(new Uint8Array(made.challenge as ArrayBuffer)).toEqual(Uint8Array.of(1, 2, 3));
  expect(new Uint8Array(made.user.id as ArrayBuffer)).toEqual(Uint8Array.of(4, 5));
  expect(made.excludeCredentials).toEqual([{ id: bytes(6), type: 'public-key' }]);
  expect(made.pubKeyCredParams).toEqual([{ type: 'public-key', alg: -7 }]);
  const asked = readRequest({ challenge: 'AQID', rpId: 'localhost', userVerification: 'preferred' });
  expect(asked).toEqual({
    challenge: bytes(1, 2, 3),
    rpId: 'localhost',
    userVerification: 'preferred',
    allowCredentials: [],
  });
});

test('the browser’s own reader and writer are used where there are some', () => {
  const parseRequestOptionsFromJSON = vi.fn(() => ({ challenge: bytes(9) }));
  vi.stubGlobal('PublicKeyCredential', { parseRequestOptionsFromJSON });
  expect(readRequest({ publicKey: { challenge: 'AQID' } }).challenge).toEqual(bytes(9));
  expect(parseRequestOptionsFromJSON).toHaveBeenCalledWith({ challenge: 'AQID' });
  vi.stubGlobal('isSecureContext', false);
  expect(knowsPasskeys()).toBe(false);
  vi.stubGlobal('isSecureContext', true);
  expect(knowsPasskeys()).toBe(true);
  vi.unstubAllGlobals();
  const toJSON = (): object => ({ id: 'x' });
  expect(written({ toJSON } as PublicKeyCredential)).toEqual({ id: 'x' });
});

test('what the browser gives is written as the club reads it', () => {
  const common = { id: 'AQ', rawId: bytes(1), type: 'public-key', getClientExtensionResults: () => ({}) };
  const made = written({
    ...common,
    response: {
      clientDataJSON: bytes(2),
      attestationObject: bytes(3),
      getTransports: () => ['internal'],
    },
  } as unknown as PublicKeyCredential);
  expect(made).toMatchObject({
    id: 'AQ',
    rawId: 'AQ',
    type: 'public-key',
    response: { clientDataJSON: 'Ag', attestationObject: 'Aw', transports: ['internal'] },
  });
  const shown = written({
    ...common,
    response: {
      clientDataJSON: bytes(2),
      authenticatorData: bytes(4),
      signature: bytes(5),
      userHandle: bytes(6),
    },
  } as unknown as PublicKeyCredential);
  expect(shown).toMatchObject({
    response: { clientDataJSON: 'Ag', authenticatorData: 'BA', signature: 'BQ', userHandle: 'Bg' },
  });
});
