-- Who came how far in the matches that are over, seat by seat; the seat of a host who looked on is null.
CREATE TABLE results (
  tables INTEGER NOT NULL REFERENCES tables ON DELETE CASCADE,
  seat INTEGER,
  person TEXT,
  bot TEXT,
  name TEXT NOT NULL,
  sought TEXT NOT NULL,  -- the name, as it is looked for
  game TEXT NOT NULL,
  seats INTEGER NOT NULL,
  ended REAL NOT NULL,
  place INTEGER,  -- this and what follows is null where it was not remembered how the match ended
  sharing INTEGER,
  score INTEGER,
  figure TEXT,
  UNIQUE (tables, seat)
) STRICT;

CREATE INDEX results_by_person ON results (person, ended, tables, game) WHERE person IS NOT NULL;
CREATE INDEX results_unsettled ON results (tables) WHERE place IS NULL AND seat = 0;

-- Of those from before all is known but how they ended: a server finds that out by the rules, one after the other.
INSERT INTO results (tables, seat, person, bot, name, sought, game, seats, ended)
SELECT number, chair.key,
  iif(chair.value ->> '$.has_left', NULL, chair.value ->> '$.person'),
  iif(chair.value ->> '$.person' IS NULL, chair.value ->> '$.bot', NULL),
  chair.value ->> '$.name', lower(chair.value ->> '$.name'),
  json_extract(CAST(data AS TEXT), '$.game'), json_array_length(CAST(data AS TEXT), '$.chairs'),
  coalesce((SELECT json_extract(CAST(steps.data AS TEXT), '$.at') FROM steps
    WHERE steps.tables = number AND version IS NOT NULL ORDER BY version DESC LIMIT 1), changed)
FROM tables, json_each(CAST(data AS TEXT), '$.chairs') AS chair
WHERE status = 'over';

INSERT INTO results (tables, person, name, sought, game, seats, ended)
SELECT number, host, '', '', json_extract(CAST(data AS TEXT), '$.game'),
  json_array_length(CAST(data AS TEXT), '$.chairs'), changed
FROM tables WHERE status = 'over' AND host <> ''
  AND NOT EXISTS (SELECT 1 FROM results WHERE results.tables = number AND person = host);
