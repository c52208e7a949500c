// biome-ignore-all format: made by a test
// What goes between the page and a club. Made from crates/jersi-wire by
// `JERSI_WRITE=1 cargo test -p jersi-wire typescript`; do not edit. docs/club.md tells it in words.

/** The version of the contract. */
export const PROTOCOL = 1;

/** The subprotocol of the socket. */
export const SUBPROTOCOL = "jersi.1";

/** The longest message, in bytes. */
export const LONGEST_FRAME = 4096;

/** The longest body, in bytes. */
export const LONGEST_BODY = 16384;

/** The longest name, in characters. */
export const LONGEST_NAME = 24;

/** A player. */
export type Color = "white" | "black";

/** How far a game is. */
export type Status = "open" | "playing" | "over";

/** What a player can do. */
export type ActWord = "decide" | "offer-draw" | "accept-draw" | "decline-draw" | "ask-back" | "give-back" | "keep" | "resign" | "abort" | "claim" | "here" | "rematch";

/** What can happen. */
export type EventKind = "begun" | "decided" | "draw-offered" | "draw-accepted" | "draw-declined" | "back-asked" | "back-given" | "back-kept" | "resigned" | "called-off" | "claimed" | "here" | "flagged" | "abandoned" | "paused" | "away" | "back" | "rematch-asked" | "rematch-made";

/** What can be said. */
export type Greeting = "hello" | "good-luck" | "well-played" | "thanks";

/** Why something is refused. The page says it in the player's language. */
export type Code = "stale" | "not-your-turn" | "illegal" | "game-over" | "not-over" | "not-now" | "opponent-here" | "not-seated" | "seat-taken" | "no-such-game" | "id-reused" | "too-many" | "too-large" | "busy" | "protocol-old" | "not-signed-in" | "forbidden-origin" | "malformed" | "bad-terms" | "bad-name" | "bad-code" | "name-taken" | "bad-password" | "wrong-sign-in" | "bad-passkey" | "needs-account" | "banned" | "no-such-player" | "store-fault" | "no-club" | "no-such-path";

/** The body of every refusal. */
export type Refused = {
  /** Why, in one word. */
  code: Code,
  /** Why, for who reads logs; in English. */
  message: string,
};

/** What somebody is to the club. */
export type Kind = "guest" | "account" | "bot" | "gone";

/** `GET /api/club`: that there is a club. */
export type ClubInfo = {
  /** The version of the contract. */
  protocol: number,
  /** How the server calls itself. */
  name: string,
  /** Whether there are accounts. */
  accounts: boolean,
  /** Whether there are passkeys: where the page is secure. */
  passkeys?: boolean,
  /** Where friends find the page, `https://club.example/`; none if it is only for this machine. */
  address?: string,
  /** How one is called here; none for who has never joined anything. */
  you?: string,
  /** What one is here; a guest is not told so. */
  kind?: Kind,
};

/** Where the maker of a game sits. */
export type Seat = "white" | "black" | "lot";

/** `POST /api/games`. */
export type MakeGame = {
  /** Drawn by who asks, so that asking twice makes one game. */
  id: string,
  /** Which game, as a spec tells it: `4.8 no-reserve`, `2.0 setting=random`. A seed may not be chosen. */
  spec: string,
  /** How much time there is: `-`, `600+5`, `3d`. */
  time: string,
  /** Where the maker sits. */
  seat: Seat,
  /** Whether it is listed among the open games. */
  listed: boolean,
  /** Whether it counts for ratings; for accounts and bots, and with a clock. */
  rated?: boolean,
  /** The name of a guest, if the server does not know the maker yet. */
  name?: string,
};

/** What becomes of it. */
export type GameMade = {
  /** The name of the game. */
  game: string,
  /** What to send to the friend. */
  link: string,
  /** The link as a drawing that a phone reads, in SVG. */
  qr: string,
};

/** `POST /api/games/{id}/join`. */
export type Join = {
  /** Drawn by who asks, so that asking twice joins once. */
  id: string,
  /** The name of a guest. */
  name?: string,
};

/** What becomes of it. */
export type Joined = {
  /** Where one sits: `white` or `black`. */
  color: Color,
  /** The number of the event that began the game. */
  seq: number,
};

/** The answer to `POST /api/games/{id}/acts`, whose body is an `act` as on the socket: it is done, and on disk. */
export type ActDone = {
  /** The number of its event. */
  seq: number,
};

