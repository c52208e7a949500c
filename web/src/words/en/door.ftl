## The door
door-title = Bring your king across.
door-lead = A game for two by Lucas Borboleta. Twenty minutes, no luck.
door-live = A live board: touch any cube to see where it may go. Nothing to sign up for, works without a connection.
door-live-again = Set it up again
door-short-home = The first king on the far row wins.
door-long-home = White’s goal is the edge at the top.
door-short-stack = One cube steps one cell; on another it makes a stack.
door-long-stack = A stack runs up to two cells, in the same turn if you like.
door-short-fight = Only the top cube counts in a fight.
door-long-fight = If it takes the enemy’s top cube, the whole stack is gone.
door-takes = An arrow means “takes”:
door-all = all
door-mutual = The { $kind } and these three take each other.
door-prey = All of them take the { $kind }: he starts again on his first row.
door-play = Play
door-learn = Learn in 3 minutes
door-learn-note = ten small tasks on a board
door-friend = Play a friend
door-more = More choices
door-fewer = Fewer choices
brief-first = gentle computer, you begin
brief = { $who }, { $clock }

## The form of a new game
new-seat-computer = Computer
new-seat-friend = Friend beside me
new-seat-watch = Watch two
rules = Rules
rules-first = First games
rules-first-note = Bring the king home, without mountains and wise men ({ $edition })
rules-full = Full game
rules-full-note = Bring the king home, with mountains and wise men in reserve ({ $edition })
rules-since = As played since { $date }
rules-since-note = The full game with a stricter tie ({ $edition })
rules-bare = Edition { $edition } without reserve
rules-hunt = Hunt the kunti, { $date }
rules-hunt-guardian = Hunt the kunti, with guardians if you choose them below, { $date }
rules-older = Earlier editions and variants
rules-older-note = Hunt the kunti, other ways to begin, ransom

## Coming back

## A game that is not here
lost-game = This game is not here
lost-game-missing = It may have been deleted, or another browser keeps it.
lost-game-newer = A newer version of this page has kept it. It is left as it is; load the page again to open it.
lost-game-broken = What is kept of it cannot be read. It is left as it is.
lost-game-unavailable = This browser keeps no games, so none can be opened.
