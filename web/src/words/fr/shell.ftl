## Mots de tous les jours
close = Fermer
cancel = Annuler
white = Blanc
black = Noir
you = Vous
computer-the = L’ordinateur
computer = Ordinateur
edition = Édition { $edition }
level = Niveau { $level }

## En-tête
credits = À propos et crédits
settings = Réglages
theme-auto = Comme le système
theme-light = Clair
theme-dark = Sombre
language-auto = Comme le navigateur
language-en = English
language-fr = Français

## Joueurs
player-label = { $name }, { $colour }
clock-of = Temps de { $name }
player-here = Connecté
player-away = Non connecté

## Tours
turns-none-white = Aucun tour joué. Blanc commence.
turns-none-black = Aucun tour joué. Noir commence.
turns-keys = Tours ; les flèches les parcourent
turn-first = Première position
turn-previous = Un tour en arrière
turn-next = Un tour en avant
turn-last = Dernière position
to-play-white = À Blanc de jouer
to-play-black = À Noir de jouer

## Chances et réflexion
chance = Chances de Blanc { $chance }
chance-unknown = Les chances de Blanc ne sont pas encore connues
score-win = gagne en { $turns }
score-loss = perd en { $turns }
thinking-facts = Profondeur { $depth } · { $positions } positions
thinking-begins = La réflexion commence.
thinking-progress = Réflexion
network-missing = Le moteur n’a pas pu être chargé en entier. Il réfléchit plus simplement et réessaiera.
move-now = Jouer maintenant
stop = Arrêter

## Actions
actions = Ce que vous pouvez faire
action-undo = Annuler
action-redo = Rejouer
action-hint = Conseil
action-flip = Tourner
action-draw = Proposer la nulle
action-resign = Abandon
action-new = Nouvelle partie
action-rematch = Revanche
action-type = Écrire un tour
action-games = Parties
action-export = Partager ou exporter
action-more = Plus

## La fin

## Nouvelle partie
new-game = Nouvelle partie
new-setting = Comment commence-t-on ?
new-seed = Numéro de mélange
new-seed-lot = au sort
new-seed-draw = Tirer un numéro
new-seed-note = Le même numéro pose toujours les formes de la même façon.
new-guardian = Avec le gardien
new-guardian-note = Chaque joueur pose aussi un gardien.
new-against = Contre qui ?
new-against-computer = L’ordinateur
new-against-friend = Un ami à vos côtés
new-strong = De quelle force ?
new-strong-white = L’ordinateur de Blanc
new-strong-black = L’ordinateur de Noir
new-colour = Vous jouez
new-lot = Au sort
new-lot-note = Le sort décide au début de la partie.
new-white-first = Blanc joue en premier.
new-name = Votre nom
new-friend = Le nom de votre ami
new-start = Commencer
level-note-1 = Regarde un tour devant lui, pas ce qui sera repris. Pour une toute première partie.
level-note-2 = Mène les échanges à leur terme, mais oublie la plupart des doubles étapes.
level-note-3 = Regarde un tour devant lui et oublie moins de doubles étapes.
level-note-4 = Voit votre réponse, et oublie beaucoup de doubles étapes.
level-note-5 = Voit votre réponse et n’oublie presque rien. À la mesure de qui a un peu joué.
level-note-6 = N’oublie rien de proche. Les piles isolées ne survivent pas.
level-note-7 = Regarde un peu plus loin. Voit la plupart des pièges, et en tend.
level-note-8 = Fort.
level-note-9 = Très fort, et pourtant prompt à répondre.
level-note-10 = Tout ce que le moteur peut faire dans le temps qu’il a.
rival-random = Un tour légal au hasard
rival-random-note = Joue n’importe quel tour légal, tiré au sort. Bien pour essayer.
rival-minimax = Minimax simple
rival-minimax-note = Regarde tout deux tours devant lui, et pas plus loin.
clock = Pendule
clock-none = Aucune
clock-other = Autre
clock-note = Minutes pour la partie, secondes ajoutées à chaque tour.
clock-none-note = Prenez le temps qu’il vous faut.
clock-minutes = Minutes
clock-seconds = Secondes par tour
sum = Édition { $edition }, { $who }, { $clock }.
sum-clock = { $minutes } min + { $seconds } s chacun
sum-no-clock = sans pendule
sum-level = niveau { $level }
sum-computer = { $colour ->
    [white] vous jouez Blanc contre l’ordinateur
    [black] vous jouez Noir contre l’ordinateur
   *[lot] vous contre l’ordinateur, couleurs au sort
  } ({ $rival })
