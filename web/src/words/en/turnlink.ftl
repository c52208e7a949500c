## A game by links
turnlink-friend = Your friend
turnlink-your-friend = your friend
nav-turn = A game by links
turnlink-begin = Play a friend far away
turnlink-step-play = You play a turn. Nobody needs an account, and no server keeps the game.
turnlink-step-send = The page gives you a link with the whole game in it. Send it as you like.
turnlink-step-answer = Your friend opens it, plays, and sends one back. Take as many days as you like.
turnlink-start = Begin
turnlink-colour-white = You play the first turn and send it.
turnlink-colour-black = You send an invitation, and your friend plays the first turn.
turnlink-colour-lot = The lot is drawn when you press Begin.
turnlink-fair = Only the two of you play: hints and analysis rest until the game is over.

## The bar under the board
turnlink-bar = Your game by links
turnlink-send-invitation = Send the invitation
turnlink-send-turn = Send this turn
turnlink-send-end = The game is over: send the end
turnlink-waits = Waits for { $friend }
turnlink-invitation-note = The link opens the game for { $friend }, who plays first.
turnlink-send-note = { $turn } is not sent yet. { $friend } sees it when the link is opened; until you send it you can take it back.
turnlink-end-note = { $friend } sees it when the link is opened.
turnlink-wait-note = Your link is sent. When the answer of { $friend } comes, open it, and the game goes on here.
turnlink-copy = Copy link
turnlink-copy-again = Copy the link again
turnlink-share = Send
turnlink-share-again = Send again
turnlink-copied = The link is copied. Now send it to { $friend }.
turnlink-shared = Sent to { $friend }.
turnlink-share-turn = Your turn in our game of Jersi.
turnlink-share-invitation = Will you play a game of Jersi with me?
turnlink-by-hand = Copy the link
turnlink-by-hand-note = This browser does not copy it by itself here. Select all of it, copy it, and send it to { $friend }.
turnlink-by-hand-sent = I have sent it

turnlink-offer-note = If you accept, the game is over, and you send the end. If you play on, the offer is gone.

## In lists
turnlink-badge-play = Your turn
turnlink-badge-send = Not sent yet

## A link is opened
turnlink-reading = Reading the link…
turnlink-from-invites = A friend invites you to a game
turnlink-from-turn = A friend has sent you a turn
turnlink-from-end = A friend has sent you a game that is over
turnlink-from-name-invites = { $friend } invites you to a game
turnlink-from-name-turn = { $friend } has sent you a turn
turnlink-from-name-end = { $friend } has sent you a game that is over
turnlink-you-white = You are White. { $rules }.
turnlink-you-black = You are Black. { $rules }.
turnlink-sit-white = Play White
turnlink-sit-black = Play Black
turnlink-keep = Put it on my shelf
turnlink-new-note = The game is kept in this browser, on your shelf. After your turn the page gives you a link to send back.
turnlink-mine = I have sent this link myself, from another device
turnlink-mine-name = I am { $friend }, on another device
turnlink-is-same = You have this turn already. Nothing has changed.
turnlink-is-own = This is your own link. Send it on: it is for the other side.
turnlink-is-older = This link is older than the game here. Nothing has changed.
turnlink-ahead = Turns of yours that were not played here
turnlink-ahead-note = The link goes on from your game, but with turns of yours that this browser does not know. If you have played them on another device, take them over. If not, ask { $friend }.
turnlink-ahead-take = Take them over
turnlink-open-game = Open my game
turnlink-foreign = This link does not fit your game
turnlink-foreign-note = It bears the name of a game that you play here, but tells other turns or other rules. Your game is as it was. Ask { $friend } to send the last link again.
turnlink-look = Look at it as a study
turnlink-broken = This link cannot be opened
turnlink-broken-note = Nothing has changed. Perhaps it was cut off on its way: ask for it again, whole.
turnlink-failed = Something went wrong here while the link was read. Nothing has changed.
turnlink-taken = { $friend } has played
turnlink-not-taken = The game here has gone on meanwhile, and the link was not taken in. Nothing has changed.
