## Learn: contents
learn-welcome = Learn
learn-lead = Every board on these pages can be played on.
learn-lesson-title = Your first game in { $count ->
    [10] ten
   *[other] { $count }
  } small tasks
learn-lesson-text = From the first step to the first win, about three minutes. You move, the board answers.
learn-lesson-again = Once more from the start
learn-begin = Begin
learn-next-puzzle = Puzzle of the day
learn-all-puzzles = All of them
learn-read = Read
learn-look = Look
learn-rules-beside = { $edition }, as played since 2022
learn-rules-of = Rules of { $edition }
learn-fold-questions = Questions, names and mnemonics
learn-fold-story = Story and older editions
learn-title-rules = The rules
learn-about-rules = Edition { $edition } on one page, with boards to try.
learn-title-powers = Who takes whom
learn-about-powers = The circle, the fool and the king.
learn-title-turns = What a turn can be
learn-about-turns = All turns of one and two steps, in pictures.
learn-title-faq = Questions and mnemonics
learn-about-faq = What players ask, with answers on the board.
learn-title-names = The names
learn-about-names = Where they come from and how they sound.
learn-title-story = The story
learn-about-story = How the game came to be, 2019 and 2020.
learn-title-editions = What changed, and why
learn-about-editions = From edition to edition.
learn-to-contents = To the contents
learn-on-page = On this page
learn-credit = Told in our own words after the work of Lucas Borboleta, who invented JERSI. What is told here comes from:
learn-licence = This text may be passed on under the same licence as its sources. The author does not answer for it.

## Learn: boards
learn-try = Try it
learn-try-here = Try it from here
learn-reset = Start over
learn-shown = Played
learn-count = { $played } of { $of }
learn-refused = The referee refuses
learn-position = On the board: { $cells }.

## Learn: figures
learn-powers-drawn = Who beats whom in edition { $edition }; the table beside it says the same.
learn-beats = What each kind beats in edition { $edition }
learn-beats-key = The white cube on the left captures the black cube above where there is a tick.
learn-apart = Beats nothing, and nothing beats it
learn-yes = yes
learn-no = no
learn-turns-table = The turns of edition { $edition }
learn-first = First step
learn-second = Second step, if you like
learn-second-none = None: the turn is over.
learn-captures-may = May capture
learn-captures-never = Captures nothing
learn-turn-move = { $thing ->
    [shape] Move a single shape by one cell
   *[cube] Move a single cube by one cell
  }
learn-turn-top = { $thing ->
    [shape] Take the top shape off a stack
   *[cube] Take the top cube off a stack
  }
learn-turn-build = { $thing ->
    [shape] Build a stack on a shape of yours
   *[cube] Build a stack on a cube of yours
  }
learn-turn-build-move = Move the new stack by one or two cells
learn-turn-stack = Move a stack by one or two cells
learn-turn-stack-unbuild = Unbuild it: the top goes on by one cell
learn-turn-stack-build = { $thing ->
    [shape] Or the top lands on another shape of yours
   *[cube] Or the top lands on another cube of yours
  }
learn-turn-stack-climb = Or the top climbs a mountain
learn-turn-climb = Climb a single mountain, yours or not
learn-turn-leave = Leave a mountain by one cell
learn-turn-drop = Drop a cube from the reserve
learn-turn-drop-two = Drop another beside it
learn-turn-drop-same = Or on the same cell
learn-kinds = The pieces of a player in edition { $edition }
learn-kind = Piece
learn-faces = Faces
learn-each = Each player
learn-letter = Letter
learn-none-or = 0 or { $count }
learn-in-reserve = in reserve
learn-words = Words from Lojban
learn-word = Word
learn-meaning = Meaning
learn-sound = Sound
learn-names = The names of the pieces
learn-compare = The editions side by side
learn-either = { $few } or { $many }
learn-points = win { $win }, tie { $tie } each
learn-since = Since { $edition }; dated { $date }.
learn-fact-edition = Edition
learn-fact-date = Dated
learn-fact-aim = Aim
learn-fact-cells = Cells
learn-fact-pieces = Pieces of each player
learn-fact-settings = Beginnings
learn-fact-variants = Variants
learn-fact-points = Points
learn-fact-licence = Licence
learn-fact-players = Players
learn-fact-age = Age
learn-fact-time = Time
learn-age = from { $age }
learn-minutes = { $from } to { $to } minutes
