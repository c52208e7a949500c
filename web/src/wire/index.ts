// biome-ignore-all format: made by a test
// What goes between the page and WebAssembly. Made from crates/jersi-view/src/wire by
// `JERSI_WRITE=1 cargo test -p jersi-view wire`; do not edit.

/** A player. */
export type Color = "white" | "black";

/** What a piece is, whatever an edition calls it. */
export type Kind = "king" | "rock" | "paper" | "scissors" | "fool" | "wise" | "mountain" | "guardian";

/** A piece. */
export type Piece = {
  /** Whose it is. */
  color: Color,
  /** What it is. */
  kind: Kind,
};

/** One thing for each player. */
export type Both<T> = {
  /** White's. */
  white: T,
  /** Black's. */
  black: T,
};

/** Why something was not done. */
export type Fault = {
  /** An identifier that no language changes. */
  code: string,
  /** A sentence for the player. */
  message: string,
  /** Where in the text that was given, as a beginning and an end in JavaScript's counting. */
  span: [number, number] | null,
  /** Legal turns that look like the text. */
  near: Array<string>,
};

/** What came of a request that changes something. */
export type Answer = {
  /** Why nothing was changed; none if all is well. */
  fault: Fault | null,
  /** What happened, in words for the live region. Empty if there is nothing to say. */
  said: string,
};

/** What came of an offer of a tie. */
export type OfferAnswer = {
  /** Why nothing was offered; none if all is well. */
  fault: Fault | null,
  /** What happened, in words for the live region. */
  said: string,
  /** The machine that is to say how likely it wins before it answers. */
  asked: Color | null,
  /** Whether a machine has declined. */
  declined: boolean,
};

/** What of a cell moves. */
export type Part = "top" | "whole";

/** What stands on a cell. */
export type CellStand = {
  /** The cell, such as `e4`. */
  cell: string,
  /** The pieces on it, from the bottom up; at most two. */
  stand: Array<Piece>,
};

/** What a movement is. */
export type LegAct = "step" | "drop" | "place" | "gift" | "relocate";

/** One movement of a turn. */
export type Leg = {
  /** What it is. */
  act: LegAct,
  /** Where a step begins. */
  from: string | null,
  /** The empty cell that a step of two cells passes. */
  over: string | null,
  /** Where it ends; for a gift, where the cube is taken away. */
  to: string,
  /** What of the cell a step moves. */
  part: Part | null,
  /** The pieces that move or arrive, from the bottom up; for a gift the one that goes. */
  pieces: Array<Piece>,
  /** The pieces that it captures, from the bottom up. */
  captured: Array<Piece>,
  /** What stands afterwards on the cells that it changes. */
  after: Array<CellStand>,
};

/** A turn, or a part of one, as the board shows it. */
export type Trail = {
  /** Whose turn it is. */
  player: Color,
  /** In notation. */
  text: string,
  /** Its movements in their order. */
  legs: Array<Leg>,
  /** In words, for the live region. */
  sentence: string,
};

/** One choice of a player while he enters a turn. */
export type Choice = {
  "type": "lift",
  /** The cell. */
  cell: string,
  /** How much of it. */
  part: Part,
}
| {
  "type": "step",
  /** The cell. */
  cell: string,
}
| {
  "type": "rest" }
| {
  "type": "name",
  /** The kind. */
  kind: Kind,
}
| {
  "type": "seat",
  /** The cell. */
  cell: string,
}
| {
  "type": "take",
  /** The kind. */
  kind: Kind,
}
| {
  "type": "land",
  /** The cell. */
  cell: string,
}
| {
  "type": "gift",
  /** The cell. */
  cell: string,
};

/** What happens on the cell of a choice. */
export type Effect = "free" | "stack" | "climb" | "capture" | "king";

/** A choice that may come next. */
export type NextChoice = {
  /** The choice. */
  choice: Choice,
  /** What happens there. */
  effect: Effect,
  /** How much moves: for steps, that of this step. */
  part: Part | null,
  /** What it would be called on a button or read aloud: "rock, 3 left", "the whole stack". */
  label: string,
};

/** What a player does at the board while he enters a turn. */
export type BoardAction = {
  "type": "press",
  /** The cell. */
  cell: string,
  /** The part of a stack that was pressed, where it is drawn large enough to tell. */
  aimed: Part | null,
}
| {
  "type": "put",
  /** The cell. */
  cell: string,
}
| {
  "type": "kind",
  /** The kind. */
  kind: Kind,
}
| {
  "type": "rest" }
| {
  "type": "part",
  /** Which. */
  part: Part,
}
| {
  "type": "back" };

/** What came of a press. */
export type Entered = {
  /** Why nothing was chosen; none if all is well, or if there is nothing to say. */
  fault: Fault | null,
  /** Whether the turn is to be played now. */
  play: boolean,
  /** What was pressed, in words, where telling it is all that a press does: "Black's scissors. Your rocks and fools
   * take it." Empty if something was chosen or refused. */
  said: string,
};

/** What the player is asked for. */
export type Prompt = "begin" | "target" | "second-step" | "second-step-or-king" | "ransom" | "seat" | "land" | "second-drop" | "gift" | "place" | "play" | "none";

