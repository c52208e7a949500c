//! The rules in short.

use crate::edition::ShortRule;

/// A rule in short.
pub(super) fn short_rule(rule: ShortRule) -> &'static str {
    match rule {
        ShortRule::HuntAim => "Qui capture le kunti adverse gagne aussitôt.",
        ShortRule::HomeAim => {
            "Un joueur gagne quand son roi, seul ou empilé, se tient sur la rangée opposée à la fin de \
             son propre tour : la rangée i pour Blanc, la rangée a pour Noir."
        }
        ShortRule::Sides => {
            "Les couleurs sont tirées au sort. Blanc est du côté des rangées a et b, Noir des rangées h \
             et i, et Blanc commence."
        }
        ShortRule::HuntStacks => {
            "Une case porte une forme, ou une pile de deux de la même couleur. Rien ne se pose sur un kunti."
        }
        ShortRule::HomeStacks => {
            "Une case porte un cube, ou une pile de deux de la même couleur. Rien ne se pose sur un roi."
        }
        ShortRule::HuntStep => {
            "Une forme, seule ou au sommet d’une pile, avance d’une case. Elle peut se poser sur une \
             forme seule de sa couleur et construire une pile."
        }
        ShortRule::HomeStep => {
            "Un cube, seul ou au sommet d’une pile, avance d’une case. Il peut se poser sur un cube seul \
             de sa couleur et construire une pile."
        }
        ShortRule::StackStep => {
            "Une pile avance d’une ou deux cases en ligne droite. Elle ne saute par-dessus rien et ne \
             s’ajoute à rien."
        }
        ShortRule::HuntTurn => {
            "Un tour est une étape, ou deux : construire une pile et la déplacer, ou déplacer une pile et \
             la déconstruire. La seconde étape part de l’arrivée de la première, dans une direction \
             libre. On ne passe pas."
        }
        ShortRule::HomeTurn => {
            "Un tour est un parachutage, ou une étape, ou deux : construire une pile et la déplacer, ou \
             déplacer une pile et la déconstruire. La seconde étape part de l’arrivée de la première, \
             dans une direction libre. On ne passe pas."
        }
        ShortRule::HuntCapture => {
            "Une étape vers une case adverse est permise si la forme au sommet qui arrive bat celle qui \
             s’y trouve. Tout ce qui s’y tenait est capturé."
        }
        ShortRule::HomeCapture => {
            "Une étape vers une case adverse est permise si le cube au sommet qui arrive bat celui qui \
             s’y trouve. Tout ce qui s’y tenait est capturé. Seul le sommet compte, pas la hauteur."
        }
        ShortRule::Strength => {
            "Seul le sommet compte, pas la hauteur. Les forces tournent en rond, comme dans pierre, \
             feuille, ciseaux."
        }
        ShortRule::MokcaSafe => {
            "Un gardien (mokca) ne bat rien et rien ne le bat. Seul ou au sommet, il rend sa case inattaquable ; \
             sous une autre forme, il tombe avec sa pile."
        }
        ShortRule::MokcaBlocks => {
            "Aucune pile n’arrive ni ne se construit sur une case voisine d’un gardien seul ou au sommet, à \
             qui qu’il soit. Une forme seule le peut, et une pile peut survoler ou quitter une telle \
             case."
        }
        ShortRule::MokcaExceptions => {
            "Une pile coiffée d’un gardien n’est arrêtée que par le gardien adverse. Un gardien découvert \
             pendant un tour ne bloque qu’à partir du suivant."
        }
        ShortRule::Exhaustion => {
            "Dès qu’un joueur n’a plus qu’une sorte au plus en dehors du kunti, on joue encore 20 tours, \
             10 chacun."
        }
        ShortRule::MokcaExhaustion => {
            "Dès qu’un joueur n’a plus qu’une sorte au plus en dehors du kunti et du gardien, on joue \
             encore 20 tours, 10 chacun."
        }
        ShortRule::Conclusion => {
            "Si aucun kunti n’y tombe, le plus de sortes sur le plateau l’emporte, sinon le plus de \
             formes, sinon la partie est nulle."
        }
        ShortRule::NoTurn => {
            "Un joueur qui ne peut rien jouer perd. Le livret n’en dit rien ; les suivants le disent."
        }
        ShortRule::NoLimit => "Le livret ne fixe aucune limite à une partie sans captures.",
        ShortRule::King => {
            "Un roi capturé revient à la fin du tour. L’attaquant le repositionne sur la première rangée \
             de ce roi : sur une case vide, sur un cube seul de sa couleur ou sur une montagne seule."
        }
        ShortRule::Mountains => {
            "Les montagnes arrivent par parachutage, ne bougent plus et ne sont jamais capturées. L’une \
             se pose au sol ou sur une autre de sa couleur ; deux font un mur."
        }
        ShortRule::Climbing => {
            "Tout autre cube peut gravir une montagne seule de l’une ou l’autre couleur, et la quitte \
             d’une case. Une pile ne gravit pas une montagne et n’y capture pas un cube ; un cube seul le \
             peut."
        }
        ShortRule::Drops => {
            "Un parachutage pose un ou deux cubes de la réserve sur des cases vides ou sur ses propres \
             cubes seuls ; deux atterrissent sur la même case ou côte à côte."
        }
        ShortRule::OtherWins => {
            "On gagne aussi si le roi adverse que l’on a capturé ne peut pas être repositionné, ou si \
             l’adversaire ne peut rien jouer."
        }
        ShortRule::Quiet => "Après 40 tours sans capture, 20 chacun, la partie est nulle.",
        ShortRule::LoneKing => "La capture d’un roi seul ou sur une montagne ne relance pas ce compte.",
    }
}
