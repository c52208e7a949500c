import type { Text } from '../model.ts';

/** Where the names come from. */
export function text(): Text {
  return {
    title: 'Les noms',
    lead: 'Le jeu et ses premières pièces portent des noms tirés du lojban, une langue construite entre 1955 et 1989, qui n’est celle d’aucun pays.',
    sections: [
      {
        id: 'words',
        title: 'Des mots du lojban',
        blocks: [
          {
            p: 'L’auteur cherchait un nom qui ne soit ni français ni anglais. Il a puisé parmi les quelque 1300 racines du lojban, et la matière a laissé place à la forme : pierre, feuille et ciseaux sont devenus rond, carré et croix. Ce qui n’avait pas de forme est devenu le vide.',
          },
          { figure: 'words' },
          {
            p: 'En lojban, *c* se dit « ch », *u* se dit « ou » et *j* comme dans « jour ». L’accent porte sur l’avant-dernière syllabe.',
          },
        ],
      },
      {
        id: 'pieces',
        title: 'Les pièces d’une édition à l’autre',
        blocks: [
          {
            p: 'À partir de la 4.8, les pièces ont des noms de tous les jours. Attention aux lettres : *K* est la pierre dans la 2.0, les ciseaux dans la 3.0 et le roi dans la 4.8 ; *M* a été un gardien avant d’être une montagne.',
          },
          { figure: 'names' },
          {
            note: 'Le livret anglais de la 4.8 écrit « foul » pour le fou, là où l’on attend « fool ». Ce programme dit fou, et « fool » en anglais.',
          },
        ],
      },
      {
        id: 'faces',
        title: 'Les faces',
        blocks: [
          {
            p: 'Les points des premières faces viennent du prototype en bois, où ils ont été pyrogravés un par un : un anneau pour le rond, un carré plein de points, une croix en diagonale, un point unique, et rien du tout pour le vide. L’édition 4.8 mentionne un style plus simple, plus facile à distinguer sur un petit écran.',
          },
          { figure: 'faces' },
        ],
      },
    ],
  };
}