/** A half-entered turn. */
export type EntryView = {
  /** The choices so far. */
  done: Array<Choice>,
  /** What may be chosen next. */
  next: Array<NextChoice>,
  /** Steps that the other choice, top cube or whole stack, would have from the same cell. Choosing one of
   * them needs that other choice first. */
  other: Array<NextChoice>,
  /** Cells where a press takes something up, also instead of what is taken up already. */
  lifts: Array<string>,
  /** Whether the cell that was chosen lets the player choose between its top cube and the whole stack. */
  bothParts: boolean,
  /** What the player is asked for. */
  prompt: Prompt,
  /** The same in a short sentence. */
  sentence: string,
  /** What is taken up and waits for where it goes, in words: "e4, white rock", "Mountain"; empty if nothing is. */
  held: string,
  /** What the piece that is taken up takes: "Its rock takes scissors, fool and king." Empty if none is. */
  takes: string,
  /** What is chosen so far, in notation; empty before the first choice. */
  text: string,
  /** The turn in notation, if it is complete as it stands. */
  playable: string | null,
  /** Whether it could go on. */
  goesOn: boolean,
  /** What is chosen so far as the board shows it. */
  trail: Trail | null,
  /** The cells that stand differently from the position because of what is chosen so far. */
  changed: Array<CellStand>,
  /** Cells where a stack cannot stop although it would else reach them, while a stack is picked. */
  barred: Array<string>,
};

/** Which decision comes next. */
export type Stage = "setting" | "turn" | "gift" | "relocation";

/** Who has to act next. */
export type Acts = "person" | "machine" | "remote" | "nobody";

/** How much time the players have. */
export type ControlView = {
  /** Milliseconds for the whole game. */
  initial: number,
  /** Milliseconds more for each turn. */
  increment: number,
};

/** A cell as it stands. */
export type CellView = {
  /** Its name, such as `e4`. */
  cell: string,
  /** The pieces on it, from the bottom up, what is chosen so far included. */
  stand: Array<Piece>,
  /** What a screen reader says: "e4, white rock on a mountain, can move". */
  label: string,
  /** How many letters of it tell what stands there, before what can be done with it; in JavaScript's counting. */
  stands: number,
};

/** A cell next to a guardian, where no stack can stop. */
export type BlockedCell = {
  /** The cell. */
  cell: string,
  /** Whose guardians do it. */
  by: Array<Color>,
  /** "A stack cannot stop here: guardian on e5." */
  sentence: string,
};

/** A place of a reserve. */
export type OnTray = {
  /** The kind of piece. */
  kind: Kind,
  /** Whether it is gone, and its place a hole. */
  used: boolean,
};

/** A player's reserve, or the shapes he has still to place. */
export type Tray = {
  /** Its places, those of one kind together. */
  places: Array<OnTray>,
  /** How many pieces are left. */
  left: number,
  /** How many there were. */
  of: number,
};

/** What counts towards the end. */
export type CountKind = "no-capture" | "exhaustion";

/** A count towards the end. */
export type Count = {
  /** What is counted. */
  kind: CountKind,
  /** How many turns so far. */
  value: number,
  /** How many end the game. */
  limit: number,
  /** "10 of 40 turns without a capture". */
  sentence: string,
};

/** A turn of the list. */
export type TurnView = {
  /** In notation. */
  text: string,
  /** Whose it is. */
  player: Color,
  /** The number of the pair that it belongs to; placements of a free setting count for themselves. */
  pair: number,
  /** What records print before it: `7.` or `7…`; nothing before a placement. */
  label: string,
  /** Whether it is a placement of a free setting. */
  placement: boolean,
  /** Whether it was taken back and can be played again. */
  undone: boolean,
  /** In words. */
  sentence: string,
};

/** How the game ended. */
export type EndingView = {
  /** The winner; none for a tie or a game that counts for nothing. */
  winner: Color | null,
  /** Whether it is a tie. */
  tie: boolean,
  /** An identifier such as `king-arrived` or `resignation`. */
  code: string,
  /** "White wins: the king has reached the far row." */
  sentence: string,
  /** The points; none for a game that counts for nothing. */
  points: Both<number> | null,
  /** Why, told to the only person at the board if there is one: "Your king is on row i." */
  reason: string,
  /** The cells that decided it: where a king arrived, or was captured for good. */
  cells: Array<string>,
  /** Whether taking turns back opens the game again. */
  reopens: boolean,
};

/** How far a planned turn is. */
export type PlanState = "open" | "entered" | "struck";

/** A turn that is planned while somebody else decides. */
export type PlanView = {
  /** How far it is. */
  state: PlanState,
  /** What there is to say of it. */
  sentence: string,
};

/** Who plays a colour. */
export type PlayerView = {
  /** The name; empty if there is none. */
  name: string,
  /** Who or what plays. */
  opponent: Opponent,
};

/** The players' time. */
export type ClockView = {
  /** Milliseconds left, at the moment that was asked about. */
  left: Both<number>,
  /** Whose time runs. */
  running: Color | null,
};

/** What a player is after, for a card and for a line of small print. */
export type GoalView = {
  /** "Goal: your king on row i". */
  title: string,
  /** "king to row i". */
  short: string,
};

/** Whose hand a game by links is in. */
export type Hand = "play" | "send" | "wait" | "over";

/** A game by links as the page shows it. */
export type CorrespondenceView = {
  /** What both sides know the game by. */
  game: string,
  /** The colour of the person here. */
  mine: Color,
  /** The friend's name; empty if it is not known. */
  friend: string,
  /** Whose hand it is in. */
  hand: Hand,
  /** Nothing is decided yet: the link is an invitation. */
  invites: boolean,
};

