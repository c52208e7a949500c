## The door
door-title = Bring your king across.
door-lead = A game for two by Lucas Borboleta. Twenty minutes, no luck.
door-play = Play
door-learn = Learn in 3 minutes
door-friend = Play a friend
door-more = More choices
door-fewer = Fewer choices
door-continue = Continue

## A game that is not here
lost-game = This game is not here
lost-game-missing = It may have been deleted, or another browser keeps it.
lost-game-newer = A newer version of this page has kept it. It is left as it is; load the page again to open it.
lost-game-broken = What is kept of it cannot be read. It is left as it is.
lost-game-unavailable = This browser keeps no games, so none can be opened.
