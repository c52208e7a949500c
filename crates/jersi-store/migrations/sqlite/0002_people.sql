-- Accounts, bots, passkeys, ratings, work to be done.

ALTER TABLE identity ADD COLUMN name_key TEXT;
ALTER TABLE identity ADD COLUMN password TEXT;
ALTER TABLE identity ADD COLUMN banned_at BIGINT;
ALTER TABLE identity ADD COLUMN vacation_until BIGINT;
-- The year of which days were used, and how many milliseconds of them.
ALTER TABLE identity ADD COLUMN vacation_year BIGINT;
ALTER TABLE identity ADD COLUMN vacation_used BIGINT;
CREATE UNIQUE INDEX identity_name ON identity (name_key) WHERE name_key IS NOT NULL;

-- The list of kinds grows, which SQLite does by making the table anew.
CREATE TABLE token_2 (
  hash TEXT PRIMARY KEY,
  identity TEXT NOT NULL REFERENCES identity (id),
  kind TEXT NOT NULL CHECK (kind IN ('browser', 'device', 'bot')),
  expires_at BIGINT NOT NULL
);
INSERT INTO token_2 (hash, identity, kind, expires_at) SELECT hash, identity, kind, expires_at FROM token;
DROP TABLE token;
ALTER TABLE token_2 RENAME TO token;
CREATE INDEX token_identity ON token (identity);

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

ALTER TABLE game ADD COLUMN rated INTEGER NOT NULL DEFAULT 0;

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