/** A game as the page shows it. */
export type View = {
  /** The edition, such as `4.8`. */
  edition: string,
  /** Whether mountains and wise men are played. */
  reserve: boolean,
  /** Whether a captured king is bought back. */
  ransom: boolean,
  /** What a house plays otherwise than the booklet, such as `quiet-limit=60 ban=one-two`. */
  house?: string,
  /** The identifier of the setting; none if the game began from a position. */
  setting: string | null,
  /** "Edition 4.8, without reserve". */
  rules: string,
  /** What the player who decides is after: "Bring your king to row i." */
  aim: string,
  /** What each player is after, in short. */
  goals: Both<GoalView>,
  /** Which decision comes next. */
  stage: Stage,
  /** The kind that is asked for as a ransom. */
  gift: Kind | null,
  /** Whose turn it is. */
  toMove: Color,
  /** Who takes the next decision: the player to move, except for the gift of a ransom. */
  decider: Color,
  /** Who has to act next in the game, whatever is looked at. */
  acts: Acts,
  /** Who gives up or offers a tie if somebody here does; none if nobody can. */
  speaker: Color | null,
  /** The number of the turn to play, as records count: that of its pair. */
  pair: number,
  /** What counts towards the end, if anything does. */
  count: Count | null,
  /** The cells, row i first, each row from left to right. */
  cells: Array<CellView>,
  /** The reserves, or what is still to be placed. */
  reserves: Both<Tray>,
  /** The pieces that each player has lost. */
  captured: Both<Array<Piece>>,
  /** Who plays. */
  players: Both<PlayerView>,
  /** The whole turns of the game, those that were taken back last. */
  turns: Array<TurnView>,
  /** How many of them are played in the position that is shown. */
  cursor: number,
  /** How many of them are played in the game. */
  played: number,
  /** Whether the position that is shown is the one the game stands at. */
  live: boolean,
  /** How the game ended; told at whatever turn is shown. */
  ending: EndingView | null,
  /** Who has offered a tie that the other player has not yet answered. */
  offer: Color | null,
  /** Whether a turn, or a part of one, can be taken back. */
  canUndo: boolean,
  /** Whether a turn can be played again. */
  canRedo: boolean,
  /** The turn that led to the position that is shown; during a ransom its decisions so far. */
  last: Trail | null,
  /** Cells where no stack can stop. */
  blocked: Array<BlockedCell>,
  /** The turn that is being entered, or planned while somebody else decides. */
  entry: EntryView,
  /** What there is to tell of a plan; none if nothing is planned and nothing can be. */
  plan: PlanView | null,
  /** The position that is shown, as a string. */
  position: string,
  /** How much time the players have, if that is limited. */
  control: ControlView | null,
  /** The friend far away, if the game goes by links. */
  correspondence: CorrespondenceView | null,
};

/** A kind of the key. */
export type KeyRow = {
  /** The kind. */
  kind: Kind,
  /** What it is called: "Rock", "Guardian (mokca)". */
  name: string,
  /** What it takes of the kinds in this game. */
  takes: Array<Kind>,
  /** What else there is to know: "nothing; wins on row i". Empty if what it takes is all. */
  note: string,
  /** The whole in a sentence: "Rock takes scissors, fool and king." */
  sentence: string,
  /** The cells where it could take something now, if it is this player's turn. */
  prey: Array<string>,
};

/** Who or what plays. */
export type Opponent = {
  "type": "human" }
| {
  "type": "engine",
  /** From 1 to 10. */
  level: number,
  /** Which mistakes it makes; below 2 to the power of 53. */
  seed: number,
}
| {
  "type": "minimax",
  /** How many. */
  depth: number,
  /** Which of equal turns it takes. */
  seed: number,
}
| {
  "type": "remote" }
| {
  "type": "random",
  /** Which ones. */
  seed: number,
};

/** Who plays a colour. */
export type PlayerConfig = {
  /** The name in the record; may be empty. */
  name: string,
  /** Who or what plays. */
  opponent: Opponent,
};

/** How a game by links begins. */
export type CorrespondenceConfig = {
  /** What both sides know the game by: 32 digits, hexadecimal, drawn by who begins. */
  game: string,
  /** The colour of the person here. */
  mine: Color,
};

/** A new game. Colours that are drawn by lot are drawn before. */
export type GameConfig = {
  /** The edition, such as `4.8`. */
  edition: string,
  /** The identifier of the setting; none for the usual one. */
  setting: string | null,
  /** What the random setting is shuffled by; below 2 to the power of 53. */
  seed: number,
  /** Whether the free setting is played with the guardian. */
  guardian: boolean,
  /** Whether mountains and wise men are played; of no meaning where the edition has none. */
  reserve: boolean,
  /** Whether a captured king is bought back. */
  ransom: boolean,
  /** A position to begin from instead of a setting. */
  position: string | null,
  /** What a house plays otherwise than the booklet, such as `quiet-limit=60 ban=one-two`. */
  house?: string,
  /** Who plays. */
  players: Both<PlayerConfig>,
  /** As in a record: `600+5` in seconds; `-` for none. */
  timeControl: string,
  /** The date for the record, such as `2026-11-20`; may be empty. */
  date: string,
  /** A game by links. */
  correspondence?: CorrespondenceConfig,
};

/** The beginning of a decision on the clock. */
export type SavedMoment = {
  /** Whose decision it was. */
  side: Color,
  /** Milliseconds left. */
  left: Both<number>,
  /** Whether a turn begins here, not a later part of a ransom. */
  opensTurn: boolean,
};

/** A clock that is kept. */
export type SavedClock = {
  /** Milliseconds left. */
  left: Both<number>,
  /** How earlier decisions began, and the one under way last. */
  moments: Array<SavedMoment>,
};

/** What is kept of a game by links beside its record. */
export type SavedCorrespondence = {
  /** What both sides know the game by. */
  game: string,
  /** The colour of the person here. */
  mine: Color,
  /** The record of the last link, sent or received; none before the first one. */
  known: string | null,
};

/** A game that is kept: nothing of it is lost. */
export type Saved = {
  /** The record, in JRN. */
  record: string,
  /** Turns that were taken back, the next one to play again first. */
  undone: Array<string>,
  /** Who has offered a tie. */
  offer: Color | null,
  /** The clock, if there is one. */
  clock: SavedClock | null,
  /** A game by links. */
  correspondence?: SavedCorrespondence,
};

