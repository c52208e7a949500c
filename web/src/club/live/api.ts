// What goes to the club over HTTP. Refusals and silence are answers, not errors: every page has something to say of them.
import type {
  ClubInfo,
  Code,
  DeviceCode,
  Farewell,
  GameMade,
  GameState,
  Join,
  Joined,
  Leaderboard,
  Lobby,
  MakeGame,
  Me,
  MyGames,
  NewPassword,
  PasskeyAsked,
  PasskeyShown,
  PasskeyWish,
  Player,
  Refused,
  Register,
  SignIn,
  You,
} from '../../wire/club.ts';

/** What came of a request. */
export type Reply<T> =
  /** What was asked for. */
  | { kind: 'ok'; value: T }
  /** The club does not do it, and why. */
  | { kind: 'refused'; code: Code }
  /** Nobody answered, or not in our words. */
  | { kind: 'away' };

/** How long an answer may take, in milliseconds. */
const PATIENCE = 12_000;

/** The address of something of the club. The page lies at the root of its folder, and the club beside it. */
export function clubUrl(path: string): URL {
  return new URL(`api/${path}`, document.baseURI);
}

async function request<T>(path: string, init: RequestInit = {}): Promise<Reply<T>> {
  try {
    const response = await fetch(clubUrl(path), {
      credentials: 'same-origin',
      signal: AbortSignal.timeout(PATIENCE),
      ...init,
    });
    const value: unknown = response.status === 204 ? {} : await response.json();
    if (response.ok) return { kind: 'ok', value: value as T };
    return isRefused(value) ? { kind: 'refused', code: value.code } : { kind: 'away' };
  } catch {
    // No network, no server, or something in between that is not ours.
    return { kind: 'away' };
  }
}

/** Asks for something to be changed. */
function change<T>(method: 'POST' | 'DELETE', path: string, body: object): Promise<Reply<T>> {
  const headers = { 'Content-Type': 'application/json', 'X-Jersi': '1' };
  return request(path, { method, headers, body: JSON.stringify(body) });
}

function post<T>(path: string, body: object = {}): Promise<Reply<T>> {
  return change('POST', path, body);
}

/** A path with the place where a list goes on behind it, or anything else that is asked. */
function asked(path: string, query: Readonly<Record<string, string | undefined>>): string {
  const given = Object.entries(query).filter((one): one is [string, string] => one[1] !== undefined);
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given)}`;
}

function isRefused(value: unknown): value is Refused {
  return typeof value === 'object' && value !== null && 'code' in value && typeof value.code === 'string';
}

/** A name that nobody else draws, for an act or a request that may be sent twice: 128 bits. */
export function drawId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export const api = {
  club: () => request<ClubInfo>('club'),
  makeGame: (wish: MakeGame) => post<GameMade>('games', wish),
  game: (game: string) => request<GameState>(`games/${encodeURIComponent(game)}`),
  join: (game: string, body: Join) => post<Joined>(`games/${encodeURIComponent(game)}/join`, body),
  act: (game: string, act: object) => post<{ seq: number }>(`games/${encodeURIComponent(game)}/acts`, act),
  lobby: () => request<Lobby>('lobby'),
  myGames: (after?: string) => request<MyGames>(asked('me/games', { after })),
  rename: (name: string) => post<You>('me/name', { name }),
  device: () => post<DeviceCode>('me/device'),
  useDevice: (code: string) => post<You>('me/use', { code }),
  me: () => request<Me>('me'),
  register: (body: Register) => post<Me>('accounts', body),
  signIn: (body: SignIn) => post<Me>('sign-in', body),
  signOut: (everywhere: boolean) => post<object>('sign-out', { everywhere }),
  newPassword: (body: NewPassword) => post<Me>('me/password', body),
  beginPasskey: (body: PasskeyWish) => post<PasskeyAsked>('me/passkeys/begin', body),
  keepPasskey: (body: PasskeyShown) => post<Me>('me/passkeys', body),
  forgetPasskey: (id: string) => change<Me>('DELETE', `me/passkeys/${encodeURIComponent(id)}`, {}),
  beginSignIn: () => post<PasskeyAsked>('sign-in/passkey/begin'),
  signInByPasskey: (body: PasskeyShown) => post<Me>('sign-in/passkey', body),
  vacation: (days: number) => post<Me>('me/vacation', { days }),
  everything: () => request<object>('me/export'),
  farewell: (body: Farewell) => change<object>('DELETE', 'me', body),
  players: (pool?: string) => request<Leaderboard>(asked('players', { pool })),
  player: (name: string, after?: string) =>
    request<Player>(asked(`players/${encodeURIComponent(name)}`, { after })),
} as const;
