// What is done with a passkey: one that is made, and one that opens an account.
import type { Me, PasskeyAsked } from '../../wire/club.ts';
import { t } from '../../words/words.svelte.ts';
import { api, type Reply } from '../live/api.ts';
import { refusalText } from '../refusal.ts';
import { readCreation, readRequest, type Shown, written } from './webauthn.ts';

/** What came of it; the browser's own refusals are told in words too. */
export type Came =
  | { kind: 'ok'; me: Me }
  | { kind: 'dropped' }
  | { kind: 'failed'; text: string; name?: true };

function refused(reply: Exclude<Reply<unknown>, { kind: 'ok' }>): Came {
  const text = refusalText(reply);
  const ofName = reply.kind === 'refused' && (reply.code === 'name-taken' || reply.code === 'bad-name');
  return ofName ? { kind: 'failed', text, name: true } : { kind: 'failed', text };
}

/** Why the browser gave nothing. Who closes its window has changed their mind, and is told so; who is called away is not. */
function given(fault: unknown): Came {
  const name = fault instanceof Error ? fault.name : '';
  if (name === 'AbortError') return { kind: 'dropped' };
  if (name === 'InvalidStateError') return { kind: 'failed', text: t('account-passkey-known') };
  return { kind: 'failed', text: t('account-passkey-dropped') };
}

async function shown(asking: () => Promise<Credential | null>): Promise<Shown | Came> {
  try {
    const credential = await asking();
    return credential === null ? given(null) : written(credential as PublicKeyCredential);
  } catch (fault) {
    return given(fault);
  }
}

function isCame(value: Shown | Came): value is Came {
  return 'kind' in value;
}

async function finish(
  asked: Reply<PasskeyAsked>,
  browser: (options: unknown) => Promise<Credential | null>,
  send: (ceremony: string, credential: Shown) => Promise<Reply<Me>>,
): Promise<Came> {
  if (asked.kind !== 'ok') return refused(asked);
  const { ceremony, options } = asked.value;
  const credential = await shown(() => browser(options));
  if (isCame(credential)) return credential;
  const reply = await send(ceremony, credential);
  return reply.kind === 'ok' ? { kind: 'ok', me: reply.value } : refused(reply);
}

/** Makes a passkey for the account of who asks; with a name, an account for it. */
export async function makePasskey(label: string, name?: string): Promise<Came> {
  return finish(
    await api.beginPasskey(name === undefined ? {} : { name }),
    (options) => navigator.credentials.create({ publicKey: readCreation(options) }),
    (ceremony, credential) => api.keepPasskey({ ceremony, credential, label }),
  );
}

/** Opens the account of a passkey that this browser has. `quiet` offers it among the names of a field, until the signal. */
export async function signInByPasskey(quiet?: AbortSignal): Promise<Came> {
  return finish(
    await api.beginSignIn(),
    (options) =>
      navigator.credentials.get({
        publicKey: readRequest(options),
        ...(quiet ? { mediation: 'conditional', signal: quiet } : {}),
      }),
    async (ceremony, credential) => {
      const reply = await api.signInByPasskey({ ceremony, credential });
      const unknown = reply.kind === 'refused' && reply.code === 'wrong-sign-in';
      return unknown ? { kind: 'refused', code: 'bad-passkey' } : reply;
    },
  );
}

/** What a passkey of this device may be called in one's list. */
export function deviceLabel(agent: string = navigator.userAgent): string {
  const known: [RegExp, string][] = [
    [/Android/, 'Android'],
    [/iPhone/, 'iPhone'],
    [/iPad/, 'iPad'],
    [/Mac OS/, 'Mac'],
    [/Windows/, 'Windows'],
    [/CrOS/, 'Chromebook'],
    [/Linux/, 'Linux'],
  ];
  return known.find(([sign]) => sign.test(agent))?.[1] ?? t('account-passkey');
}
