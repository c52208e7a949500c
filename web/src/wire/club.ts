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
export type EventKind = "begun" | "decided" | "draw-offered" | "draw-accepted" | "draw-declined" | "back-asked" | "back-given" | "back-kept" | "resigned" | "called-off" | "claimed" | "here" | "flagged" | "abandoned" | "paused" | "rematch-asked" | "rematch-made";

/** What can be said. */
export type Greeting = "hello" | "good-luck" | "well-played" | "thanks";

/** Why something is refused. The page says it in the player's language. */
export type Code = "stale" | "not-your-turn" | "illegal" | "game-over" | "not-over" | "not-now" | "opponent-here" | "not-seated" | "seat-taken" | "no-such-game" | "id-reused" | "too-many" | "too-large" | "busy" | "protocol-old" | "not-signed-in" | "forbidden-origin" | "malformed" | "bad-terms" | "bad-name" | "bad-code" | "store-fault" | "no-club" | "no-such-path";

/** The body of every refusal. */
export type Refused = {
  /** Why, in one word. */
  code: Code,
  /** Why, for who reads logs; in English. */
  message: string,
};

/** `GET /api/club`: that there is a club. */
export type ClubInfo = {
  /** The version of the contract. */
  protocol: number,
  /** How the server calls itself. */
  name: string,
  /** Whether there are accounts. */
  accounts: boolean,
  /** Where friends find the page, `https://club.example/`; none if it is only for this machine. */
  address?: string,
  /** How one is called here; none for who has never joined anything. */
  you?: string,
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
  /** White's name. */
  white: string | null,
  /** Black's name. */
  black: string | null,
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
