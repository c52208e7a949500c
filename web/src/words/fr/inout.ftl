## Import
import-title = Importer une partie ou une position
import-text = Texte
import-note = Collez-le, déposez un fichier ou choisissez-en un. Toutes les présentations sont lues : JRN, les tableaux des livrets, les fichiers de l’auteur et les positions.
import-file = Choisir un fichier
import-drop = Déposez le fichier pour le lire
import-gone = Ce fichier n’est plus là. Choisissez-le de nouveau.
import-not-text = Ce fichier n’est pas du texte.
import-edition = Édition
import-edition-auto = Selon le texte
import-nothing = Ce n’est ni une partie ni une position
import-position = Une position
import-waiting = Ce que l’arbitre en dit apparaîtra ici.
import-turns =
    { $turns ->
        [0] Aucun tour
        [one] { $turns } tour
       *[other] { $turns } tours
    }
import-turns-of =
    { $written ->
        [one] { $turns } tour légal sur { $written }
       *[other] { $turns } tours légaux sur { $written }
    }
import-slips =
    { $slips ->
        [one] Une coquille, et ce qu’il fallait lire
       *[other] { $slips } coquilles, et ce qu’il fallait lire
    }
import-slip = { $written } lu { $remedy }
import-mend = Corriger
import-mend-this = Corriger { $written } en { $remedy }
import-mend-all =
    { $slips ->
        [one] Corriger la coquille dans le texte
       *[other] Corriger les { $slips } coquilles dans le texte
    }
import-mended =
    { $slips ->
        [one] Une coquille corrigée.
       *[other] { $slips } coquilles corrigées.
    }
import-place = ligne { $line }, colonne { $column }
import-near = Tours légaux qui lui ressemblent
import-near-this = Mettre { $turn } à sa place
import-notes = Curieux, mais sans conséquence
import-fits =
    { $editions ->
        [one] Elle convient à une édition
       *[other] Elle convient à { $editions } éditions
    }
import-choose = Choisissez l’édition ci-dessus.
import-study = L’étudier
import-study-mended = Corriger et étudier
import-study-beginning =
    { $turns ->
        [one] Étudier le premier tour
       *[other] Étudier les { $turns } premiers tours
    }
import-play = La jouer
import-editor = Ouvrir dans l’éditeur
import-looks = Ce qu’on voit à la fin
players-both = { $white } – { $black }
player-unknown = Inconnu

## Export
export = Exporter
export-title = Exporter
export-record = La partie
export-jrn = JRN
export-jrn-note = Tout : noms, tours, commentaires, variantes.
export-booklet = Comme dans le livret
export-booklet-note = Les tours et le score.
export-link = Lien
export-link-note = Toute la partie est dans l’adresse ; aucun serveur ne la garde.
export-link-long = Ce lien est long : certains programmes le coupent.
export-position = La position
export-position-note = Une ligne de texte.
export-picture = L’image
export-copy = Copier
export-copy-this = Copier : { $what }
export-save = Enregistrer
export-save-this = Enregistrer : { $what }
export-copied = Copié.
export-svg = Enregistrer en SVG
export-png = Enregistrer en PNG
export-png-copy = Copier l’image
export-png-failed = Ce navigateur n’a pas pu dessiner l’image.
export-theme = Couleurs
export-theme-wood-light = Bois, clair
export-theme-wood-dark = Bois, sombre
export-theme-plain-light = Uni, clair
export-theme-plain-dark = Uni, sombre
export-faces = Faces
export-faces-dots = Points
export-faces-simple = Simples
export-coordinates = Noms des cases
export-reserves = Réserves
export-last = Dernier tour
export-flipped = Vu du côté de Noir

## Links
link-broken = Ce lien est coupé ou a été modifié en route. Redemandez-le, ou demandez la partie sous forme de texte.
link-newer = Ce lien a été fait par une version plus récente de cette page. Rechargez la page et rouvrez-le.

## Records
records-source = Source
records-video = Film
records-open-failed = Cette partie n’a pas pu être ouverte.
library-booklet-20 = Exemple des règles 2.0
library-booklet-draft = Exemple du brouillon 4.x
library-booklet-48 = Exemple des règles 4.8
library-booklet-48-printed = Exemple des règles 4.8, avec les coquilles imprimées
library-fox-lucas-2019-position = Fox – Lucas, 2019, après 18 tours chacun
import-reading = Lecture…
import-stop = Arrêter
import-stopped = La lecture a été arrêtée.
import-slow = Ce texte est trop long à lire.
import-large = C’est plus de 5 Mo : aucune partie n’est aussi longue.
import-again = Relire
import-long = Seul le début de ce long texte est affiché ici ; il est lu en entier.
import-more = { $count ->
    [one] et un autre
   *[other] et { $count } autres
  }
link-slow = La partie de ce lien est trop longue à lire.
link-large = Ce lien se déplie en plus de 5 Mo : aucune partie n’est aussi longue.
import-clear = L’enlever
import-broken = Ce texte n’a pas pu être lu. Quelque chose s’est mal passé ici ; vous pouvez réessayer.
