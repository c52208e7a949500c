## Import
import-title = Import a game or a position
import-text = Text
import-note = Paste it, drop a file, or choose one. Every layout is read: JRN, the tables of the booklets, the author’s files, and positions.
import-file = Choose a file
import-drop = Drop the file to read it
import-gone = This file is not there any more. Choose it again.
import-not-text = This file is not text.
import-edition = Edition
import-edition-auto = As the text tells
import-nothing = This is neither a game nor a position
import-position = A position
import-waiting = What the referee says of it will stand here.
import-turns =
    { $turns ->
        [0] No turn
        [one] { $turns } turn
       *[other] { $turns } turns
    }
import-turns-of =
    { $written ->
        [one] { $turns } of { $written } turn is legal
       *[other] { $turns } of { $written } turns are legal
    }
import-slips =
    { $slips ->
        [one] One slip, and what was meant
       *[other] { $slips } slips, and what was meant
    }
import-slip = { $written } read as { $remedy }
import-mend = Mend
import-mend-this = Mend { $written } to { $remedy }
import-mend-all =
    { $slips ->
        [one] Mend the slip in the text
       *[other] Mend all { $slips } slips in the text
    }
import-mended =
    { $slips ->
        [one] One slip mended.
       *[other] { $slips } slips mended.
    }
import-place = line { $line }, column { $column }
import-near = Legal turns that look like it
import-near-this = Put { $turn } in its place
import-notes = Odd, but harmless
import-fits =
    { $editions ->
        [one] It fits one edition
       *[other] It fits { $editions } editions
    }
import-choose = Choose the edition above.
import-study = Study it
import-study-mended = Mend and study
import-study-beginning =
    { $turns ->
        [one] Study the first turn
       *[other] Study the first { $turns } turns
    }
import-play = Play it
import-editor = Open in the editor
import-looks = What it looks like at the end
players-both = { $white } – { $black }
player-unknown = Unknown

## Export
export = Export
export-title = Export
export-record = The game
export-jrn = JRN
export-jrn-note = Everything: names, turns, comments, variations.
export-booklet = As the booklet prints it
export-booklet-note = The turns and the score.
export-link = Link
export-link-note = The whole game is in the address; no server keeps it.
export-link-long = This link is long: some programs cut it off.
export-position = The position
export-position-note = One line of text.
export-picture = The picture
export-copy = Copy
export-copy-this = Copy: { $what }
export-save = Save
export-save-this = Save: { $what }
export-copied = Copied.
export-svg = Save SVG
export-png = Save PNG
export-png-copy = Copy the picture
export-png-failed = This browser could not draw the picture.
export-theme = Colours
export-theme-wood-light = Wood, light
export-theme-wood-dark = Wood, dark
export-theme-plain-light = Plain, light
export-theme-plain-dark = Plain, dark
export-faces = Faces
export-faces-dots = Dots
export-faces-simple = Simple
export-coordinates = Names of cells
export-reserves = Reserves
export-last = Last turn
export-flipped = From Black’s side

## Links
link-broken = This link is cut off or was changed on its way. Ask for it again, or for the game as text.
link-newer = This link was made by a newer version of this page. Reload the page and open it again.

## Records
records-source = Source
records-video = Film
records-open-failed = This record could not be opened.
library-booklet-20 = Example of rules 2.0
library-booklet-draft = Example of the draft 4.x
library-booklet-48 = Example of rules 4.8
library-booklet-48-printed = Example of rules 4.8, with the slips as printed
library-fox-lucas-2019-position = Fox – Lucas, 2019, after 18 turns each
import-reading = Reading…
import-stop = Stop
import-stopped = Reading was stopped.
import-slow = This text takes too long to read.
import-large = That is more than 5 MB: no record of a game is so long.
import-again = Read it again
import-long = Only the beginning of this long text is shown here; all of it is read.
import-more = { $count ->
    [one] and one more
   *[other] and { $count } more
  }
link-slow = The game in this link takes too long to read.
link-large = This link unfolds to more than 5 MB: no record of a game is so long.
import-clear = Clear it
import-broken = This text could not be read. Something went wrong here; you may try again.
