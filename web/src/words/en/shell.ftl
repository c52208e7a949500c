## Everyday words
close = Close
cancel = Cancel
white = White
black = Black
you = You
computer-the = The computer
computer = Computer
edition = Edition { $edition }
level = Level { $level }

## Header
credits = About and credits
settings = Settings
theme-auto = As the system
theme-light = Light
theme-dark = Dark
language-auto = As the browser
language-en = English
language-fr = Français

## Players
player-label = { $name }, { $colour }
clock-of = Time of { $name }
player-here = Connected
player-away = Not connected

## Turns
turns-none-white = No turn yet. White begins.
turns-none-black = No turn yet. Black begins.
turns-keys = Turns; the arrow keys step through them
turn-first = First position
turn-previous = One turn back
turn-next = One turn on
turn-last = Last position
to-play-white = White to play
to-play-black = Black to play

## Chances and thinking
chance = White’s chances { $chance }
chance-unknown = White’s chances are not known yet
score-win = wins in { $turns }
score-loss = loses in { $turns }
thinking-facts = Depth { $depth } · { $positions } positions
thinking-begins = Thinking begins.
thinking-progress = Thinking
network-missing = Not all of the engine could be loaded. It thinks on a little more simply, and tries again.
move-now = Move now
stop = Stop

## Actions
actions = What you can do
action-undo = Undo
action-redo = Redo
action-hint = Hint
action-flip = Flip
action-draw = Offer a draw
action-resign = Resign
action-new = New game
action-rematch = Rematch
action-type = Type a turn
action-games = Games
action-export = Share or export
action-more = More


## New game
new-game = New game
new-setting = How does it begin?
new-seed = Shuffle number
new-seed-lot = by lot
new-seed-draw = Draw a number
new-seed-note = The same number always lays the shapes in the same way.
new-guardian = With the guardian
new-guardian-note = Each player places one guardian too.
new-against = Against whom?
new-against-computer = The computer
new-against-friend = A friend beside you
new-strong = How strong?
new-strong-white = White’s computer
new-strong-black = Black’s computer
new-colour = You play
new-lot = By lot
new-lot-note = The lot decides when the game begins.
new-white-first = White moves first.
new-name = Your name
new-friend = Your friend’s name
new-start = Start game
level-note-1 = Looks one turn ahead, not at what is taken back. For a very first game.
level-note-2 = Plays exchanges out, but overlooks most double steps.
level-note-3 = Looks one turn ahead and overlooks fewer double steps.
level-note-4 = Sees your answer, and overlooks many double steps.
level-note-5 = Sees your answer and seldom overlooks anything. A fair match for someone who has played a little.
level-note-6 = Overlooks nothing near. Loose stacks do not survive.
level-note-7 = Looks a little further. Sees most traps, and sets some.
level-note-8 = Strong.
level-note-9 = Very strong, and still quick to answer.
level-note-10 = All the engine can do in the time it has.
rival-random = Any legal turn
rival-random-note = Plays any legal turn, drawn by lot. Good for trying things out.
rival-minimax = Plain minimax
rival-minimax-note = Looks two turns ahead at everything, and no further.
clock = Clock
clock-none = None
clock-other = Other
clock-note = Minutes for the game, seconds added each turn.
clock-none-note = Take as long as you like.
clock-minutes = Minutes
clock-seconds = Seconds each turn
sum = Edition { $edition }, { $who }, { $clock }.
sum-clock = { $minutes } min + { $seconds } s each
sum-no-clock = no clock
sum-level = level { $level }
sum-computer = { $colour ->
    [white] you are White against the computer
    [black] you are Black against the computer
   *[lot] you against the computer, colours by lot
  } ({ $rival })
sum-friend = two players at this screen
sum-watch = the computer plays itself ({ $white } against { $black })

## Kept games
game-players = { $white } – { $black }
bring-back = Bring it back
game-newer = A game kept by a newer version of this page. It is left as it is.
game-broken = Something here cannot be read. It is left as it is.
act-failed = That did not work. Nothing is lost; try it again.
store-failed = This browser could not do that.
settings-not-kept = This browser does not keep settings; they hold until you close the page.
store-full = This browser has no more room, and the last turns are not kept. Delete an old game, or save this one as a file.
store-full-aside = This browser has no more room. This game is put aside and is here again after a reload; to be safe, delete an old one or save this one as a file.
store-unavailable = This browser keeps no games here: this one is gone when the page closes. Save it as a file to keep it.
store-unavailable-aside = This browser keeps no games here. This one is put aside and is here again after a reload; to be safe, save it as a file.
store-rescue = Save as a file

## Status
status = The game
status-start = The beginning
status-after = After { $turn }
status-number = Turn { $turn }
status-setting = Before the first turn
status-you = Your turn
status-turn = { $name } to play
status-thinking = { $name } is thinking
status-paused = { $name } waits
status-gift = { $name } gives a cube
back-to-game = Back to the game
continue-here = Continue from here
go-on = Go on
board = Board
turns = Turns
turns-open = All turns
control = { $minutes } min + { $seconds } s
control-short = { $first } s + { $seconds } s

## Questions and messages
resign-ask = Resign this game?
resign-ask-colour = { $colour } resigns this game?
play-on = Play on
draw-ask = Offer a draw?
draw-ask-colour = { $colour } offers a draw?
draw-offer = Offer
draw-declined = The computer plays on.
offer = { $name } offers a draw
offer-note = { $name } answers.
offer-accept = Accept
offer-decline = Play on
rematch-ask = Begin again?
rematch-note = This game stays among your games.
hint-search = Looking for a good turn.
copy-failed = The browser did not let us copy.
elsewhere = This game is open in another tab
elsewhere-note = So that nothing is lost, it can be played in one tab at a time. The other tab stops when you play here.
elsewhere-take = Play here
update-ready = A new version is ready. Your game is kept.
update-reload = Reload
load-failed = The game could not be loaded. Check the connection, then try again.
load-again = Try again
