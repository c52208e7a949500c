## Editor
editor-title = Éditeur
editor-board = Plateau à composer
editor-keys = Les flèches vont d’une case à l’autre. Une lettre pose une pièce : majuscule pour Blanc, minuscule pour Noir. Suppr retire la pièce du dessus, Maj et Suppr retirent tout. Entrée se sert de l’outil choisi. Contrôle Z annule un changement.
editor-tools = Outils
editor-hand = Déplacer
editor-hand-note = Touchez une pièce, puis une case. Ou faites-la glisser ; hors du plateau, elle est retirée.
editor-eraser = Retirer
editor-pieces-white = Pièces de Blanc
editor-pieces-black = Pièces de Noir
editor-piece = { $letter } { $board }/{ $most }, { $name }
editor-piece-reserve = { $letter } { $board }/{ $most }, { $name }, { $reserve } en réserve
editor-more-in-reserve = Une de plus en réserve : { $name }
editor-fewer-in-reserve = Une de moins en réserve : { $name }
editor-reserve = Réserve
editor-undo = Annuler
editor-redo = Refaire
editor-clear = Plateau vide
editor-swap = Échanger les camps
editor-flip = Retourner
editor-start = Mettre en place
editor-rules = Règles
editor-edition = Édition
editor-reserve-played = Montagnes et sages
editor-ransom = Rançon
editor-to-move = Au trait
editor-turn-number = Numéro du tour
editor-clock-no-capture = Tours depuis la dernière capture
editor-clock-exhaustion = Tours restants, un camp étant épuisé
editor-clock-runs = Le décompte court
editor-valid = Une position valide
editor-valid-turns =
    { $turns ->
        [one] { $turns } tour légal.
       *[other] { $turns } tours légaux.
    }
editor-invalid =
    { $faults ->
        [one] Une chose ne va pas
       *[other] { $faults } choses ne vont pas
    }
editor-play = La jouer
editor-study = L’étudier
editor-text = La position en texte
editor-load = Lire
editor-read = La position a été lue.
editor-no-edition = Il n’y a pas d’édition { $named } ; voici la { $shown }.
editor-address-bad = La position de l’adresse n’a pas pu être lue : { $why }
editor-compare = Selon d’autres règles
editor-compare-note = Les mêmes pièces sur les mêmes cases, jugées par une autre édition ou variante.
editor-compare-with = Comparer avec
editor-compare-none = Il faut d’abord que la position soit valide ici.
editor-cannot = Là-bas, ce n’est pas une position
editor-both =
    { $turns ->
        [0] Aucun tour n’est légal des deux côtés.
        [one] { $turns } tour est légal des deux côtés.
       *[other] { $turns } tours sont légaux des deux côtés.
    }
editor-same = Les tours légaux sont les mêmes.
editor-renamed = Les cases y portent d’autres noms.
editor-only =
    { $turns ->
        [one] { $turns } tour seulement en { $rules }
       *[other] { $turns } tours seulement en { $rules }
    }
editor-more-turns = et { $turns } de plus
editor-ending = { $rules } : { $ending }
editor-switch = Continuer avec { $rules }
editor-there = La position là-bas
