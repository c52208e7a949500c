import type { Text } from '../model.ts';

/** What a turn can be, edition by edition. */
export function text(): Text {
  return {
    title: 'Ce qu’on peut jouer',
    lead: 'Une étape, ou deux qui déplacent d’abord un puis deux, ou d’abord deux puis un. Le tableau montre tous les tours qui existent ; chaque étape choisit sa direction.',
    sections: [
      {
        id: '4.8',
        title: 'Édition 4.8',
        blocks: [
          {
            p: 'Montagnes et parachutages s’ajoutent. Un cube qui gravit une montagne n’a pas fait de pile qui puisse bouger : son tour est fini. Si un roi a été capturé, son repositionnement clôt le tour, quelles que soient les étapes.',
          },
          { figure: 'turns', edition: '4.8' },
        ],
      },
      {
        id: '4.16',
        title: 'Édition 4.16',
        blocks: [{ p: 'Comme dans la 4.8.' }, { figure: 'turns', edition: '4.16' }],
      },
      { id: '2.0', title: 'Édition 2.0', blocks: [{ figure: 'turns', edition: '2.0' }] },
      {
        id: '3.0',
        title: 'Édition 3.0',
        blocks: [
          {
            p: 'Les tours sont ceux de la 2.0. Un gardien ne fait que fermer des cases : à côté d’un gardien actif, aucune pile ne s’arrête ni ne se construit.',
          },
          { figure: 'turns', edition: '3.0' },
          {
            example: 'm-blocks',
            edition: '3.0',
            caption: 'Ce que le gardien noir interdit, et ce qu’il laisse faire.',
          },
        ],
      },
      {
        id: '4-draft',
        title: 'Document de travail de la 4',
        blocks: [{ p: 'Comme dans la 3.0.' }, { figure: 'turns', edition: '4-draft' }],
      },
    ],
  };
}
