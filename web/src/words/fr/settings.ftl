## Réglages
set-look = Apparence
set-theme = Page
set-board = Plateau
board-wood = Bois
board-plain = Sobre
set-faces = Faces des cubes
faces-auto = Au mieux
faces-dots = Points
faces-simple = Simples
set-coordinates = Coordonnées sur le plateau
set-animations = Animation
set-animations-note = Toujours coupée quand le système demande moins de mouvement.
set-play = Jeu
set-confirm = Confirmer un tour
confirm-always = Toujours
confirm-optional = S’il peut continuer
confirm-never = Jamais
confirm-note-always = Chaque tour attend que vous appuyiez sur Jouer.
confirm-note-optional = Un tour n’attend que tant qu’on peut y ajouter quelque chose.
confirm-note-never = Aucun tour n’attend. S’il pouvait continuer, il est joué quand vous appuyez où il ne peut aller.
set-movable = Montrer ce qui peut bouger
set-chances = Montrer qui est mieux
set-chances-note = Pendant que l’ordinateur réfléchit.
set-sound = Son
set-language = Langue
set-keys = Clavier

## Crédits
credits-author = Jersi est un jeu de Lucas Borboleta.
credits-booklets = Les règles, les noms et les faces des pièces sont de lui. Les livrets et leurs licences :
credits-thanks = Les livrets remercient Pt, Ad, Cr, Al, At, Bn, Mr et Fr, qui ont éprouvé le jeu, et des joueurs de Tabletopia, de Board Game Geek et de La LEAF.
credits-code = Ce programme est un logiciel libre, sous licence MIT ou Apache 2.0, à votre choix.
credits-local = Tout se passe dans votre navigateur : pas de compte, et rien n’est envoyé nulle part, sauf les parties que vous jouez dans un club.

## Écrire un tour
type-title = Écrire un tour
type-label = Tour en notation
type-note = Comme a2-b2=d3, ou M:d4/M:d5 pour un parachutage. Les marques comme ! sont facultatives.
type-near = Vouliez-vous dire
type-play = Jouer
