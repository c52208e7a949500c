## Whether there is a club
club-lack-none = There is no club here
club-lack-none-note = This page comes from a place without one. With a friend far away you can play by links: no server is needed.
club-none-links = Play by links
club-lack-away = The club is out of reach. Everything else works.
club-lack-away-note = The page tries again by itself. Games of the club wait there as they are.
club-lack-old = This page is older than the club
club-lack-old-note = Load it again, and it speaks as the club does. Nothing is lost.
club-trouble = The club does not answer. What you see may be old.

## The lobby
club-your-turn = Your turn
club-your-turn-count = { $count ->
    [one] in one game
   *[other] in { $count } games, the shortest time first
  }
club-your-turn-phone = { $count ->
    [one] Your turn in one game
   *[other] Your turn in { $count } games
  }
club-take-turn = Take your turn
club-play = Play
club-against = { $act }: { $name }
club-open = Open games
club-open-note = anyone may join
club-open-none = Nobody waits just now.
club-open-nobody-fits = Nobody fits? Yours appears here for all.
club-open-a-game = Open a game
club-join = Join
club-join-name = Join { $name }
club-waiting = Waiting for others
club-waiting-friend = Waiting for your friend
club-waiting-all = Waiting for somebody
club-now = Being played now
club-now-watch = Watch { $white } – { $black }
club-finished = Finished
club-finished-note = kept for good
club-finished-study = Study
club-finished-study-name = Study { $name }
club-more = Show more
club-lobby-done = All done. Nobody waits for you.
club-empty = Play somebody far away
club-empty-note = Make a game, send the link, and play: at once or over days. No account, and nothing to sign up for.
club-is-here = here
club-is-away = away
club-you-white = you are White
club-you-black = you are Black
club-turns = { $turns ->
    [0] no turn yet
    [one] one turn
   *[other] { $turns } turns
  }
club-plays-white = plays White
club-plays-black = plays Black
club-plays-lot = by lot
club-won = won
club-lost = lost
club-tied = tie
club-called-off = called off
club-as-white = as White
club-as-black = as Black

## Time
club-no-clock = no clock
club-days = { $days ->
    [one] one day a turn
   *[other] { $days } days a turn
  }
club-left-days = { $count ->
    [one] one day left
   *[other] { $count } days left
  }
club-left-hours = { $count ->
    [one] one hour left
   *[other] { $count } hours left
  }
club-left-minutes = { $count ->
    [one] one minute left
   *[other] { $count } minutes left
  }
club-left-moment = less than a minute left
club-left-vacation = On vacation until { $day }
club-time = Time
club-time-none = No clock
club-time-days = { $days ->
    [one] 1 day a turn
   *[other] { $days } days a turn
  }
club-time-other = Other
club-time-kind = Which clock?
club-time-live = For the whole game
club-time-turns = For each turn
club-time-days-field = Days
club-time-note-none = Take as long as you like. After 90 days without a turn the game is called off.
club-time-note-live = Both of you are here. The clock begins after each side’s first turn.
club-time-note-days = So long for every turn. You need not be here at the same time.

## A game with a friend
club-friend = Play a friend
club-friend-far = Play a friend far away
club-friend-note = You get a link. Whoever opens it first plays you; everybody else may watch.
club-new-far = Is your friend far away?
club-ways = How do you play?
club-way-club = Through this club
club-way-note-club = The club keeps the game, the clock and who is to play.
club-way-links = By links, without a server
club-way-note-links = You send each turn yourself, as a link.
club-listed = Who may join?
club-listed-link = Who has the link
club-listed-all = Anyone here
club-listed-link-note = Nobody else sees the game.
club-listed-all-note = It stands among the open games until somebody joins.
club-rules = Rules
club-rules-other = Other rules
club-lot-note = The club draws the lot when your friend joins.
club-seed-note = The club draws how the shapes lie when your friend joins.
club-make = Make the link
club-make-listed = Open the game
club-name-field = Your name in this club

