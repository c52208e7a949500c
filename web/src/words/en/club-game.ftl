## The club calls
club-signal-title = Your turn
club-signal-begun = The game with { $friend } has begun.
club-signal-turn = { $friend } has played.
club-signal-open = Open
