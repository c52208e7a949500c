import { type Address, addressOf } from '../../pages/address.ts';
import { go } from '../../pages/place.svelte.ts';
import { toast } from '../../ui/toasts.svelte.ts';
import type { Me } from '../../wire/club.ts';
import { t } from '../../words/words.svelte.ts';
import { api } from '../live/api.ts';
import { findClub } from '../live/club.svelte.ts';
import { games } from '../live/games.svelte.ts';
import { keepName } from '../names/name.ts';
import { tellRefusal } from '../refusal.ts';

/** Who one is here has changed: everything that was known of it is asked for anew. */
export async function becomes(me: Pick<Me, 'name'> | null): Promise<void> {
  if (me) keepName(me.name);
  await findClub();
  await games.renew();
}

/** Signs out, here or everywhere; whether it was done. */
export async function signOut(everywhere: boolean): Promise<boolean> {
  const reply = await api.signOut(everywhere);
  if (reply.kind !== 'ok') {
    tellRefusal(reply);
    return false;
  }
  await becomes(null);
  toast(t(everywhere ? 'account-signed-out-everywhere' : 'account-signed-out'));
  go(addressOf('club'), true);
  return true;
}

/** The address of the account; one that is gone back to afterwards is a game, or the form of one. */
export function accountAddress(way: 'make' | 'sign-in' | null = null, then: string | null = null): string {
  return addressOf('club', ['account'], {
    ...(way === null ? {} : { way }),
    ...(then === null ? {} : { then }),
  });
}

/** Where to go when one has come in. Nothing from an address leads out of the club. */
export function afterwards(query: Address['query']): string {
  const then = query.get('then') ?? '';
  return /^(?:[0-9a-f]{20}|new)$/.test(then) ? addressOf('club', [then]) : addressOf('club');
}
