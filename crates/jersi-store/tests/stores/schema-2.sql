CREATE TABLE _sqlx_migrations (
    version BIGINT PRIMARY KEY,
    description TEXT NOT NULL,
    installed_on TIMESTAMP NOT NULL DEFAULT CURRENT_TIMESTAMP,
    success BOOLEAN NOT NULL,
    checksum BLOB NOT NULL,
    execution_time BIGINT NOT NULL
);
CREATE TABLE attempt (
  name_key TEXT PRIMARY KEY,
  since BIGINT NOT NULL,
  count BIGINT NOT NULL
);
CREATE TABLE ceremony (
  id TEXT PRIMARY KEY,
  kind TEXT NOT NULL,
  identity TEXT,
  body TEXT NOT NULL,
  expires_at BIGINT NOT NULL
);
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
, rated INTEGER NOT NULL DEFAULT 0);
CREATE TABLE identity (
  id TEXT PRIMARY KEY,
  kind TEXT NOT NULL CHECK (kind IN ('guest', 'account', 'bot', 'gone')),
  name TEXT NOT NULL,
  created_at BIGINT NOT NULL,
  seen_at BIGINT NOT NULL
, name_key TEXT, password TEXT, banned_at BIGINT, vacation_until BIGINT, vacation_year BIGINT, vacation_used BIGINT);
CREATE TABLE job (
  kind TEXT NOT NULL,
  about TEXT NOT NULL,
  run_at BIGINT NOT NULL,
  tries BIGINT NOT NULL,
  fault TEXT,
  PRIMARY KEY (kind, about)
);
CREATE TABLE passkey (
  id TEXT PRIMARY KEY,
  identity TEXT NOT NULL REFERENCES identity (id),
  label TEXT NOT NULL,
  -- The public key with its counter, as the library writes it.
  body TEXT NOT NULL,
  created_at BIGINT NOT NULL
);
CREATE TABLE rated (
  game TEXT NOT NULL REFERENCES game (id),
  identity TEXT NOT NULL REFERENCES identity (id),
  pool TEXT NOT NULL,
  at BIGINT NOT NULL,
  before DOUBLE PRECISION NOT NULL,
  after DOUBLE PRECISION NOT NULL,
  PRIMARY KEY (game, identity)
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
CREATE TABLE service (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  alive_at BIGINT NOT NULL
);
CREATE TABLE "token" (
  hash TEXT PRIMARY KEY,
  identity TEXT NOT NULL REFERENCES identity (id),
  kind TEXT NOT NULL CHECK (kind IN ('browser', 'device', 'bot')),
  expires_at BIGINT NOT NULL
);
CREATE INDEX game_black ON game (black, status, ended_at);
CREATE INDEX game_due ON game (due_at) WHERE due_at IS NOT NULL;
CREATE INDEX game_listed ON game (status, created_at) WHERE listed = 1 AND status <> 'over';
CREATE INDEX game_maker ON game (maker, status);
CREATE INDEX game_white ON game (white, status, ended_at);
CREATE UNIQUE INDEX identity_name ON identity (name_key) WHERE name_key IS NOT NULL;
CREATE INDEX job_due ON job (run_at);
CREATE INDEX passkey_identity ON passkey (identity);
CREATE INDEX rated_identity ON rated (identity, at);
CREATE INDEX rating_pool ON rating (pool, value);
CREATE INDEX token_identity ON token (identity);
INSERT INTO _sqlx_migrations VALUES (1, 'club', '2026-11-16 14:53:45', 1, X'7AC6B57EF76D0470F9C44490313BE65B688BA39F4F36799CDF89BBC10C6AF37DBB38591EC7D311DC7C8D0738D6C3B13E', 587091);
INSERT INTO _sqlx_migrations VALUES (2, 'people', '2026-11-16 14:53:45', 1, X'D5909CE61559162986296A83C4E2FB271FDE4D0246DA47BA59567F0ACCC268364BBBE02EED84DDBA0FA6022FBB0F75EE', 3945548);
INSERT INTO event VALUES ('46ccdab82f57314f2730', 1, 'begun', NULL, '4.8 ransom', 1800000009000, 1800000009000, NULL, NULL, NULL);
INSERT INTO event VALUES ('4925d0a8945a215f9db4', 1, 'begun', NULL, '4.8 ransom', 1800000000000, 1800000000000, 'f7a1c29184531c37ba9e', '04000000000000000000000000000000', 'join');
INSERT INTO event VALUES ('4925d0a8945a215f9db4', 2, 'decided', 'white', 'a2-b2=d3', 1800000000000, 1800000000000, '163f1c73fd0bbd615d61', '05000000000000000000000000000000', '1 decide a2-b2=d3');
INSERT INTO event VALUES ('4925d0a8945a215f9db4', 3, 'decided', 'black', 'h4-h3=f4', 1800000003000, 1800000003000, 'f7a1c29184531c37ba9e', '06000000000000000000000000000000', '2 decide h4-h3=f4');
INSERT INTO event VALUES ('4925d0a8945a215f9db4', 4, 'decided', 'white', 'a3-b3', 1800000006000, 1800000006000, '163f1c73fd0bbd615d61', '07000000000000000000000000000000', '3 decide a3-b3');
INSERT INTO event VALUES ('4925d0a8945a215f9db4', 5, 'draw-offered', 'white', NULL, 1800000009000, 1800000009000, '163f1c73fd0bbd615d61', '08000000000000000000000000000000', '4 offer-draw ');
INSERT INTO event VALUES ('4925d0a8945a215f9db4', 6, 'draw-accepted', 'black', NULL, 1800000009000, 1800000009000, 'f7a1c29184531c37ba9e', '09000000000000000000000000000000', '5 accept-draw ');
INSERT INTO event VALUES ('4925d0a8945a215f9db4', 7, 'rematch-asked', 'white', NULL, 1800000009000, 1800000009000, '163f1c73fd0bbd615d61', '0a000000000000000000000000000000', '4 rematch ');
INSERT INTO event VALUES ('4925d0a8945a215f9db4', 8, 'rematch-asked', 'black', NULL, 1800000009000, 1800000009000, 'f7a1c29184531c37ba9e', '0b000000000000000000000000000000', '4 rematch ');
INSERT INTO event VALUES ('4925d0a8945a215f9db4', 9, 'rematch-made', NULL, '46ccdab82f57314f2730', 1800000009000, 1800000009000, NULL, NULL, NULL);
INSERT INTO event VALUES ('e8d6d12744ac2333a79b', 1, 'begun', NULL, '2.0 setting=random seed=3926348061379747', 1800000009000, 1800000009000, 'f7a1c29184531c37ba9e', '0d000000000000000000000000000000', 'join');
INSERT INTO event VALUES ('e8d6d12744ac2333a79b', 2, 'decided', 'white', 'a1-b2=a1', 1800000009000, 1800000009000, '163f1c73fd0bbd615d61', '0e000000000000000000000000000000', '1 decide a1-b2=a1');
INSERT INTO game VALUES ('46ccdab82f57314f2730', 'playing', 1, '4.8 ransom', '600+5', 'lot', '163f1c73fd0bbd615d61', 'f7a1c29184531c37ba9e', '163f1c73fd0bbd615d61', '4925d0a8945a215f9db4', 0, 0, 1, 1800000009000, 1800000009000, 1800000009000, NULL, 1, 1, 'p-r-s-k-r-s-p-/f-s-p-r-s-p-r-f-/7/8/9/8/7/F-R-P-S-R-P-S-F-/P-S-R-K-S-R-P- w MMMMWWmmmmww 0 1', 0, 'white', 1800000129000, NULL, NULL, 0);
INSERT INTO game VALUES ('4925d0a8945a215f9db4', 'over', 1, '4.8 ransom', '600+5', 'white', '163f1c73fd0bbd615d61', '163f1c73fd0bbd615d61', 'f7a1c29184531c37ba9e', NULL, 0, 0, 0, 1800000000000, 1800000009000, 1800000000000, 1800000009000, 9, 4, 'p-r-s-k-r-s-p-/f-s-2s-p-r-f-/7/3pr4/9/2RS5/7/F-1PRS-R-P-S-F-/P-2K-S-R-P- b MMMMWWmmmmww 3 4', 3, NULL, NULL, '1/2-1/2', 'agreement', 0);
INSERT INTO game VALUES ('593b1035e6ddf02dccac', 'open', 1, '3.0 setting=free', '-', 'white', '163f1c73fd0bbd615d61', NULL, NULL, NULL, 0, 0, 0, 1800000009000, 1800000009000, NULL, NULL, 0, 0, NULL, 0, NULL, 1800604809000, NULL, NULL, 0);
INSERT INTO game VALUES ('e8d6d12744ac2333a79b', 'playing', 1, '2.0 setting=random', '3d', 'white', '163f1c73fd0bbd615d61', '163f1c73fd0bbd615d61', 'f7a1c29184531c37ba9e', NULL, 0, 0, 0, 1800000009000, 1800000009000, 1800000009000, NULL, 2, 2, 'r-crn-ckc-/c-r-k-r-k-k-/7/8/9/8/7/C-1R-C-R-R-/RKCKN-KCK- b - - 2', 1, 'black', 1800259209000, NULL, NULL, 0);
INSERT INTO identity VALUES ('163f1c73fd0bbd615d61', 'guest', 'Ada', 1800000000000, 1800000000000, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO identity VALUES ('3efadce15cc84b0812a7', 'account', 'Eve', 1800000000000, 1800000000000, 'eve', '$argon2id$v=19$m=19456,t=2,p=1$c2FsdHNhbHQ$aGFzaA', NULL, NULL, 2027, 86400000);
INSERT INTO identity VALUES ('b0b0b0b0b0b0b0b0b0b0', 'bot', 'Rook', 1800000000000, 1800000000000, 'rook', NULL, NULL, NULL, NULL, NULL);
INSERT INTO identity VALUES ('f7a1c29184531c37ba9e', 'guest', 'Blaise', 1800000000000, 1800000000000, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO passkey VALUES ('key', '3efadce15cc84b0812a7', 'My phone', '{}', 1800000000000);
INSERT INTO service VALUES (1, 1800000009000);
INSERT INTO token VALUES ('91e27f43ece2221fceada37a1c9d532b2ae12b0d7959326ed8be78b02bce1559', '3efadce15cc84b0812a7', 'browser', 1834560000000);
INSERT INTO token VALUES ('981ff612197a09b1c45e708704b241265c2d1496cfb31ed7b7d4a8e5a840776e', '163f1c73fd0bbd615d61', 'browser', 1834560000000);
INSERT INTO token VALUES ('b0b0', 'b0b0b0b0b0b0b0b0b0b0', 'bot', 18000000000000);
INSERT INTO token VALUES ('e1ab34d395ebd80a263a635b0249d3cd0d1b7320ce15bffd35bc9acb5f3df60b', 'f7a1c29184531c37ba9e', 'browser', 1834560000000);
