CREATE TABLE _sqlx_migrations (
    version BIGINT PRIMARY KEY,
    description TEXT NOT NULL,
    installed_on TIMESTAMP NOT NULL DEFAULT CURRENT_TIMESTAMP,
    success BOOLEAN NOT NULL,
    checksum BLOB NOT NULL,
    execution_time BIGINT NOT NULL
);
INSERT INTO _sqlx_migrations VALUES (1, 'club', '2026-11-16 10:34:35', 1, X'7AC6B57EF76D0470F9C44490313BE65B688BA39F4F36799CDF89BBC10C6AF37DBB38591EC7D311DC7C8D0738D6C3B13E', 797013);
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
INSERT INTO event VALUES ('d4294778d5270961ebfb', 1, 'begun', NULL, '4.8 ransom', 1800000000000, 1800000000000, 'd6e1c8330c65a63003a1', '16000000000000000000000000000000', 'join');
INSERT INTO event VALUES ('d4294778d5270961ebfb', 2, 'decided', 'white', 'a2-b2=d3', 1800000000000, 1800000000000, '7bc28c9fbbbdd3e78def', '17000000000000000000000000000000', '1 decide a2-b2=d3');
INSERT INTO event VALUES ('d4294778d5270961ebfb', 3, 'decided', 'black', 'h4-h3=f4', 1800000003000, 1800000003000, 'd6e1c8330c65a63003a1', '19000000000000000000000000000000', '2 decide h4-h3=f4');
INSERT INTO event VALUES ('d4294778d5270961ebfb', 4, 'decided', 'white', 'a3-b3', 1800000006000, 1800000006000, '7bc28c9fbbbdd3e78def', '1a000000000000000000000000000000', '3 decide a3-b3');
INSERT INTO event VALUES ('d4294778d5270961ebfb', 5, 'draw-offered', 'white', NULL, 1800000009000, 1800000009000, '7bc28c9fbbbdd3e78def', '1b000000000000000000000000000000', '4 offer-draw ');
INSERT INTO event VALUES ('d4294778d5270961ebfb', 6, 'draw-accepted', 'black', NULL, 1800000009000, 1800000009000, 'd6e1c8330c65a63003a1', '1c000000000000000000000000000000', '5 accept-draw ');
INSERT INTO event VALUES ('d4294778d5270961ebfb', 7, 'rematch-asked', 'white', NULL, 1800000009000, 1800000009000, '7bc28c9fbbbdd3e78def', '1d000000000000000000000000000000', '4 rematch ');
INSERT INTO event VALUES ('d4294778d5270961ebfb', 8, 'rematch-asked', 'black', NULL, 1800000009000, 1800000009000, 'd6e1c8330c65a63003a1', '1e000000000000000000000000000000', '4 rematch ');
INSERT INTO event VALUES ('6e6ac9c5de27ede5c7f7', 1, 'begun', NULL, '4.8 ransom', 1800000009000, 1800000009000, NULL, NULL, NULL);
INSERT INTO event VALUES ('d4294778d5270961ebfb', 9, 'rematch-made', NULL, '6e6ac9c5de27ede5c7f7', 1800000009000, 1800000009000, NULL, NULL, NULL);
INSERT INTO event VALUES ('0f43763b85661abdf964', 1, 'begun', NULL, '2.0 setting=random seed=3813758377424822', 1800000009000, 1800000009000, 'd6e1c8330c65a63003a1', '21000000000000000000000000000000', 'join');
INSERT INTO event VALUES ('0f43763b85661abdf964', 2, 'decided', 'white', 'a1-b2=a1', 1800000009000, 1800000009000, '7bc28c9fbbbdd3e78def', '24000000000000000000000000000000', '1 decide a1-b2=a1');
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
INSERT INTO game VALUES ('d4294778d5270961ebfb', 'over', 1, '4.8 ransom', '600+5', 'white', '7bc28c9fbbbdd3e78def', '7bc28c9fbbbdd3e78def', 'd6e1c8330c65a63003a1', NULL, 0, 0, 0, 1800000000000, 1800000009000, 1800000000000, 1800000009000, 9, 4, 'p-r-s-k-r-s-p-/f-s-2s-p-r-f-/7/3pr4/9/2RS5/7/F-1PRS-R-P-S-F-/P-2K-S-R-P- b MMMMWWmmmmww 3 4', 3, NULL, NULL, '1/2-1/2', 'agreement');
INSERT INTO game VALUES ('6e6ac9c5de27ede5c7f7', 'playing', 1, '4.8 ransom', '600+5', 'lot', '7bc28c9fbbbdd3e78def', 'd6e1c8330c65a63003a1', '7bc28c9fbbbdd3e78def', 'd4294778d5270961ebfb', 0, 0, 1, 1800000009000, 1800000009000, 1800000009000, NULL, 1, 1, 'p-r-s-k-r-s-p-/f-s-p-r-s-p-r-f-/7/8/9/8/7/F-R-P-S-R-P-S-F-/P-S-R-K-S-R-P- w MMMMWWmmmmww 0 1', 0, 'white', 1800000129000, NULL, NULL);
INSERT INTO game VALUES ('0f43763b85661abdf964', 'playing', 1, '2.0 setting=random', '3d', 'white', '7bc28c9fbbbdd3e78def', '7bc28c9fbbbdd3e78def', 'd6e1c8330c65a63003a1', NULL, 0, 0, 0, 1800000009000, 1800000009000, 1800000009000, NULL, 2, 2, 'r-ckn-cck-/r-r-r-k-k-c-/7/8/9/8/7/K-1C-C-R-K-/RKCRN-KRC- b - - 2', 1, 'black', 1800259209000, NULL, NULL);
INSERT INTO game VALUES ('97e2e6cef27fac0c2701', 'open', 1, '3.0 setting=free', '-', 'white', '7bc28c9fbbbdd3e78def', NULL, NULL, NULL, 0, 0, 0, 1800000009000, 1800000009000, NULL, NULL, 0, 0, NULL, 0, NULL, 1800604809000, NULL, NULL);
CREATE TABLE identity (
  id TEXT PRIMARY KEY,
  kind TEXT NOT NULL CHECK (kind IN ('guest', 'account', 'bot', 'gone')),
  name TEXT NOT NULL,
  created_at BIGINT NOT NULL,
  seen_at BIGINT NOT NULL
);
INSERT INTO identity VALUES ('7bc28c9fbbbdd3e78def', 'guest', 'Ada', 1800000000000, 1800000000000);
INSERT INTO identity VALUES ('d6e1c8330c65a63003a1', 'guest', 'Blaise', 1800000000000, 1800000000000);
INSERT INTO identity VALUES ('0061914d9beb6c709060', 'guest', 'Eve', 1800000000000, 1800000000000);
CREATE TABLE service (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  alive_at BIGINT NOT NULL
);
INSERT INTO service VALUES (1, 1800000009000);
CREATE TABLE token (
  hash TEXT PRIMARY KEY,
  identity TEXT NOT NULL REFERENCES identity (id),
  kind TEXT NOT NULL CHECK (kind IN ('browser', 'device')),
  expires_at BIGINT NOT NULL
);
INSERT INTO token VALUES ('e0c77f9cc78ca8e69dcace009a7aca0678a12ba133342a5784a38b494c031fb1', '7bc28c9fbbbdd3e78def', 'browser', 1834560000000);
INSERT INTO token VALUES ('591a9a0a9e36028dd03d61b72618c71c2ac3ee3af06a857d528518f499d71256', 'd6e1c8330c65a63003a1', 'browser', 1834560000000);
INSERT INTO token VALUES ('5fe5eb78fc26b97bc86a7c01e6cd4c6ce0722c3ef9eaeb12975198ac9b364abb', '0061914d9beb6c709060', 'browser', 1834560000000);
CREATE INDEX game_black ON game (black, status, ended_at);
CREATE INDEX game_due ON game (due_at) WHERE due_at IS NOT NULL;
CREATE INDEX game_listed ON game (status, created_at) WHERE listed = 1 AND status <> 'over';
CREATE INDEX game_maker ON game (maker, status);
CREATE INDEX game_white ON game (white, status, ended_at);
CREATE INDEX token_identity ON token (identity);
