import type { Text } from '../model.ts';

/** Who beats whom, edition by edition. */
export function text(): Text {
  return {
    title: 'Qui prend qui',
    lead: 'Une flèche va de celui qui capture à celui qui est capturé. Ce qui part du cercle des trois vaut pour les trois. Seul le sommet d’une case compte, d’un côté comme de l’autre.',
    sections: [
      {
        id: '4.8',
        title: 'Édition 4.8',
        blocks: [
          {
            p: 'La pierre {rock} bat les ciseaux {scissors}, les ciseaux battent la feuille {paper}, la feuille bat la pierre. Le fou {fool} et ces trois-là se battent mutuellement : le premier arrivé l’emporte ; les fous se battent aussi entre eux. Les trois battent le sage {wise}, le fou non. Roi {king}, sage et montagne {mountain} ne battent personne, et une montagne n’est jamais capturée.',
          },
          { figure: 'powers', edition: '4.8' },
          {
            p: 'Le lieu compte parfois aussi : un cube sur une montagne n’est pris que par un cube seul, jamais par une pile.',
          },
        ],
      },
      {
        id: '4.16',
        title: 'Édition 4.16',
        blocks: [{ p: 'Comme dans la 4.8.' }, { figure: 'powers', edition: '4.16' }],
      },
      {
        id: '2.0',
        title: 'Édition 2.0',
        blocks: [
          {
            p: 'Cukla {rock}, rond, tient le rôle de la pierre ; kuctai {scissors}, une croix, celui des ciseaux ; kurfa {paper}, carré, celui de la feuille. Ils se battent en rond, et chacun bat le kunti {king}.',
          },
          { figure: 'powers', edition: '2.0' },
        ],
      },
      {
        id: '3.0',
        title: 'Édition 3.0',
        blocks: [
          {
            p: 'Le gardien {guardian} les rejoint sans combattre : il ne bat personne, et personne ne le bat tant qu’il est au sommet. Il agit par sa place : aucune pile ne s’arrête à côté de lui.',
          },
          { figure: 'powers', edition: '3.0' },
        ],
      },
      {
        id: '4-draft',
        title: 'Document de travail de la 4',
        blocks: [{ p: 'Rien ne change ici par rapport à la 3.0.' }, { figure: 'powers', edition: '4-draft' }],
      },
    ],
  };
}
