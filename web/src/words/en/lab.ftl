## Laboratory
lab-lead = What a rule does to the game, measured: the engine plays thousands of games against itself, and every number comes with its uncertainty.
lab-none = No report comes with this version. Open one of your own: the program writes it with “jersi lab report”.
lab-all = All reports
lab-loading = The report is coming…
lab-failed = The report could not be loaded.
lab-nowhere = There is no such report
lab-nowhere-note = A file that was opened here is gone once the page is loaded anew. Open it again.
lab-bad = This file cannot be shown
lab-open = Open a report
lab-drop = or drop a report.json anywhere on this page.
lab-data = Data
lab-save = Save as a page
lab-file-large = { $name } is too large: a report has at most 16 MiB.
lab-file-not-text = { $name } is no text. A report is the file report.json that “jersi lab report” writes.
lab-file-gone = { $name } could not be read. Perhaps it was moved since it was chosen.

## Openings in a study
openings-note = Scores of whoever played the turn, with their 95 % intervals. Games of self-play begin with random turns.
openings-turn = Turn
openings-records = Recorded games
openings-self-play = Self-play
openings-of = { $games ->
    [one] { $games } game, { $low } to { $high }
   *[other] { $games } games, { $low } to { $high }
  }
openings-more = { $count } more
openings-none = No game of the collection came to this position and went on.
openings-house = This game goes by house rules; the collection knows games by the booklets only.
openings-loading = The openings are coming…
openings-failed = The openings could not be loaded. Look at another turn to try again.