/** What a link is to the game that is kept here. */
export type Relation = "new" | "next" | "same" | "older" | "own" | "ahead" | "foreign";

/** What a link says. */
export type TurnLinkView = {
  /** What both sides know the game by. */
  game: string,
  /** Who has sent it. */
  sender: Color,
  /** The players' names; empty where they are not known. */
  players: Both<string>,
  /** The edition, such as `4.8`. */
  edition: string,
  /** "Edition 4.8, without reserve". */
  rules: string,
  /** How many whole turns are played. */
  turns: number,
  /** Nothing is decided yet: it is an invitation. */
  invites: boolean,
  /** How the game ended, in words; empty while it goes on. */
  ending: string,
  /** What it is to the game that is kept here. */
  relation: Relation,
};

/** What came of a link that was opened at its game. */
export type Received = {
  /** What it is to the game. Only `next`, and `ahead` when that was agreed to, change anything. */
  relation: Relation,
  /** What the friend has done, in words; empty if nothing was taken in. */
  said: string,
};

/** An offer that stands. */
export type OfferStands = {
  /** Whose it is. */
  color: Color,
  /** The number of its event: what an answer names. */
  seq: number,
};

/** A request to take a turn back. */
export type BackRequest = {
  /** Whose it is. */
  color: Color,
  /** The number of its event: what an answer names. */
  seq: number,
  /** The turn to which it goes back, in notation. */
  turn: string,
};

/** A claim of a game whose other player has gone away. */
export type ClaimView = {
  /** Who claims it. */
  color: Color,
  /** When it is his, by the server's time. */
  until: number,
};

/** What somebody may do now: as the server would judge it. */
export type MayView = {
  /** Call the game off. */
  abort: boolean,
  /** Give up. */
  resign: boolean,
  /** Offer a tie. */
  offerDraw: boolean,
  /** Ask to take back the own last turn. */
  askBack: boolean,
  /** Claim the game, if the other player is not connected. */
  claim: boolean,
  /** Ask for another game. */
  rematch: boolean,
};

/** What can happen by itself. */
export type DueKind = "flagged" | "abandoned" | "back" | "called-off";

/** What happens by itself. */
export type DueView = {
  /** When, by the server's time. */
  at: number,
  /** What. */
  what: DueKind,
  /** Who loses by it, or who comes back; none if the game is called off. */
  color: Color | null,
};

/** A game of a club as it stands, beside what [`super::View`] shows. */
export type OnlineView = {
  /** Its name. */
  game: string,
  /** The number of the last event. */
  seq: number,
  /** The number of the last event that changed the position: what an act names, unless it answers something. */
  after: number,
  /** Where the person here sits; none for who watches. */
  mine: Color | null,
  /** The offer of a tie that stands. */
  offer: OfferStands | null,
  /** The request to take a turn back that stands. */
  back: BackRequest | null,
  /** Who claims the game. */
  claim: ClaimView | null,
  /** Until when each side is on vacation, by the server's time. */
  away: Both<number | null>,
  /** Who wants another game. */
  rematch: Color | null,
  /** The name of the other game. */
  rematchGame: string | null,
  /** What the person here may do now. */
  may: MayView,
  /** The players' time. */
  clock: ClockView | null,
  /** What happens by itself next if nobody does anything. */
  due: DueView | null,
};

/** What an event is to the game that is followed. */
export type FollowedKind = "next" | "known" | "gap";

/** What became of an event that the club tells. */
export type Followed = {
  /** What it was to the game here. */
  kind: FollowedKind,
  /** What happened, in words for the live region. Empty if there is nothing to say. */
  said: string,
};

/** What Play would send. */
export type DecisionView = {
  /** One decision, in notation. */
  text: string,
  /** The number that the act names. */
  after: number,
};

/** A cell of a board and where it lies. */
export type CellPlace = {
  /** Its name, such as `e4`. */
  cell: string,
  /** Its row, 0 for `a`. */
  row: number,
};

/** A word taken from Lojban. */
export type LojbanView = {
  /** The word. */
  word: string,
  /** How it sounds, in the international phonetic alphabet. */
  sound: string,
  /** What it means. */
  meaning: string,
};

/** A kind of piece. */
export type KindView = {
  /** The kind. */
  kind: Kind,
  /** Its letter in the notation. */
  letter: string,
  /** What one is called. */
  name: string,
  /** Other names in the booklet. */
  alias: string | null,
  /** Where the name comes from, if it is a word of Lojban. */
  lojban: LojbanView | null,
  /** How many each player has at the most. */
  count: number,
  /** Whether they wait in the reserve. */
  inReserve: boolean,
  /** What it beats. */
  beats: Array<Kind>,
};

/** How the pieces come onto the board. */
export type Way = "fixed" | "random" | "free";

/** A way to begin. */
export type SettingView = {
  /** The identifier. */
  id: string,
  /** What the booklet calls it. */
  name: string,
  /** What the players do before the first turn. */
  what: string,
  /** How the pieces come onto the board. */
  way: Way,
  /** The position at the start, where it is always the same. */
  position: string | null,
};

/** A variant. */
export type VariantView = {
  /** `no-reserve` or `ransom`. */
  id: string,
  /** What it is called. */
  name: string,
  /** What it changes. */
  what: string,
};

/** The licence of a booklet. */
export type LicenceView = {
  /** Its short name. */
  name: string,
  /** Where its text is. */
  link: string,
};