/** Milliseconds that the players have, and since when they are true. */
export type ClockNow = {
  /** White's. */
  white: number,
  /** Black's. */
  black: number,
  /** Whose time runs, `white` or `black`. */
  runs?: Color,
  /** The server's time for which this is true. */
  at: number,
};

/** Who sits somewhere. */
export type PlayerSeat = {
  /** The name, as it is read today. */
  name: string,
  /** Whether this player looks at this game now; of the maker of an open game, whether he is connected at all. */
  here: boolean,
  /** Whether it is who asks. */
  you?: boolean,
  /** What this player is. */
  kind?: Kind,
  /** In a rated game, the rating before it. */
  rating?: number,
  /** When a rated game is over and counted, the rating after it. */
  rating_after?: number,
};

/** What happened, as [`jersi_club::What::parts`] tells it. */
export type EventMessage = {
  /** Its number. */
  seq: number,
  /** What happened. */
  kind: EventKind,
  /** Who did it. */
  color?: Color,
  /** The decision, the spec of a game that begins, or the name of the other game. */
  text?: string,
  /** When. */
  at: number,
  /** When the next player's time began. */
  next: number,
};

/** Everything about a game. */
export type GameState = {
  /** Its name. */
  game: string,
  /** The number of its last event; nothing has happened while it waits for the second player. */
  seq: number,
  /** `open`, `playing` or `over`. */
  status: Status,
  /** Which game it is, as a spec tells it; without the seed until it begins. */
  spec: string,
  /** How much time there is, as in a record: `-`, `600+5`, `3d`. */
  time: string,
  /** White, when somebody sits there. */
  white: PlayerSeat | null,
  /** Black. */
  black: PlayerSeat | null,
  /** Who made it, while it is open. */
  maker?: PlayerSeat,
  /** Where its maker wants to sit, while it is open. */
  seat?: Seat,
  /** Whether it is listed. */
  listed: boolean,
  /** Whether it counts for ratings. */
  rated?: boolean,
  /** How many watch who do not play. */
  watching: number,
  /** What to send to the friend, while it is open and who asks made it. */
  link?: string,
  /** The same as a drawing that a phone reads, in SVG. */
  qr?: string,
  /** What happened, from the first event on. */
  events: Array<EventMessage>,
  /** The clock. */
  clock?: ClockNow,
  /** When something happens by itself. */
  due?: number,
  /** Points of the games before this one, White's, Black's, and ties. */
  score?: [number, number, number],
  /** The game before this one. */
  rematch_of?: string,
};

/** A game in a list. */
export type GameRow = {
  /** Its name. */
  game: string,
  /** `open`, `playing` or `over`. */
  status: Status,
  /** Which game. */
  spec: string,
  /** How much time there is. */
  time: string,
  /** Whether it counts for ratings. */
  rated?: boolean,
  /** White's name; of who has left, nothing. */
  white: string | null,
  /** Black's name. */
  black: string | null,
  /** What White is. */
  white_is?: Kind,
  /** What Black is. */
  black_is?: Kind,
  /** What its maker is, while it is open. */
  maker_is?: Kind,
  /** The rating of its maker, while it is open and rated. */
  maker_rating?: number,
  /** The name of who made it, while it is open. */
  maker?: string,
  /** Where its maker wants to sit, while it is open. */
  seat?: Seat,
  /** Whether who asks made it or sits there. */
  mine?: boolean,
  /** Whether the other player, or who made it, is connected. */
  here?: boolean,
  /** The position, in the notation of positions; none while it is open. */
  position?: string,
  /** How many whole turns were played. */
  turns: number,
  /** Where who asks sits: `white` or `black`; none in the list of open games. */
  you?: Color,
  /** Who decides: `white` or `black`. */
  decider?: Color,
  /** When something happens by itself. */
  due?: number,
  /** When a game that is played ends by itself if nobody does anything: how long there is to decide. None while the time
   * stands still. */
  ends?: number,
  /** Until when who decides is on vacation, and the time stands still. */
  away?: number,
  /** The result in a record: `1-0`, `0-1`, `1/2-1/2`, `*`. */
  result?: string,
  /** When it was changed last. */
  at: number,
};

