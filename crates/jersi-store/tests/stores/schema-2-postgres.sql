SET session_replication_role = replica;
CREATE TABLE _sqlx_migrations (version BIGINT PRIMARY KEY, description TEXT NOT NULL, installed_on TIMESTAMPTZ NOT NULL DEFAULT now(), success BOOLEAN NOT NULL, checksum BYTEA NOT NULL, execution_time BIGINT NOT NULL);
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
INSERT INTO _sqlx_migrations VALUES ('2', 'club', '2026-11-16 14:53:46.634667+00', 'true', E'\\xaa25adea744f067e8815af7ef5172f8552fd722e866f904bde911074aeae8206c622bf8c5cf07712334efe8d30a0918f', '48472596');
INSERT INTO event VALUES ('5194102c6589cc28b231', '1', 'begun', NULL, '4.8 ransom', '1800000000000', '1800000000000', '51d5c66ea721b1b12b98', '14000000000000000000000000000000', 'join');
INSERT INTO event VALUES ('5194102c6589cc28b231', '2', 'decided', 'white', 'a2-b2=d3', '1800000000000', '1800000000000', '8da73986998f43cd4d5e', '15000000000000000000000000000000', '1 decide a2-b2=d3');
INSERT INTO event VALUES ('5194102c6589cc28b231', '3', 'decided', 'black', 'h4-h3=f4', '1800000003000', '1800000003000', '51d5c66ea721b1b12b98', '16000000000000000000000000000000', '2 decide h4-h3=f4');
INSERT INTO event VALUES ('5194102c6589cc28b231', '4', 'decided', 'white', 'a3-b3', '1800000006000', '1800000006000', '8da73986998f43cd4d5e', '17000000000000000000000000000000', '3 decide a3-b3');
INSERT INTO event VALUES ('5194102c6589cc28b231', '5', 'draw-offered', 'white', NULL, '1800000009000', '1800000009000', '8da73986998f43cd4d5e', '18000000000000000000000000000000', '4 offer-draw ');
INSERT INTO event VALUES ('5194102c6589cc28b231', '6', 'draw-accepted', 'black', NULL, '1800000009000', '1800000009000', '51d5c66ea721b1b12b98', '19000000000000000000000000000000', '5 accept-draw ');
INSERT INTO event VALUES ('5194102c6589cc28b231', '7', 'rematch-asked', 'white', NULL, '1800000009000', '1800000009000', '8da73986998f43cd4d5e', '1a000000000000000000000000000000', '4 rematch ');
INSERT INTO event VALUES ('5194102c6589cc28b231', '8', 'rematch-asked', 'black', NULL, '1800000009000', '1800000009000', '51d5c66ea721b1b12b98', '1b000000000000000000000000000000', '4 rematch ');
INSERT INTO event VALUES ('5194102c6589cc28b231', '9', 'rematch-made', NULL, '583627f780977c4f7b92', '1800000009000', '1800000009000', NULL, NULL, NULL);
INSERT INTO event VALUES ('583627f780977c4f7b92', '1', 'begun', NULL, '4.8 ransom', '1800000009000', '1800000009000', NULL, NULL, NULL);
INSERT INTO event VALUES ('b12d7a83191742157775', '1', 'begun', NULL, '2.0 setting=random seed=8202175669207963', '1800000009000', '1800000009000', '51d5c66ea721b1b12b98', '1d000000000000000000000000000000', 'join');
INSERT INTO event VALUES ('b12d7a83191742157775', '2', 'decided', 'white', 'a1-b2=a1', '1800000009000', '1800000009000', '8da73986998f43cd4d5e', '1e000000000000000000000000000000', '1 decide a1-b2=a1');
INSERT INTO game VALUES ('5194102c6589cc28b231', 'over', '1', '0', '4.8 ransom', '600+5', 'white', '8da73986998f43cd4d5e', '8da73986998f43cd4d5e', '51d5c66ea721b1b12b98', NULL, '0', '0', '0', '1800000000000', '1800000009000', '1800000000000', '1800000009000', '9', '4', 'p-r-s-k-r-s-p-/f-s-2s-p-r-f-/7/3pr4/9/2RS5/7/F-1PRS-R-P-S-F-/P-2K-S-R-P- b MMMMWWmmmmww 3 4', '3', NULL, NULL, '1/2-1/2', 'agreement');
INSERT INTO game VALUES ('583627f780977c4f7b92', 'playing', '1', '0', '4.8 ransom', '600+5', 'lot', '8da73986998f43cd4d5e', '51d5c66ea721b1b12b98', '8da73986998f43cd4d5e', '5194102c6589cc28b231', '0', '0', '1', '1800000009000', '1800000009000', '1800000009000', NULL, '1', '1', 'p-r-s-k-r-s-p-/f-s-p-r-s-p-r-f-/7/8/9/8/7/F-R-P-S-R-P-S-F-/P-S-R-K-S-R-P- w MMMMWWmmmmww 0 1', '0', 'white', '1800000129000', NULL, NULL);
INSERT INTO game VALUES ('b12d7a83191742157775', 'playing', '1', '0', '2.0 setting=random', '3d', 'white', '8da73986998f43cd4d5e', '8da73986998f43cd4d5e', '51d5c66ea721b1b12b98', NULL, '0', '0', '0', '1800000009000', '1800000009000', '1800000009000', NULL, '2', '2', 'k-kcn-rrc-/r-k-c-c-r-k-/7/8/9/8/7/K-1C-K-R-C-/RRCKN-KRC- b - - 2', '1', 'black', '1800259209000', NULL, NULL);
INSERT INTO game VALUES ('ed152137d25049adca0c', 'open', '1', '0', '3.0 setting=free', '-', 'white', '8da73986998f43cd4d5e', NULL, NULL, NULL, '0', '0', '0', '1800000009000', '1800000009000', NULL, NULL, '0', '0', NULL, '0', NULL, '1800604809000', NULL, NULL);
INSERT INTO identity VALUES ('51d5c66ea721b1b12b98', 'guest', 'Blaise', NULL, NULL, NULL, NULL, NULL, NULL, '1800000000000', '1800000000000');
INSERT INTO identity VALUES ('8b3d6ef09e68a7031e0f', 'account', 'Eve', 'eve', '$argon2id$v=19$m=19456,t=2,p=1$c2FsdHNhbHQ$aGFzaA', NULL, NULL, '2027', '86400000', '1800000000000', '1800000000000');
INSERT INTO identity VALUES ('8da73986998f43cd4d5e', 'guest', 'Ada', NULL, NULL, NULL, NULL, NULL, NULL, '1800000000000', '1800000000000');
INSERT INTO identity VALUES ('b0b0b0b0b0b0b0b0b0b0', 'bot', 'Rook', 'rook', NULL, NULL, NULL, NULL, NULL, '1800000000000', '1800000000000');
INSERT INTO passkey VALUES ('key', '8b3d6ef09e68a7031e0f', 'My phone', '{}', '1800000000000');
INSERT INTO service VALUES ('1', '1800000009000');
INSERT INTO token VALUES ('0bb27e985c422cd7e5f9d995d541182c3dfed04e5f5fca7ce2503e18a8f6819e', '8b3d6ef09e68a7031e0f', 'browser', '1834560000000');
INSERT INTO token VALUES ('14b16af94a3948582eb57a5521e739175ab257453b57267c6cb24464aa4a2e4a', '8da73986998f43cd4d5e', 'browser', '1834560000000');
INSERT INTO token VALUES ('a80b6f37152bf6f937d1d37979f2c0c49e8eeca463b5f63acee2db3ec5ab8356', '51d5c66ea721b1b12b98', 'browser', '1834560000000');
INSERT INTO token VALUES ('b0b0', 'b0b0b0b0b0b0b0b0b0b0', 'bot', '18000000000000');
