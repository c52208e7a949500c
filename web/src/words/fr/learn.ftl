## Apprendre, sommaire
learn-welcome = Apprendre
learn-lead = Sur ces pages, on peut jouer sur tous les plateaux.
learn-lesson-title = Votre première partie en { $count ->
    [10] dix
   *[other] { $count }
  } petits exercices
learn-lesson-text = Du premier pas à la première victoire, en trois minutes environ. Vous jouez, le plateau répond.
learn-lesson-again = Reprendre du début
learn-begin = Commencer
learn-next-puzzle = Problème du jour
learn-all-puzzles = Tous
learn-read = Lire
learn-look = Voir
learn-rules-beside = { $edition }, telle qu’on la joue depuis 2022
learn-rules-of = Règles de { $edition }
learn-fold-questions = Questions, noms et mnémoniques
learn-fold-story = Histoire et éditions précédentes
learn-title-rules = Les règles
learn-about-rules = L’édition { $edition } en une page, avec des plateaux à essayer.
learn-title-powers = Qui prend qui
learn-about-powers = Le cercle, le fou et le roi.
learn-title-turns = Ce qu’on peut jouer
learn-about-turns = Tous les tours d’une et de deux étapes, en images.
learn-title-faq = Questions et mnémoniques
learn-about-faq = Ce que l’on demande souvent, avec la réponse sur le plateau.
learn-title-names = Les noms
learn-about-names = D’où ils viennent et comment ils se prononcent.
learn-title-story = L’histoire
learn-about-story = Comment le jeu est né, en 2019 et 2020.
learn-title-editions = Ce qui a changé, et pourquoi
learn-about-editions = D’une édition à l’autre.
learn-to-contents = Vers le sommaire
learn-on-page = Sur cette page
learn-credit = Raconté avec nos mots d’après l’œuvre de Lucas Borboleta, l’inventeur de JERSI. Ce qui est dit ici vient de :
learn-licence = Ce texte se partage sous la même licence que ses sources. L’auteur n’en est pas responsable.

## Apprendre, plateaux
learn-try = Essayer
learn-try-here = Continuer d’ici
learn-reset = Recommencer
learn-shown = Joué
learn-count = { $played } sur { $of }
learn-refused = L’arbitre refuse
learn-position = Sur le plateau : { $cells }.

## Apprendre, figures
learn-powers-drawn = Qui bat qui dans l’édition { $edition } ; le tableau voisin dit la même chose.
learn-beats = Ce que bat chaque sorte dans l’édition { $edition }
learn-beats-key = Le cube blanc de gauche capture le cube noir du haut là où il y a une coche.
learn-apart = Ne bat rien, reste imbattable
learn-yes = oui
learn-no = non
learn-turns-table = Les tours de l’édition { $edition }
learn-first = Première étape
learn-second = Seconde étape, facultative
learn-second-none = Aucune : le tour est fini.
learn-captures-may = Peut capturer
learn-captures-never = Ne capture rien
learn-turn-move = { $thing ->
    [shape] Déplacer une forme seule d’une case
   *[cube] Déplacer un cube seul d’une case
  }
learn-turn-top = { $thing ->
    [shape] Prendre la forme au sommet d’une pile
   *[cube] Prendre le cube au sommet d’une pile
  }
learn-turn-build = { $thing ->
    [shape] Construire une pile sur une de vos formes
   *[cube] Construire une pile sur un de vos cubes
  }
learn-turn-build-move = Déplacer la nouvelle pile d’une ou deux cases
learn-turn-stack = Déplacer une pile d’une ou deux cases
learn-turn-stack-unbuild = La déconstruire : le sommet repart d’une case
learn-turn-stack-build = { $thing ->
    [shape] Ou le sommet se pose sur une autre de vos formes
   *[cube] Ou le sommet se pose sur un autre de vos cubes
  }
learn-turn-stack-climb = Ou le sommet gravit une montagne
learn-turn-climb = Gravir une montagne seule, à vous ou non
learn-turn-leave = Quitter une montagne d’une case
learn-turn-drop = Parachuter un cube de la réserve
learn-turn-drop-two = En parachuter un autre à côté
learn-turn-drop-same = Ou sur la même case
learn-kinds = Les pièces d’un joueur dans l’édition { $edition }
learn-kind = Pièce
learn-faces = Faces
learn-each = Par joueur
learn-letter = Lettre
learn-none-or = 0 ou { $count }
learn-in-reserve = en réserve
learn-words = Mots du lojban
learn-word = Mot
learn-meaning = Sens
learn-sound = Prononciation
learn-names = Les noms des pièces
learn-compare = Les éditions côte à côte
learn-either = { $few } ou { $many }
learn-points = gain { $win }, nulle { $tie } chacun
learn-since = Depuis { $edition } ; date : { $date }.
learn-fact-edition = Édition
learn-fact-date = Date
learn-fact-aim = But
learn-fact-cells = Cases
learn-fact-pieces = Pièces par joueur
learn-fact-settings = Préparations
learn-fact-variants = Variantes
learn-fact-points = Points
learn-fact-licence = Licence
learn-fact-players = Joueurs
learn-fact-age = Âge
learn-fact-time = Durée
learn-age = dès { $age } ans
learn-minutes = { $from } à { $to } minutes
