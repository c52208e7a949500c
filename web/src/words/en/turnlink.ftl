## A game by links, what the table and the lists say
turnlink-friend = Your friend
turnlink-your-friend = your friend
nav-turn = A game by links
turnlink-send-invitation = Send the invitation
turnlink-send-turn = Send this turn
turnlink-waits = Waits for { $friend }
turnlink-offer-note = If you accept, the game is over, and you send the end. If you play on, the offer is gone.
turnlink-badge-play = Your turn
turnlink-badge-send = Not sent yet
turnlink-taken = { $friend } has played
turnlink-not-taken = The game here has gone on meanwhile, and the link was not taken in. Nothing has changed.
turnlink-door = A friend far away