/** `GET /api/lobby`: the games that are listed, the newest first. */
export type Lobby = {
  /** Those that wait for a second player. */
  open: Array<GameRow>,
  /** Those that are played, to watch. */
  playing: Array<GameRow>,
};

/** `GET /api/me/games`. */
export type MyGames = {
  /** How one is called here. */
  name: string,
  /** The games: those that wait for one first, least time first; then the others; then what is over, newest first. */
  games: Array<GameRow>,
  /** Where the list goes on, for `?after=`. */
  more?: string,
};

/** `POST /api/me/name`: to be called differently. */
export type Rename = {
  /** The new name. */
  name: string,
};

/** The answer to a new name, and to a code that was used. */
export type You = {
  /** How one is called here. */
  name: string,
};

/** `POST /api/me/device`: a code for another device. */
export type DeviceCode = {
  /** The link with the code behind its `#`, which no server sees. */
  link: string,
  /** The same as a drawing. */
  qr: string,
  /** When it ends. */
  until: number,
};

/** `POST /api/me/use`: the code, on the other device. */
export type UseDevice = {
  /** The code. */
  code: string,
};

/** `POST /api/accounts`: who asks becomes an account, with all games that the guest has. */
export type Register = {
  /** A name that nobody else has. */
  name: string,
  /** 8 to 256 characters. */
  password: string,
};

/** `POST /api/sign-in`. */
export type SignIn = {
  /** The name of the account. */
  name: string,
  /** Its password. */
  password: string,
};

/** `POST /api/sign-out`. */
export type SignOut = {
  /** On all devices, not on this one alone. */
  everywhere: boolean,
};

/** `POST /api/me/password`. Other devices are signed out by it. */
export type NewPassword = {
  /** The one so far; left out by who has none. */
  old?: string,
  /** The new one. */
  new: string,
};

/** `DELETE /api/me`: only the games stay. */
export type Farewell = {
  /** One's own name, typed again. */
  name: string,
  /** The password, of who has one. */
  password?: string,
};

/** `POST /api/me/vacation`: the time of one's games over days stands still. 0 days end it. */
export type Vacation = {
  /** How many days, from now on. */
  days: number,
};

/** `POST /api/me/passkeys/begin`: the name is for who has no account yet. */
export type PasskeyWish = {
  /** A name that nobody else has; left out by who has an account. */
  name?: string,
};

/** `POST /api/me/passkeys/begin` and `POST /api/sign-in/passkey/begin`: what the browser's passkey is to be asked. */
export type PasskeyAsked = {
  /** Names this try; five minutes, once. */
  ceremony: string,
  /** For `navigator.credentials`, as `WebAuthn` writes it in JSON. */
  options: unknown,
};

/** `POST /api/me/passkeys` and `POST /api/sign-in/passkey`: what the passkey answers. */
export type PasskeyShown = {
  /** From the question. */
  ceremony: string,
  /** What `navigator.credentials` gave, as `WebAuthn` writes it in JSON. */
  credential: unknown,
  /** What the passkey is called in one's list, where a new one is made. */
  label?: string,
};

/** A passkey in one's list. */
export type Passkey = {
  /** For `DELETE /api/me/passkeys/{id}`. */
  id: string,
  /** What it is called. */
  label: string,
  /** When it was made. */
  since: number,
};

/** A rating. */
export type Rating = {
  /** The edition's family and the pace: `4-live`, `2-days`. */
  pool: string,
  /** The rating, as Glicko-2 has it. */
  value: number,
  /** How far it may be off. */
  deviation: number,
  /** How many games counted. */
  games: number,
  /** Whether it is too uncertain for the list of the best. */
  provisional?: boolean,
};

/** A rating after a game. */
export type RatedGame = {
  /** Which game. */
  game: string,
  /** Of which pool. */
  pool: string,
  /** When. */
  at: number,
  /** The rating before it. */
  before: number,
  /** The rating after it. */
  after: number,
};

/** What somebody has reached with an edition. */
export type Results = {
  /** The edition, as a spec names it. */
  edition: string,
  /** Games won. */
  won: number,
  /** Games lost. */
  lost: number,
  /** Ties. */
  tied: number,
};

