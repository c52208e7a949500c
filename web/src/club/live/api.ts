// What goes to the club over HTTP. Refusals and silence are answers, not errors: every page has something to say of them.
import type {
  ClubInfo,
  Code,
  DeviceCode,
  GameMade,
  GameState,
  Join,
  Joined,
  Lobby,
  MakeGame,
  MyGames,
  Refused,
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
    const value: unknown = await response.json();
    if (response.ok) return { kind: 'ok', value: value as T };
    return isRefused(value) ? { kind: 'refused', code: value.code } : { kind: 'away' };
  } catch {
    // No network, no server, or something in between that is not ours.
    return { kind: 'away' };
  }
}

function post<T>(path: string, body: object = {}): Promise<Reply<T>> {
  const headers = { 'Content-Type': 'application/json', 'X-Jersi': '1' };
  return request(path, { method: 'POST', headers, body: JSON.stringify(body) });
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
  myGames: (after?: string) =>
    request<MyGames>(after === undefined ? 'me/games' : `me/games?after=${encodeURIComponent(after)}`),
  rename: (name: string) => post<You>('me/name', { name }),
  device: () => post<DeviceCode>('me/device'),
  useDevice: (code: string) => post<You>('me/use', { code }),
} as const;
