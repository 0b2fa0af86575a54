# What the table itself says. Games have catalogues of their own.

seat = Player { $number }

# The rules of the table (docs/table-rules.md)
TB-01-no-such-seat = There is no seat { $tried }: the seats are 0 to { $last }.
TB-02-over = The match is over; nobody acts any more.
TB-02-not-over = The match is still running: it waits for { $waiting }.
TB-02-no-match = There is no match yet: begin with "new" or "load".
TB-03-not-waited-for = It is not { $seat }'s turn: the match waits for { $waiting }.
TB-03-no-deadline = No deadline has passed, so the clock has nothing to say.
TB-04-malformed = This is not understood: { $detail }
TB-05-stale = This was chosen at version { $tried }, but the match stands at version { $now }: look again.
TB-06-bad-seats = This game is not for { $tried }: it takes { $allowed }.
TB-06-bad-seed = "{ $tried }" is no seed: a seed is { $digits } hexadecimal digits.
TB-06-no-such-game = There is no game "{ $tried }" on the shelf. There is: { $allowed }.
TB-07-other-seed = The seed in this file does not belong to the published commitment { $commitment }.
TB-07-other-version = This file is of { $tried }; here we have { $allowed }.
TB-07-out-of-order = At version { $version } the file has an action chosen for version { $recorded }.
TB-07-refused = At version { $version } the file has an action that rule { $rule } forbids.
TB-07-differs = Event { $version } was tampered with: the file says { $recorded }, the seed and the rules say { $computed }.
TB-07-surplus = The file has { $recorded } events, but the match ended after { $computed }.
TB-07-cut-short = The file breaks off at version { $version }: the match was not over.
TB-08-unreadable = "{ $tried }" cannot be read as a position.
TB-08-impossible = Such a position cannot be: the { $part } are against { $clause }.
TB-08-not-at-rest = In this position nobody could do anything.
TB-08-bad-action = "{ $tried }" cannot be read as an action.
