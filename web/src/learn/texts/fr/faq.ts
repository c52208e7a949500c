import type { Text } from '../model.ts';

/** Questions with answers on the board, and lines to remember. */
export function text(): Text {
  return {
    title: 'Questions et mnémoniques',
    lead: 'La plupart des réponses se montrent sur un plateau. Essayez les tours vous-même : l’arbitre dit pourquoi quand quelque chose n’est pas permis.',
    sections: [
      {
        id: 'directions',
        title: 'La seconde étape peut-elle changer de direction ?',
        blocks: [
          { p: 'Oui. Chaque étape est droite, mais les deux n’ont pas à suivre la même ligne.' },
          { example: 'turning', caption: 'La première étape va à droite, la seconde monte à gauche.' },
        ],
      },
      {
        id: 'mountain',
        title: 'De combien avance un cube qui quitte une montagne ?',
        blocks: [
          {
            p: 'D’une case. Un cube sur une montagne ressemble à une pile, mais la montagne ne bouge pas, donc l’ensemble non plus.',
          },
          { example: 'leave', caption: 'La feuille descend d’une case et capture.' },
        ],
      },
      {
        id: 'relocation',
        title: 'Repositionner un roi, est-ce une seconde étape ?',
        blocks: [
          {
            p: 'Non. C’est une obligation de fin de tour, qui s’ajoute à une ou deux étapes. Un tour qui capture un roi et l’oublie n’est pas complet.',
          },
          {
            example: 'king',
            caption:
              'Deux étapes et le repositionnement. Sans lui, ou sur une autre rangée, l’arbitre refuse.',
          },
        ],
      },
      {
        id: 'mnemonics',
        title: 'Six phrases à retenir',
        blocks: [
          { p: 'Le livret de la 4.8 résume ses règles en quelques phrases courtes. Avec nos mots :' },
          { p: '*Le roi se montre.* Dans une pile, il est toujours au sommet.' },
          { example: 'hide', caption: 'Rien ne couvre le roi, ni un cube, ni un sage de la réserve.' },
          {
            p: '*Le roi est immortel.* Capturé, il repart de sa première rangée : voir [plus haut](#/learn/faq/relocation).',
          },
          { p: '*Les montagnes ont des racines.* Une fois parachutées, elles ne bougent plus.' },
          {
            example: 'rooted',
            caption: 'Ni la montagne seule ni celle qui porte la pierre ne bouge ; la pierre, si.',
          },
          { p: '*Les cols sont ouverts à tous.* Une montagne seule, à vous ou non, se gravit et se quitte.' },
          { example: 'climb', caption: 'La feuille franchit une montagne adverse ou la sienne.' },
          { p: '*Un puis deux, deux puis un.* La seconde étape déplace l’autre nombre de cubes.' },
          { example: 'alternate', caption: 'Deux fois un cube, ou deux fois une pile : refusé.' },
          { p: '*Entre fou et sage, le respect.* Aucun des deux ne capture l’autre.' },
          { example: 'respect', caption: 'Le fou de Noir laisse le sage en paix et prend la feuille.' },
        ],
      },
      {
        id: 'through',
        title: 'Un roi qui ne fait que toucher la rangée opposée est-il arrivé ?',
        blocks: [
          {
            p: 'Non. Ce qui compte est la place du roi à la fin du tour. Le livret parle d’atteindre la rangée ; cette lecture est la nôtre.',
          },
          {
            example: 'through',
            caption: 'Le roi atteint la rangée i sur sa pile et en repart : la partie continue.',
          },
        ],
      },
      {
        id: 'must',
        title: 'Doit-on capturer ? Jouer la seconde étape ? Peut-on passer ?',
        blocks: [
          {
            p: 'On n’est jamais obligé de capturer, et la seconde étape est toujours facultative. Mais on ne passe pas : qui n’a plus rien à jouer a perdu.',
          },
          { example: 'stuck', caption: 'Noir n’a que son roi, et il est emmuré.' },
        ],
      },
      {
        id: 'double',
        title: 'Un tour peut-il capturer deux fois ?',
        blocks: [
          {
            p: 'Oui, quand une pile part d’abord et que son sommet continue. Dans l’autre ordre, seule la seconde étape capture.',
          },
          {
            example: 'unbuild',
            caption: 'La pile prend les ciseaux, son sommet prend le fou avec la feuille qu’il couvre.',
          },
        ],
      },
      {
        id: 'kunti-first',
        title: 'Éditions 2.0 et 3.0 : le kunti tombe à la première étape. Et la seconde ?',
        blocks: [
          { p: 'La partie est finie aussitôt ; il n’y a pas de seconde étape.' },
          {
            example: 'win',
            edition: '3.0',
            caption: 'Ici il tombe à la seconde étape, et c’est la fin aussi.',
          },
        ],
      },
      {
        id: 'stack-pass',
        title: 'Édition 3.0 : une pile peut-elle survoler une case voisine d’un gardien ?',
        blocks: [
          { p: 'Oui. Elle n’a pas le droit de s’y arrêter, rien de plus.' },
          { example: 'm-pass', edition: '3.0', caption: 'Par-dessus `e4`, jusqu’en `f3`.' },
        ],
      },
      {
        id: 'uncovered',
        title: 'Édition 3.0 : je découvre mon gardien. Bloque-t-il tout de suite ?',
        blocks: [
          {
            p: 'Pas pendant ce tour. Le livret parle des tours qui suivent ; chez nous, il bloque à partir du suivant.',
          },
          {
            example: 'm-uncovered',
            edition: '3.0',
            caption:
              'La pierre quitte le gardien et fait une pile juste à côté. Au tour suivant, cette case serait fermée.',
          },
        ],
      },
    ],
  };
}
