## Players of the club
players = Players
players-games = Games
players-lead = The best of each kind of game. Who has played few rated games yet is not listed.
players-pool = Kind of game
players-pool-live = Jersi { $family }, live
players-pool-days = Jersi { $family }, over days
players-best = The best: { $pool }
players-rank = Place
players-name = Name
players-rating = Rating
players-deviation = ± { $deviation }
players-deviation-note = How far the rating may be off
players-game-count = { $games ->
    [one] one game
   *[other] { $games } games
  }
players-provisional = still uncertain
players-none = Nobody is listed yet
players-none-note = Play rated games: after a few of them you stand here.
players-bot = bot
players-bot-note = A program plays under this name.
players-former = a former player

## The page of a player
players-over-time = Rating over time
players-as-table = As a table
players-when = When
players-moment = { $day }: { NUMBER($before, useGrouping: 0) } → { NUMBER($after, useGrouping: 0) }, { $pool }
players-change = { NUMBER($before, useGrouping: 0) } → { NUMBER($after, useGrouping: 0) }
players-results = Results by edition
players-edition = Edition
players-won = Won
players-tied = Tied
players-lost = Lost
players-none-page = A page comes to be with the first listed or rated game of an account.
players-own-none = You have no page yet
players-to-all = To all players

## Rated games
players-opponent = Opponent
players-rated = Rated
players-rated-mark = rated
players-rated-yes = yes, the result counts for both
players-rated-note = The result counts for the ratings of both. Nothing is taken back.
players-rated-clock = Only games with a clock can be rated.
players-rated-guest = Rated games are for accounts.
players-rated-way = Make an account
players-rated-needs = This game is rated: both players need an account. Then you come back here.
players-own-change = Your rating: { $change }.
players-counting = The ratings are being counted.
