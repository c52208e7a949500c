-- Games between people. What happened is in `event`; `game` repeats what lists need of the fold.
-- Moments are milliseconds since 1970. No booleans and no JSON type: the same text serves PostgreSQL.

CREATE TABLE identity (
  id TEXT PRIMARY KEY,
  kind TEXT NOT NULL CHECK (kind IN ('guest', 'account', 'bot', 'gone')),
  name TEXT NOT NULL,
  created_at BIGINT NOT NULL,
  seen_at BIGINT NOT NULL
);

-- Only hashes: who reads the file signs in as nobody.
CREATE TABLE token (
  hash TEXT PRIMARY KEY,
  identity TEXT NOT NULL REFERENCES identity (id),
  kind TEXT NOT NULL CHECK (kind IN ('browser', 'device')),
  expires_at BIGINT NOT NULL
);
CREATE INDEX token_identity ON token (identity);

CREATE TABLE game (
  id TEXT PRIMARY KEY,
  status TEXT NOT NULL CHECK (status IN ('open', 'playing', 'over')),
  listed INTEGER NOT NULL,
  spec TEXT NOT NULL,
  time TEXT NOT NULL,
  seat TEXT NOT NULL CHECK (seat IN ('white', 'black', 'lot')),
  maker TEXT NOT NULL REFERENCES identity (id),
  white TEXT REFERENCES identity (id),
  black TEXT REFERENCES identity (id),
  rematch_of TEXT UNIQUE REFERENCES game (id),
  score_white INTEGER NOT NULL,
  score_black INTEGER NOT NULL,
  score_ties INTEGER NOT NULL,
  created_at BIGINT NOT NULL,
  changed_at BIGINT NOT NULL,
  started_at BIGINT,
  ended_at BIGINT,
  seq INTEGER NOT NULL,
  placed INTEGER NOT NULL,
  position TEXT,
  turns INTEGER NOT NULL,
  decider TEXT,
  due_at BIGINT,
  result TEXT,
  termination TEXT
);
CREATE INDEX game_due ON game (due_at) WHERE due_at IS NOT NULL;
CREATE INDEX game_listed ON game (status, created_at) WHERE listed = 1 AND status <> 'over';
CREATE INDEX game_maker ON game (maker, status);
CREATE INDEX game_white ON game (white, status, ended_at);
CREATE INDEX game_black ON game (black, status, ended_at);

CREATE TABLE event (
  game TEXT NOT NULL REFERENCES game (id),
  seq INTEGER NOT NULL,
  kind TEXT NOT NULL,
  color TEXT,
  text TEXT,
  at BIGINT NOT NULL,
  next BIGINT NOT NULL,
  -- Who did it, by which act, in which words: the same act again gets the same answer.
  actor TEXT,
  act TEXT,
  asked TEXT,
  PRIMARY KEY (game, seq),
  UNIQUE (game, act)
);

CREATE TABLE service (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  alive_at BIGINT NOT NULL
);