/** An edition in words. */
export type EditionView = {
  /** Its name, such as `4.8`. */
  id: string,
  /** When the booklet was dated. */
  date: string,
  /** What a player is after, in one sentence. */
  summary: string,
  /** The rules in short, aim first, endings last. */
  rules: Array<string>,
  /** The edition before it. */
  since: string,
  /** What changed since then. */
  changes: Array<string>,
  /** The document that the rules are taken from. */
  booklet: string,
  /** The licence of that document. */
  licence: LicenceView,
  /** The cells of the board. */
  cells: Array<CellPlace>,
  /** The kinds. */
  kinds: Array<KindView>,
  /** How a game may begin; the first is the one for beginners. */
  settings: Array<SettingView>,
  /** The variants. */
  variants: Array<VariantView>,
  /** Whether the guardian is an option of the free setting. */
  guardianOptional: boolean,
  /** The points of the winner. */
  win: number,
  /** The points of each player of a tie. */
  tie: number,
  /** From this age on, if the booklet tells. */
  age: number | null,
  /** Shortest and longest game in minutes, if the booklet tells. */
  minutes: [number, number] | null,
  /** The last row for each player's king, such as `i` for White; none where kings stay at home. */
  homeRows: Both<string> | null,
};

/** A question to the thinker. */
export type ThinkRequest = {
  /** The game so far, in JRN. */
  record: string,
  /** Who thinks; not a person. */
  opponent: Opponent,
  /** At most so many milliseconds; what the opponent's strength allows if that is less. */
  moveTime: number | null,
  /** Milliseconds left on the clock, and added for each turn. */
  clock: [number, number] | null,
  /** How many best lines to find. */
  lines: number,
};

/** What a score is. */
export type ScoreKind = "units" | "win" | "loss";

/** News of the thinking, and its end. */
export type Thought = {
  /** The decision to play, in notation; none before the first is found. */
  best: string | null,
  /** The best line, decision by decision. */
  line: Array<string>,
  /** Decisions deep. */
  depth: number,
  /** Positions looked at. */
  nodes: number,
  /** Milliseconds so far. */
  time: number,
  /** What the score is. */
  scoreKind: ScoreKind,
  /** Units, or decisions to the end, for the player who decides. */
  score: number,
  /** How likely White wins, from 0 to 1; a tie counts half. */
  whiteChance: number,
  /** How much of what is allowed is used, from 0 to 1. */
  progress: number,
  /** Whether this is the answer. */
  done: boolean,
};

/** A cell of a drawing. */
export type FigureCell = {
  /** Its name, such as `e4`. */
  cell: string,
  /** Its middle. */
  x: number,
  /** Its middle. */
  y: number,
  /** The cells beside it as the eye sees them: right, lower right, lower left, left, upper left, upper
   * right. */
  around: [string | null, string | null, string | null, string | null, string | null, string | null],
};

/** The measures of cubes. */
export type FigureAnatomy = {
  /** The side of a cube that stands alone. */
  single: number,
  /** How far the middle of its face is below the middle of the cell. */
  singleY: number,
  /** The side of the cubes of a stack. */
  stacked: number,
  /** How far the middle of the upper face is below the middle of the cell. */
  topY: number,
  /** Below this, a stack shows its lower cube. */
  splitY: number,
  /** How far the upper cube rises when it is chosen alone. */
  lift: number,
};

/** The board of an edition, seen from one side. A cell is 100 units wide, and the middle of the board is the
 * origin. Shapes are named in the page's definitions, such as `jersi-simple-white-rock-top`. */
export type BoardFigure = {
  /** The edition, such as `4.8`. */
  edition: string,
  /** Whether Black's side is at the bottom. */
  flipped: boolean,
  /** What to show: left, top, width, height. */
  viewBox: [number, number, number, number],
  /** The plate and the cells, as SVG. */
  board: string,
  /** The names of the cells, as SVG. */
  labels: string,
  /** The letters of the rows, as SVG, for small boards. */
  rowLabels: string,
  /** The cells, row by row as the eye reads them. */
  rows: Array<Array<FigureCell>>,
  /** The corners of a cell around its middle. */
  hexagon: string,
  /** The measures of cubes. */
  anatomy: FigureAnatomy,
  /** How far from the middle of a cell the tip of an arrow is: by how many cubes stand there, then by where
   * it comes from, in the order of a cell's neighbours. */
  tips: [[number, number, number, number, number, number], [number, number, number, number, number, number], [number, number, number, number, number, number]],
  /** How far above the middle of a cell the head of something that came down is: by how many cubes. */
  falls: [number, number, number],
  /** How long an arrow head is. */
  head: number,
  /** The outer edge of the row that each player's king is after, as the data of a path; none where kings stay at home. */
  inlays: Both<string> | null,
};

/** What a text turned out to be. */
export type Found = "record" | "position" | "nothing";

/** Something that is wrong or odd in a text, and where. */
export type Trouble = {
  /** An identifier that no language changes. */
  code: string,
  /** A sentence for the reader. */
  message: string,
  /** "Turn 16, Black"; empty if it is not about a turn. */
  turn: string,
  /** The turn as it is written; empty if it is not about a turn. */
  written: string,
  /** The place of the fault, as a beginning and an end in JavaScript's counting. */
  span: [number, number] | null,
  /** The place of the whole turn, which a remedy takes. */
  whole: [number, number] | null,
  /** The line of the fault, from 1; 0 if it has no place. */
  line: number,
  /** Its column, from 1; 0 if it has no place. */
  column: number,
  /** The turn that was meant, if there is exactly one remedy. */
  remedy: string | null,
  /** Legal turns that look like the one that is written. */
  near: Array<string>,
};

/** A tag of a record. */
export type TagView = {
  /** Its name, such as `Event`. */
  name: string,
  /** Its value. */
  value: string,
};

/** A position read by the rules of an edition that it fits. */
export type Candidate = {
  /** The edition. */
  edition: string,
  /** Whether the ransom is played. */
  ransom: boolean,
  /** "Edition 4.8". */
  rules: string,
  /** The position, as a string. */
  position: string,
  /** A game that begins with it, in JRN. */
  record: string,
  /** How many legal decisions there are. */
  turns: number,
  /** How the game has ended, in a sentence; empty if it goes on. */
  ending: string,
};

