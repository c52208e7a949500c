## The club calls
club-signal-title = Your turn
club-signal-begun = The game with { $friend } has begun.
club-signal-turn = { $friend } has played.
club-late-refused = A turn that waited could not be played: the game had moved on.
club-signal-open = Open

## The bar under the board of a game of the club
club-bar = The club
club-sending = Sending…
club-sending-turn = Sending { $turn }…
club-sending-note = Kept here, and sent again by itself if the line drops.
club-not-kept-note = This browser keeps nothing: leave the page open until it is sent.
club-unsent = Not sent yet. Trying again.
club-unsent-turn = { $turn } is not sent yet. Trying again.
club-unsent-note = Kept here; it goes out as soon as the line is back.
club-clock-runs = Your clock keeps running.
club-cut = No connection to the club.
club-trying = Trying again.
club-try-in = Trying again in { $seconds } s.
club-try-now = Try now
club-restarts = The club restarts.
club-restarts-note = Your clock waits.
club-restarts-calm = Nothing is lost.
club-old = This page is too old for the club
club-old-note = Reload it; your games are kept.
club-kept = { $turn } is kept.
club-kept-note = { $friend } sees it now.
club-arrived = It had arrived already.
club-elsewhere = You played this on another screen.
club-left = { $turn } was not sent.
club-left-note = The page was closed before. Play it, or choose another turn.
club-refused-stale = Not taken: the game has moved on
club-refused-not-your-turn = Not taken: it is { $friend }’s turn
club-refused-illegal = Not taken: the club’s referee forbids it
club-refused-game-over = Not taken: the game is over
club-refused-not-now = That cannot be done now
club-refused-opponent-here = { $friend } is here
club-refused-not-seated = You do not sit at this game
club-refused-other = The club did not take it
club-refused-note = Nothing has changed.
club-refused-turn = { $turn } was not played.
club-show-draft = Show it again
club-looking-note = The game goes on behind it.
club-back-asked = { $friend } asks to take back { $turn }
club-back-asked-note = It would be { $friend }’s turn again.
club-decline = Decline
club-allow = Allow
club-draw-note = Playing a turn declines it.
club-accept-draw = Accept the draw
club-offering = You offer a draw
club-asking-back = You ask to take back
club-answers = { $friend } answers. You may play on meanwhile.
club-claimed = { $friend } thinks you are away
club-claimed-note = { $seconds ->
    [one] One second left to show that you are here.
   *[other] { $seconds } seconds left to show that you are here.
  }
club-here = I am here
club-claiming = { $friend } has { $seconds } s to come back
club-claiming-note = After that the game is yours.
club-away = { $friend } has been away for { $seconds } s
club-away-note = If you claim the game, { $friend } has 60 s to come back.
club-claim = Claim the game
club-first = Your first turn
club-first-friend = { $friend } begins
club-first-note = { $seconds } s for the first turn, or the game is called off.
club-wait-here = { $friend } is here.
club-wait-away = { $friend } is not connected.
club-wait-days = You can leave. The club tells you when { $friend } has played.
club-vacation = { $friend } is on vacation until { $day }.
club-vacation-own = You are on vacation until { $day }.
club-vacation-note = The time stands still.
club-vacation-own-note = Your time stands still. You may play all the same.
club-next = Next game
club-next-with = Next: { $friend }
club-all-done = All done. Nobody waits for you.
club-watching = You are watching. { $status }
club-watchers = { $watching ->
    [0] Turns appear as they are kept.
    [one] One more watches. Turns appear as they are kept.
   *[other] { $watching } others watch. Turns appear as they are kept.
  }
club-watch-count = { $watching ->
    [one] One watches
   *[other] { $watching } watch
  }
club-says = { $name }: { $words }

## Resigning and calling off
club-play-on = Keep playing
club-resign-note = { $friend } wins. This cannot be taken back.
club-abort-ask = Call this game off?
club-abort-note = It counts for nothing.
club-abort = Call it off

## Around the board
club-action-back = Take back
club-action-draw = Offer a draw
club-action-flip = Flip
club-action-more = More
club-action-resign = Resign
club-action-abort = Call the game off
club-action-type = Type a turn
club-action-export = Share or export
club-action-lobby = To the club
club-back-note = asks your opponent
club-greetings = Say something
club-greet-hello = Hello
club-greet-good-luck = Good luck
club-greet-well-played = Well played
club-greet-thanks = Thanks

## The end
club-score = { $one } { $ones }–{ $others } { $other }.
club-lobby = To the club
club-study = Study
club-rematch-asked = You want another game. { $friend } decides.
club-rematch-wanted = { $friend } wants another game.
club-rematch-accept = Play again
club-rematch-open = To the next game

## Notifications
club-notify = Tell me when it is my turn
club-notify-note = By a notification of the browser, while this page is open somewhere.
club-notify-refused = The browser does not allow it. Its settings for this site can.
