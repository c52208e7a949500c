## The club calls
club-signal-title = À vous
club-signal-begun = La partie avec { $friend } a commencé.
club-signal-turn = { $friend } a joué.
club-signal-open = Ouvrir
