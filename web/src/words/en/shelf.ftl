## The shelf
shelf = Shelf
shelf-untitled = A study
shelf-kind = Kind
shelf-kind-all = All
shelf-kind-game = My games
shelf-kind-study = Studies
shelf-library = Library
shelf-result = Result
shelf-any = Any
shelf-any-edition = Any
shelf-result-won = Won
shelf-edition = Edition
shelf-search = Search the shelf
shelf-search-note = Player, title or turn, such as f2=h3-i2
shelf-view = How it is shown
shelf-cards = As cards
shelf-rows = As a list
shelf-order = Order
shelf-order-newest = Newest first
shelf-order-oldest = Oldest first
shelf-order-title = By title
shelf-add = Add a record
shelf-turn = Turn { $turn }
shelf-turns = { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
  }
shelf-by-author = by Lucas Borboleta
shelf-badge-yours = Your turn
shelf-badge-open = Going on
shelf-badge-won = You won
shelf-badge-lost = Lost
shelf-badge-tie = Tie
shelf-badge-white = White won
shelf-badge-black = Black won
shelf-badge-study = Study
shelf-badge-example = Example
shelf-go-on = Go on
shelf-open = Open the game
shelf-study = Study
shelf-look = Look at it
shelf-share = Share
shelf-rename = Rename
shelf-delete = Delete
shelf-undo = Undo
shelf-act = { $act }: { $title }
shelf-more = More: { $title }
shelf-name = Name
shelf-name-taken = That name is taken; this one is called { $name }.
shelf-deleted = { $title } is deleted.
shelf-found = On the shelf
shelf-nothing = Nothing matches.
shelf-clear = Clear filters
shelf-count = { $count ->
    [0] Nothing matches.
    [one] { $count } found
   *[other] { $count } found
  }
shelf-show-more = Show more
shelf-empty = Your games will stand here.
shelf-empty-note = Every game you play is kept in this browser by itself, turn by turn. You can study it, go on with it, or share it as a link.
shelf-empty-play = Play a first game
shelf-empty-add = Open a record
shelf-meanwhile = Meanwhile, from the library
shelf-meanwhile-note = examples and games by Lucas Borboleta and his friends
shelf-drop = Drop a file anywhere on this page, or paste a record with Ctrl V. JRN, the booklets’ tables and the author’s files are understood.
shelf-credit = The library holds the booklets’ examples and games that Lucas Borboleta has recorded, each under its licence: see the three dots of a record.
shelf-trouble = This browser cannot read its shelf now. What it could put aside is shown.
shelf-trouble-library = The library could not be read. Your own games are here all the same.
shelf-newer = { $count ->
    [one] One thing here was kept by a newer version of this page. It is left as it is.
   *[other] { $count } things here were kept by a newer version of this page. They are left as they are.
  }
shelf-broken = { $count ->
    [one] One thing here cannot be read. It is left as it is.
   *[other] { $count } things here cannot be read. They are left as they are.
  }

## A copy of everything
backup = A copy of everything
backup-note = Games, studies, settings and progress are kept in this browser alone. One file takes them all along: to be safe, or to another browser.
backup-out = Keep a copy of everything
backup-in = Bring a copy in
backup-failed = This browser cannot read all that it keeps, so no copy was made.
backup-foreign = This file is no copy of a shelf. A record comes in with Add a record.
backup-cut = This copy is cut off or was changed. Nothing was brought in.
backup-newer = This copy was made by a newer version of this page. Reload the page, and bring it in again.
backup-nothing-new = Everything in this copy is here already.
backup-brought = { $games ->
    [one] { $games } game
   *[other] { $games } games
  } and { $studies ->
    [one] { $studies } study
   *[other] { $studies } studies
  } came in.
backup-copies = { $count ->
    [one] { $count } went another way here and stands beside it as a copy.
   *[other] { $count } went another way here and stand beside it as copies.
  }
backup-known = { $count ->
    [one] { $count } was here already.
   *[other] { $count } were here already.
  }
backup-unreadable = { $count ->
    [one] { $count } in the file cannot be read.
   *[other] { $count } in the file cannot be read.
  }
backup-without = { $count ->
    [one] The copy is made. { $count } entry that this version cannot read is not in it; it stays in this browser.
   *[other] The copy is made. { $count } entries that this version cannot read are not in it; they stay in this browser.
  }
backup-not-kept = { $count ->
    [one] { $count } could not be kept: this browser has no room for it.
   *[other] { $count } could not be kept: this browser has no room for them.
  }
