-- The same tables as SQLite has after its second migration. Every whole number is BIGINT, so that one program text reads both.

CREATE TABLE identity (
  id TEXT PRIMARY KEY,
  kind TEXT NOT NULL CHECK (kind IN ('guest', 'account', 'bot', 'gone')),
  name TEXT NOT NULL,
  name_key TEXT,
  password TEXT,
  banned_at BIGINT,
  vacation_until BIGINT,
  -- The year of which days were used, and how many milliseconds of them.
  vacation_year BIGINT,
  vacation_used BIGINT,
  created_at BIGINT NOT NULL,
  seen_at BIGINT NOT NULL
);

CREATE UNIQUE INDEX identity_name ON identity (name_key) WHERE name_key IS NOT NULL;

-- Only hashes: who reads the file signs in as nobody.
CREATE TABLE token (
  hash TEXT PRIMARY KEY,
  identity TEXT NOT NULL REFERENCES identity (id),
  kind TEXT NOT NULL CHECK (kind IN ('browser', 'device', 'bot')),
  expires_at BIGINT NOT NULL
);
CREATE INDEX token_identity ON token (identity);

CREATE TABLE game (
  id TEXT PRIMARY KEY,
  status TEXT NOT NULL CHECK (status IN ('open', 'playing', 'over')),
  listed BIGINT NOT NULL,
  rated BIGINT NOT NULL,
  spec TEXT NOT NULL,
  time TEXT NOT NULL,
  seat TEXT NOT NULL CHECK (seat IN ('white', 'black', 'lot')),
  maker TEXT NOT NULL REFERENCES identity (id),
  white TEXT REFERENCES identity (id),
  black TEXT REFERENCES identity (id),
  rematch_of TEXT UNIQUE REFERENCES game (id) DEFERRABLE INITIALLY IMMEDIATE,
  score_white BIGINT NOT NULL,
  score_black BIGINT NOT NULL,
  score_ties BIGINT NOT NULL,
  created_at BIGINT NOT NULL,
  changed_at BIGINT NOT NULL,
  started_at BIGINT,
  ended_at BIGINT,
  seq BIGINT NOT NULL,
  placed BIGINT NOT NULL,
  position TEXT,
  turns BIGINT NOT NULL,
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
  seq BIGINT NOT NULL,
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
  id BIGINT PRIMARY KEY CHECK (id = 1),
  alive_at BIGINT NOT NULL
);

CREATE TABLE passkey (
  id TEXT PRIMARY KEY,
  identity TEXT NOT NULL REFERENCES identity (id),
  label TEXT NOT NULL,
  -- The public key with its counter, as the library writes it.
  body TEXT NOT NULL,
  created_at BIGINT NOT NULL
);
CREATE INDEX passkey_identity ON passkey (identity);

-- What a passkey was asked and has not answered yet.
CREATE TABLE ceremony (
  id TEXT PRIMARY KEY,
  kind TEXT NOT NULL,
  identity TEXT,
  body TEXT NOT NULL,
  expires_at BIGINT NOT NULL
);

-- Failed tries to sign in, by account, for the hour.
CREATE TABLE attempt (
  name_key TEXT PRIMARY KEY,
  since BIGINT NOT NULL,
  count BIGINT NOT NULL
);

CREATE TABLE rating (
  identity TEXT NOT NULL REFERENCES identity (id),
  pool TEXT NOT NULL,
  value DOUBLE PRECISION NOT NULL,
  deviation DOUBLE PRECISION NOT NULL,
  volatility DOUBLE PRECISION NOT NULL,
  games BIGINT NOT NULL,
  at BIGINT NOT NULL,
  PRIMARY KEY (identity, pool)
);
CREATE INDEX rating_pool ON rating (pool, value);

-- Each game counts once: this key is why.
CREATE TABLE rated (
  game TEXT NOT NULL REFERENCES game (id),
  identity TEXT NOT NULL REFERENCES identity (id),
  pool TEXT NOT NULL,
  at BIGINT NOT NULL,
  before DOUBLE PRECISION NOT NULL,
  after DOUBLE PRECISION NOT NULL,
  PRIMARY KEY (game, identity)
);
CREATE INDEX rated_identity ON rated (identity, at);

-- Written in the transaction of what asks for it, taken by whoever is free.
CREATE TABLE job (
  kind TEXT NOT NULL,
  about TEXT NOT NULL,
  run_at BIGINT NOT NULL,
  tries BIGINT NOT NULL,
  fault TEXT,
  PRIMARY KEY (kind, about)
);
CREATE INDEX job_due ON job (run_at);