/** What a text is, and what is wrong with it. */
export type Diagnosis = {
  /** What it is. */
  found: Found,
  /** The layout of a record, such as `booklet-4.8`. */
  layout: string | null,
  /** The layout in words; empty if there is none. */
  layoutName: string,
  /** The edition, as far as it is known. */
  edition: string | null,
  /** "Edition 4.8, without reserve"; empty if it is not known. */
  rules: string,
  /** Whether mountains and wise men are played. */
  reserve: boolean,
  /** Whether a captured king is bought back. */
  ransom: boolean,
  /** The players' names; empty where the record tells none. */
  players: Both<string>,
  /** What else the record tells of the game. */
  tags: Array<TagView>,
  /** How many turns were found legal, those included that were mended. */
  turns: number,
  /** How many turns are written. */
  written: number,
  /** How the game ended, in a sentence; empty if it goes on or is not known. */
  ending: string,
  /** Why the text cannot be used as it is, slips apart. */
  fault: Trouble | null,
  /** Slips for which there is exactly one remedy. */
  slips: Array<Trouble>,
  /** What is odd and harmless. */
  notes: Array<Trouble>,
  /** The editions among which the reader must choose, because the text does not tell. */
  choices: Array<string>,
  /** The editions that a position fits. */
  candidates: Array<Candidate>,
  /** The whole game in JRN, slips mended; none if something else is wrong with it. */
  record: string | null,
  /** The game in JRN as far as it is legal, if a turn is not. */
  beginning: string | null,
  /** The last position that was reached, as a string. */
  position: string | null,
  /** The same for a small picture. */
  glimpse: Glimpse | null,
};

/** The end of a game, for a small picture. */
export type Glimpse = {
  /** The edition. */
  edition: string,
  /** How many turns were played. */
  turns: number,
  /** What stands on the cells that are not empty. */
  stands: Array<CellStand>,
  /** The movements of the last turn. */
  legs: Array<Leg>,
  /** Where the king stands that has come home, if that has ended the game. */
  king: string | null,
  /** Whether the game has ended, by the rules or as the record tells. */
  over: boolean,
  /** Who has won. */
  winner: Color | null,
};

/** A game of a club, in a list or an invitation. */
export type GameOutline = {
  /** The edition, such as `4.8`. */
  edition: string,
  /** "Edition 4.8, without reserve". */
  rules: string,
  /** How it begins, where the edition knows several ways. */
  setting: string | null,
  /** How much time there is for the whole game. */
  control: ControlView | null,
  /** How many days there are for each turn. */
  days: number | null,
  /** What stands on the cells that are not empty; nothing while that is not drawn yet. */
  stands: Array<CellStand>,
};

/** What the reader knows of a text. */
export type ImportHint = {
  /** The edition. */
  edition: string | null,
  /** Whether mountains and wise men are played. */
  reserve: boolean | null,
  /** Whether a captured king is bought back. */
  ransom: boolean | null,
  /** The setting, by its identifier. */
  setting: string | null,
  /** What the text is called, such as the name of its file: it may tell who plays. */
  title: string | null,
};

/** A board to be drawn on its own. */
export type FigureRequest = {
  /** The edition. */
  edition: string,
  /** Whether mountains and wise men are played. */
  reserve: boolean,
  /** Whether a captured king is bought back. */
  ransom: boolean,
  /** What a house plays otherwise than the booklet. */
  house?: string,
  /** The position; before the turn, if there is one. */
  position: string,
  /** The turn that is played and shown as a path. */
  turn: string | null,
  /** Such as `wood-light`. */
  theme: string,
  /** `dots` or `simple`. */
  faces: string,
  /** Whether Black's side is at the bottom. */
  flipped: boolean,
  /** Whether cells are named. */
  coordinates: boolean,
  /** Whether the reserves are shown. */
  reserves: boolean,
  /** How many pixels a cell is wide. */
  pixels: number,
  /** A title for those who do not see the drawing. */
  title: string,
};

/** A turn of a record. */
export type TurnAt = {
  /** The position before it, as a string. */
  before: string,
  /** The turn, in notation. */
  turn: string,
};

/** A kind of piece for one player, to be put on the board. */
export type PaletteKind = {
  /** The kind. */
  kind: Kind,
  /** "white rock". */
  name: string,
  /** Its letter in the edition: upper-case for White, lower-case for Black. */
  letter: string,
  /** How many stand on the board. */
  onBoard: number,
  /** How many wait in reserve, or are still to be placed. */
  inReserve: number,
  /** How many a player has at the most. */
  most: number,
  /** Whether some may wait in reserve. */
  reservable: boolean,
};

/** One thing that is wrong with a position. */
export type PositionFaultView = {
  /** An identifier that no language changes. */
  code: string,
  /** A sentence. */
  message: string,
  /** The cells that it is about. */
  cells: Array<string>,
};

/** A position that is being set up. */
export type EditorView = {
  /** The edition. */
  edition: string,
  /** Whether mountains and wise men are played. */
  reserve: boolean,
  /** Whether a captured king is bought back. */
  ransom: boolean,
  /** "Edition 4.8, without reserve". */
  rules: string,
  /** The cells, row i first, each row from left to right; what is wrong with one is in its label. */
  cells: Array<CellView>,
  /** Whose turn it is. */
  toMove: Color,
  /** The count towards the end; none where it does not run. */
  clock: number | null,
  /** What it counts. */
  clockKind: CountKind,
  /** The highest count. */
  clockMost: number,
  /** The number of the turn to play, as records count: that of its pair. */
  pair: number,
  /** What can be put on the board. */
  palette: Both<Array<PaletteKind>>,
  /** All that is wrong; empty for a valid position. */
  faults: Array<PositionFaultView>,
  /** The position as a string, valid or not. */
  position: string,
  /** A game that begins with it, in JRN; none if the position is not valid. */
  record: string | null,
  /** How many legal decisions there are; none if the position is not valid. */
  turns: number | null,
  /** How the game has ended, in a sentence; empty if it goes on. */
  ending: string,
  /** Whether a change can be taken back. */
  canUndo: boolean,
  /** Whether a change that was taken back can be made again. */
  canRedo: boolean,
};

