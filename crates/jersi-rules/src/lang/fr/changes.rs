//! What changed from one edition to the next, and why where the author tells.

use crate::edition::Change;

/// What changed.
pub(super) fn change(change: Change) -> &'static str {
    match change {
        Change::WholeBoard => {
            "Le plateau gagne une couronne de cases et perd le trou de son centre : un éditeur avait \
             demandé pourquoi le couper en deux, et les testeurs manquaient de place pour préparer une \
             attaque et bâtir une défense."
        }
        Change::KuntiOnStacks => {
            "Le kunti peut monter sur une pile afin de fuir vite ; il y gagne aussi de transporter une forme."
        }
        Change::ReadySettings => {
            "Une préparation symétrique et une aléatoire s’ajoutent à la libre et épargnent aux débutants \
             la pose délicate à tour de rôle."
        }
        Change::EndByExhaustion => {
            "Une partie où un joueur n’a presque plus de sortes de formes a désormais une fin."
        }
        Change::SimplerCells => {
            "Les cases ont des noms plus simples : une lettre pour la rangée, un chiffre pour la place."
        }
        Change::WhiteAndBlack => "Blanc et Noir jouent à la place de bleu et rouge.",
        Change::Guardian => {
            "Une nouvelle forme, le gardien (mokca) : deux nouveaux joueurs avaient jugé les doubles étapes \
             trop puissantes. Elles font l’identité de JERSI ; le tour reste donc tel quel, et le \
             gardien bride les piles autour de lui."
        }
        Change::GuardianFightsNobody => {
            "Le gardien ne combat personne, pour que le cycle des trois reste simple ; un seul par joueur \
             a paru suffire."
        }
        Change::NoRandomSetting => {
            "La préparation aléatoire disparaît ; une préparation standard avec gardien s’ajoute à celle sans."
        }
        Change::LettersAnew => "Les lettres sont redistribuées. Attention : C et K ont échangé leurs places.",
        Change::SameRules => {
            "Les règles sont celles de la 3.0 : à la place d’une liste de changements, le document de \
             travail dit qu’elle reste à écrire."
        }
        Change::GuardianElsewhere => {
            "Dans la préparation standard avec gardien, celui-ci se tient sur la pierre du bout et non \
             plus sur les ciseaux à côté du kunti. La 3.0 disait que ses positions de départ restaient à \
             roder, et y a elle-même placé le gardien trois jours après sa parution."
        }
        Change::NotCommercial => {
            "À partir d’ici, les livrets ne se prêtent plus à un usage commercial sans l’accord de l’auteur."
        }
        Change::HuntTurnedRound => {
            "La chasse est retournée. Capturer le roi adverse ne fait plus gagner : il est renvoyé chez \
             lui, et c’est à son propre roi de traverser le plateau."
        }
        Change::NewCubes => {
            "Le fou, la montagne et le sage rejoignent les armées ; le gardien disparaît. Montagnes et \
             sages attendent en réserve et sont parachutés."
        }
        Change::LargerBoard => {
            "Le plateau gagne huit cases aux coins, et toute partie commence par la même préparation, \
             sans piles."
        }
        Change::PlainNames => "Des noms courants et leurs lettres remplacent les mots lojban.",
        Change::QuietTie => {
            "Les tours sans capture mènent à la nulle, à la place de la fin par épuisement. Le livret dit \
             désormais qu’un joueur qui ne peut rien jouer perd, et une victoire vaut deux nulles."
        }
        Change::Variants => "Deux variantes sont proposées : sans réserve et avec rançon.",
        Change::Thanks => {
            "L’auteur en remercie un éditeur qui a éprouvé le jeu avec son groupe de testeurs, et les \
             joueurs rencontrés en ligne."
        }
        Change::Wording => {
            "La 4.8 elle-même précise le texte de la 4.7 et mentionne des faces plus simples pour les cubes."
        }
        Change::LoneKingIsQuiet => {
            "La capture d’un roi seul ou sur une montagne ne relance plus le compte des tours sans \
             capture. Pourchasser un roi qui revient toujours ne repousse donc plus la nulle."
        }
        Change::LowerCaseInRecords => {
            "Les parties notent en minuscules les lettres de Noir, et la rançon par $. Ici, les deux \
             façons se lisent."
        }
        Change::RestAsIn48 => "Tout le reste est comme dans la 4.8.",
    }
}