/** `GET /api/me`, and the answer to what changes it. */
export type Me = {
  /** How one is called. */
  name: string,
  /** What one is. */
  kind: Kind,
  /** Since when. */
  since: number,
  /** Whether there is a password. */
  has_password?: boolean,
  /** One's passkeys. */
  passkeys?: Array<Passkey>,
  /** On how many devices one is signed in. */
  devices: number,
  /** Until when one is on vacation. */
  vacation_until?: number,
  /** How many days of vacation are left this year; for accounts. */
  vacation_days?: number,
  /** One's ratings. */
  ratings?: Array<Rating>,
};

/** `GET /api/me/export`: everything that is mine. */
export type Export = {
  /** Who. */
  me: Me,
  /** My rating after each rated game. */
  history: Array<RatedGame>,
  /** My games, each as a record in JRN. */
  games: Array<string>,
};

/** `GET /api/players/{name}`: what anybody may know of an account or a bot that has played in public. */
export type Player = {
  /** The name. */
  name: string,
  /** An account or a bot. */
  kind: Kind,
  /** Since when. */
  since: number,
  /** Ratings. */
  ratings: Array<Rating>,
  /** Ratings over time, the oldest first. */
  history: Array<RatedGame>,
  /** Results by edition. */
  results: Array<Results>,
  /** Listed and rated games that are over, the newest first. */
  games: Array<GameRow>,
  /** Where the games go on, for `?after=`. */
  more?: string,
};

/** Somebody in a list of the best. */
export type Ranked = {
  /** The name. */
  name: string,
  /** An account or a bot. */
  kind: Kind,
  /** The rating. */
  rating: Rating,
};

/** `GET /api/players?pool=4-live`: the best of a pool, the best first. */
export type Leaderboard = {
  /** Which pool. */
  pool: string,
  /** The pools in which anybody is rated. */
  pools: Array<string>,
  /** The best. */
  players: Array<Ranked>,
};

/** What a page or a bot says. */
export type FromClient = {
  "is": "watch",
  /** Which game. */
  game: string,
  /** The number of the last event that it knows. */
  from: number,
}
| {
  "is": "leave",
  /** Which game. */
  game: string,
}
| {
  "is": "act",
  /** Drawn before the first try. */
  id: string,
  /** Which game. */
  game: string,
  /** The number of the event that it answers. */
  after: number,
  /** The word of the act. */
  do: ActWord,
  /** The decision, in notation. */
  text?: string,
}
| {
  "is": "ping",
  /** Comes back in the answer. */
  n: number,
  /** The number of the last event of each game that it watches. */
  seen: Record<string, number>,
}
| {
  "is": "greet",
  /** Which game. */
  game: string,
  /** `hello`, `good-luck`, `well-played` or `thanks`. */
  word: Greeting,
};

/** What a server says. */
export type FromServer = {
  "is": "hello",
  /** How one is called here; none for who has never joined anything. */
  you: string | null,
  /** The server's time. */
  time: number,
  /** Which run of which server this is. */
  node: string,
}
| {
  "is": "state" } & GameState | {
  "is": "event",
  /** Where. */
  game: string,
  /** The clock after it. */
  clock?: ClockNow,
  /** When something happens by itself now. */
  due?: number,
  /** Its number. */
  seq: number,
  /** What happened. */
  kind: EventKind,
  /** Who did it. */
  color?: Color,
  /** The decision, the spec of a game that begins, or the name of the other game. */
  text?: string,
  /** When. */
  at: number,
  /** When the next player's time began. */
  next: number,
}
| {
  "is": "done",
  /** Which. */
  id: string,
  /** The number of its event. */
  seq: number,
}
| {
  "is": "refused",
  /** Which act; none for a message that is none. */
  id?: string,
  /** Why. */
  code: Code,
  /** The number of the last event of that game. */
  seq: number,
}
| {
  "is": "pong",
  /** From the ping. */
  n: number,
  /** The server's time. */
  time: number,
  /** The number of the last event of each game that is watched. */
  seq: Record<string, number>,
}
| {
  "is": "presence",
  /** Which game. */
  game: string,
  /** Whether White is connected. */
  white: boolean,
  /** Whether Black is. */
  black: boolean,
  /** How many watch who do not play. */
  watching: number,
}
| {
  "is": "mine" } & GameRow | {
  "is": "greet",
  /** Where. */
  game: string,
  /** Who: `white` or `black`. */
  color: Color,
  /** What. */
  word: Greeting,
}
| {
  "is": "bye",
  /** After so many milliseconds one may come again. */
  retry: number,
};