/** A legal turn of one edition that the other lacks. */
export type TurnChange = {
  /** The turn, in the notation of the edition that has it. */
  turn: string,
  /** The rule of the other edition that forbids it. */
  why: string,
};

/** The same position judged by two sets of rules. */
export type Comparison = {
  /** The rules here, in words. */
  here: string,
  /** The other rules, in words. */
  there: string,
  /** What had to be left out or changed on the way. */
  changes: Array<string>,
  /** Why it is no position there; the cells are named as they are here. */
  faults: Array<PositionFaultView>,
  /** The position there, as a string; none if it is none. */
  position: string | null,
  /** Whether the cells have other names there. */
  renamed: boolean,
  /** How many legal turns both have. */
  both: number,
  /** The turns that are legal here only. */
  onlyHere: Array<TurnChange>,
  /** The turns that are legal there only. */
  onlyThere: Array<TurnChange>,
  /** How the game has ended here; empty if it goes on. */
  endingHere: string,
  /** How the game has ended there; empty if it goes on. */
  endingThere: string,
};

/** An arrow from cell to cell. */
export type ArrowView = {
  /** Where it begins. */
  from: string,
  /** Where it points. */
  to: string,
};

/** What somebody has drawn on the board. */
export type Drawn = {
  /** Arrows. */
  arrows: Array<ArrowView>,
  /** Cells with a ring. */
  rings: Array<string>,
};

/** A turn of a study. */
export type StudyTurn = {
  /** It stays the same as long as the study is open. The start is 0 and not in the list. */
  id: number,
  /** The turn before it; 0 for the start. */
  parent: number,
  /** What may follow, the main line first. */
  children: Array<number>,
  /** In notation. */
  text: string,
  /** Whose it is. */
  player: Color,
  /** The number of the pair that it belongs to. */
  pair: number,
  /** What records print before it: `7.` or `7…`; nothing before a placement. */
  label: string,
  /** Whether it is a placement of a free setting. */
  placement: boolean,
  /** Whether something is captured. */
  captures: boolean,
  /** Whether it belongs to the game itself. */
  main: boolean,
  /** In words. */
  sentence: string,
  /** The sign on it: `!!`, `!`, `!?`, `?!`, `?` or `??`. */
  mark: string | null,
  /** What is noted about it. */
  note: string,
  /** What was left on the clock. */
  clock: string | null,
  /** White's winning chance after it as the record tells it, from 0 to 1. */
  chance: number | null,
  /** What is drawn on the board. */
  drawn: Drawn,
};

/** A study without the board. */
export type StudyTree = {
  /** The turns, each before what follows it. */
  turns: Array<StudyTurn>,
  /** The turns that may come first. */
  first: Array<number>,
  /** What is noted before the first turn. */
  preface: string,
  /** What is drawn on the board before the first turn. */
  drawn: Drawn,
  /** The edition, such as `4.8`. */
  edition: string,
  /** The names of the players; empty if they are not known. */
  names: Both<string>,
  /** Where and when it was played; empty if that is not known. */
  event: string,
  /** When it was played; empty if that is not known. */
  date: string,
  /** How the game ended; empty if it did not. */
  ending: string,
  /** Who won, in two words; empty if nobody did. */
  result: string,
  /** How many lines of the record cannot be played. They are kept, and not shown. */
  strays: number,
};

/** What the engine thinks of a position of a game. */
export type Look = {
  /** The position, as a string. */
  position: string,
  /** For the player who decides: `+35` in units, `#3` or `#-4` to a forced end. */
  score: string,
  /** The best line, decision by decision; empty if the game is over. */
  best: Array<string>,
};

/** What to call a turn that lost a part of the winning chance. */
export type Judgement = "inaccuracy" | "mistake" | "blunder";

/** A decision that lost some of the winning chance. */
export type SlipView = {
  /** What it is called. */
  judgement: Judgement,
  /** Whose it is; in a ransom it may be that of the player whose turn it is not. */
  player: Color,
  /** Which decision of the turn it is, from 0. */
  decision: number,
  /** Which of the looks is that of the position before it. */
  look: number,
  /** The player's winning chance with the best decision, from 0 to 1. */
  best: number,
  /** The same with the one that was taken. */
  now: number,
  /** What was better, and what follows, turn by turn. */
  better: Array<string>,
};

/** A turn of a game that was judged. */
export type JudgedTurn = {
  /** The turn. */
  id: number,
  /** White's winning chance after it, from 0 to 1. */
  chance: number,
  /** The worst of its decisions, if it deserves a name. */
  slip: SlipView | null,
};

/** How a player did. */
export type TallyView = {
  /** From 0 to 1; none before the first decision that was free. */
  accuracy: number | null,
  /** How many. */
  inaccuracies: number,
  /** How many. */
  mistakes: number,
  /** How many. */
  blunders: number,
};

/** A game that was judged, as far as the engine has looked. */
export type AnalysisView = {
  /** How many of the looks belong to the game as it is now. */
  known: number,
  /** How many positions there are to look at. */
  of: number,
  /** White's winning chance at the start, from 0 to 1; none before the first look. */
  start: number | null,
  /** The turns that are judged, from the first on. Without a look, they are judged by the scores in the record, and what
   * was better is not known. */
  turns: Array<JudgedTurn>,
  /** How the players did. */
  players: Both<TallyView>,
};

