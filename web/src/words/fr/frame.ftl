## Navigation
nav = Pages
nav-more = Plus
tools = Langue, clarté et réglages
back = Retour
skip-board = Aller au plateau
skip-content = Aller au contenu

## This game
sheet-title = Cette partie
sheet-redo-none = rien à rejouer
sheet-study = une copie
sheet-new = celle-ci est gardée
sheet-rematch = les couleurs changent
sheet-resign = demande une fois
action-game = Partie
action-study = Étudier à partir d’ici

## Another tab
elsewhere-look = Seulement regarder

## Languages
language-failed = Cette langue n’a pas pu être chargée. Vérifiez la connexion, puis réessayez.