## The link
club-link = Send this link
club-link-note = The first who opens it and joins plays you.
club-link-field = Link of the game
club-link-listed = The game is listed for all. You can also send this link.
club-copy = Copy
club-copied = The link is copied. Now send it.
club-copy-by-hand = Select the link and copy it.
club-share = Share
club-share-text = Will you play a game of Jersi with me?
club-side = Side by side?
club-side-note = Let your friend point a phone here.
club-qr = The link as a code for a phone
club-wait-note = You can leave: the game begins without you and is kept.
club-link-days = The link ends in 7 days.
club-link-hour = The link ends in an hour.
club-withdraw = Withdraw the link
club-withdraw-ask = Withdraw this game?
club-withdraw-note = Who opens the link then reads that it is gone.
club-withdraw-yes = Withdraw
club-withdraw-no = Keep waiting
club-withdrawn = The link is withdrawn.
club-change = Change
club-joined = { $name } has joined.
club-local = This link opens on this machine only
club-local-note = To play with somebody in your network, end the server and start it like this:

## An invitation
club-invites = { $name } invites you to a game
club-offered = { $name } waits for somebody to play
club-your-colour = You play
club-clock = Time
club-in-short = The rules in short
club-learn = Learn in 3 minutes
club-join-as = Join as { $name }
club-join-note = No account. This browser keeps your seat.
club-told-taken = Somebody has joined. You can watch.
club-told-taken-note = The seat was free when you opened the link. You may make a game of your own.
club-watch = Watch
club-told-gone = There is no such game
club-told-gone-note = The link may have been cut off on its way, or the game was never begun and has ended. Ask for it again, whole.
club-told-withdrawn = This game was withdrawn
club-told-withdrawn-note = Who made it has changed their mind. You may make one of your own.
club-to-lobby = To the club
club-game-loading = Looking for the game…
club-game-failed = The club did not answer. The game is kept there.

## Names
club-you-are = You are { $name }
club-you-note = No account. This browser holds your key.
club-you-nobody = You have no name here yet
club-you-nobody-note = You get one when you make a game or join one.
club-rename = Change name
club-rename-title = What are you called?
club-rename-note = Everybody you play reads it, in finished games too.
club-rename-save = Change it
club-renamed = You are { $name } now.
club-name-bad = A name has 1 to 24 letters, and no signs that cannot be seen.
club-name-dice = Another name
club-proposal = { $quality } { $animal }
club-qualities = Quiet Bold Calm Clever Gentle Nimble Patient Proud Swift Wise Bright Merry Early Lucky Kind Steady
club-animals = Heron Otter Marten Kestrel Badger Wren Lynx Stoat Vole Magpie Dunlin Falcon Hare Beaver Plover Swallow Marmot Robin Swan Squirrel

## A second device
club-device = Second device
club-device-title = Play on another device too
club-device-note = Point its camera here, or open the link there. It works once, and for ten minutes.
club-device-secret = Whoever opens it plays as you: give it to nobody else.
club-device-left = { $minutes ->
    [0] It ends in less than a minute.
    [one] It ends in one minute.
   *[other] It ends in { $minutes } minutes.
  }
club-device-over = The code has ended.
club-device-again = A new code
club-device-link = Link for the other device
club-device-qr = The link as a code for the other device
club-use = Play here as on your other device
club-use-note = This browser gets the name and the games of your other device. Both stay in use.
club-use-yes = Use it here
club-use-instead = This browser is already { $name }
club-use-instead-note = If you go on, it becomes the other one. The games of { $name } stay in the club, but this browser cannot play them any more. If no other device is { $name }, they are lost to you.
club-use-instead-yes = Become the other one
club-use-instead-no = Stay { $name }
club-used = You are { $name } here too.
club-use-bad = This code is used up or too old
club-use-bad-note = It works once, and for ten minutes. Ask the other device for a new one.

## What the club refuses
club-not-busy = The club has too much to do. Try again in a moment.
club-not-too-many = That was a lot at once. Wait a little, then try again.
club-not-away = The club did not answer. Nothing has changed.
club-not-terms = The club does not know these rules or this clock.
club-not-other = The club did not do that.