/** A question to the analyst: the best lines in a position. */
export type LinesRequest = {
  /** The game up to the position, in JRN. */
  record: string,
  /** How many lines. */
  lines: number,
  /** At most so many positions; none to go on until it is stopped. */
  nodes: number | null,
};

/** A good line. */
export type LineView = {
  /** What the score is. */
  scoreKind: ScoreKind,
  /** Units, or decisions to the end, for the player who decides. */
  score: number,
  /** How likely White wins, from 0 to 1; a tie counts half. */
  whiteChance: number,
  /** Turn by turn. */
  turns: Array<string>,
  /** The first of them as the board shows it. */
  trail: Trail,
};

/** The best lines in a position, as far as the analyst came. */
export type Lines = {
  /** The position that they belong to, as a string. */
  position: string,
  /** Decisions deep. */
  depth: number,
  /** Positions looked at. */
  nodes: number,
  /** The lines, best first. */
  lines: Array<LineView>,
  /** Whether this is the end of it. */
  done: boolean,
};

/** A question to the analyst: look at every position of a game. */
export type GameRequest = {
  /** The game, in JRN; variations do not matter. */
  record: string,
  /** Positions looked at for each of them. */
  nodes: number,
  /** How many of them are known already. */
  from: number,
};

/** News of the analyst: a position of the game was looked at. */
export type Looked = {
  /** Which one, from 0. */
  place: number,
  /** How many there are. */
  of: number,
  /** What was found. */
  look: Look,
};

/** A question to the analyst: is this turn as good as the best? */
export type TryRequest = {
  /** The game up to the position, in JRN. */
  record: string,
  /** The turn, or the part of one. */
  turn: string,
  /** What was thought of the position. */
  look: Look,
  /** Positions to look at. */
  nodes: number,
};

/** A turn that was tried. */
export type TriedView = {
  /** Whether it is as good as the best. */
  good: boolean,
  /** The player's winning chance with the best turn, from 0 to 1. */
  best: number,
  /** The same with this one. */
  now: number,
  /** What the opponent would answer, turn by turn. */
  answer: Array<string>,
};

/** What a puzzle asks for. */
export type PuzzleGoal = "win" | "hold";

/** A turn that was tried in a puzzle. */
export type PuzzleTry = {
  /** The edition, such as `4.8`. */
  edition: string,
  /** Whether mountains and wise men are played. */
  reserve: boolean,
  /** The position of the puzzle. */
  position: string,
  /** What is asked for. */
  goal: PuzzleGoal,
  /** Turns within which the win is asked for, the defender's included; or within which the other would win after a turn that
   * does not hold. */
  turns: number,
  /** The turn that was tried. */
  tried: string,
};

/** What the solver says of it. */
export type PuzzleReply = {
  /** Whether the try does what is asked for. */
  right: boolean,
  /** What follows. After a right turn that does not win yet: the defender's answer, and a turn that goes on to win. After a
   * wrong one: the answer that gets away, or the way in which it loses, to the end. Empty if the game is over, and after a
   * turn that holds. */
  line: Array<string>,
};

/** What is to be explained. */
export type ExplainAsk = "turn" | "proposal" | "why-it-wins" | "why-not";

/** A turn to be explained. */
export type ExplainRequest = {
  /** What is asked. */
  ask: ExplainAsk,
  /** The edition, such as `4.8`. */
  edition: string,
  /** Whether mountains and wise men are played. */
  reserve: boolean,
  /** Whether a captured king costs a ransom. */
  ransom: boolean,
  /** What a house plays otherwise than the booklet. */
  house?: string,
  /** The position before the turn. */
  position: string,
  /** The turn, in notation. */
  turn: string,
  /** Whole turns within which a forced end is looked for, this one included: 3 is mine, yours, mine. */
  turns: number,
  /** A turn that is held for better, to be compared with; or for `why-not` the answer that is known to refute the turn. */
  other: string | null,
};

/** A cell that a claim speaks of. */
export type FactCell = {
  /** Its name; empty for a kind of cube wherever it stands. */
  cell: string,
  /** What stands there, from the bottom up, in the letters of a position. */
  pieces: string,
  /** Whether it is so since the turn. */
  fresh: boolean,
  /** Of what can be captured: whether its player can take something back at once. */
  guarded: boolean,
};

/** How far a king is from home while the opponent stands still. */
export type WayView = {
  /** It takes no fewer turns of the player. */
  atLeast: number,
  /** So many turns of the king alone are enough; none if a way of three is not open. */
  open: number | null,
};

/** A claim that holds by the rules or by a proof; what it does not speak of is empty. */
export type FactView = {
  /** Which claim, such as `takes`; `docs/explanations.md` lists them. */
  claim: string,
  /** The cells it speaks of. */
  cells: Array<FactCell>,
  /** A line of decisions in notation. */
  line: Array<string>,
  /** Whole turns of the line. */
  inTurns: number | null,
  /** What ends the game. */
  reason: string | null,
  /** Whether a threat is met. */
  met: boolean | null,
  /** Whose king it is. */
  player: Color | null,
  /** How far the king was from home. */
  before: WayView | null,
  /** How far it is. */
  after: WayView | null,
};

/** A turn explained. */
export type Explained = {
  /** The most telling claims in a sentence or two, in the player's language; empty if there is nothing to say. */
  text: string,
  /** All claims, those about the end of the game first. For `why-not` they are those about the turn that was tried. */
  facts: Array<FactView>,
  /** The turns that prove it, the one that was asked about first; that one alone if nothing is forced. */
  line: Array<string>,
};