sum-friend = deux joueurs à cet écran
sum-watch = l’ordinateur joue contre lui-même ({ $white } contre { $black })

## Parties gardées
game-players = { $white } – { $black }
bring-back = La rétablir
game-newer = Une partie gardée par une version plus récente de cette page. Elle est laissée telle quelle.
game-broken = Quelque chose ici ne peut être lu. Cela est laissé tel quel.
act-failed = Cela n’a pas marché. Rien n’est perdu ; essayez encore.
store-failed = Ce navigateur n’a pas pu le faire.
settings-not-kept = Ce navigateur ne garde pas les réglages ; ils valent jusqu’à la fermeture de la page.
store-full = Ce navigateur n’a plus de place, et les derniers tours ne sont pas gardés. Supprimez une ancienne partie, ou enregistrez celle-ci dans un fichier.
store-full-aside = Ce navigateur n’a plus de place. Cette partie est mise de côté, vous la retrouverez en rechargeant la page ; pour plus de sûreté, supprimez-en une ancienne ou enregistrez celle-ci dans un fichier.
store-unavailable = Ce navigateur ne garde pas de parties ici : celle-ci disparaît quand la page se ferme. Enregistrez-la dans un fichier pour la garder.
store-unavailable-aside = Ce navigateur ne garde pas de parties ici. Celle-ci est mise de côté, vous la retrouverez en rechargeant la page ; pour plus de sûreté, enregistrez-la dans un fichier.
store-rescue = Enregistrer un fichier

## État
status = La partie
status-start = Le début
status-after = Après { $turn }
status-number = Tour { $turn }
status-setting = Avant le premier tour
status-you = À vous de jouer
status-turn = À { $name } de jouer
status-thinking = { $name } réfléchit
status-paused = { $name } attend
status-gift = { $name } donne un cube
back-to-game = Revenir à la partie
continue-here = Continuer d’ici
go-on = Reprendre
board = Plateau
turns = Tours
turns-open = Tous les tours
control = { $minutes } min + { $seconds } s
control-short = { $first } s + { $seconds } s

## Questions et messages
resign-ask = Abandonner la partie ?
resign-ask-colour = { $colour } abandonne la partie ?
play-on = Continuer
draw-ask = Proposer la nulle ?
draw-ask-colour = { $colour } propose la nulle ?
draw-offer = Proposer
draw-declined = L’ordinateur continue.
offer = { $name } propose la nulle
offer-note = À { $name } de répondre.
offer-accept = Accepter
offer-decline = Continuer
rematch-ask = Recommencer ?
rematch-note = Cette partie reste parmi vos parties.
hint-search = Recherche d’un bon tour.
copy-failed = Le navigateur n’a pas permis la copie.
elsewhere = Cette partie est ouverte dans un autre onglet
elsewhere-note = Pour que rien ne se perde, elle se joue dans un seul onglet à la fois. L’autre onglet s’arrête quand vous jouez ici.
elsewhere-take = Jouer ici
update-ready = Une nouvelle version est prête. Votre partie est gardée.
update-reload = Recharger
load-failed = Le jeu n’a pas pu être chargé. Vérifiez la connexion, puis réessayez.
load-again = Réessayer
