import type { Text } from '../model.ts';

/** What changed from edition to edition, and why. */
export function text(): Text {
  return {
    title: 'Ce qui a changé, et pourquoi',
    lead: 'Cinq éditions se jouent ici. Le grand pas est celui de la 3.0 à la 4.8 : les mêmes tours, un autre but.',
    sections: [
      { id: 'compare', title: 'Côte à côte', blocks: [{ figure: 'compare' }] },
      {
        id: '4.8',
        title: 'Édition 4.8',
        blocks: [
          { figure: 'changes', edition: '4.8' },
          {
            example: 'king',
            edition: '4.8',
            caption:
              'Ce qui gagnait la partie ne fait plus que gagner du temps : le roi est renvoyé chez lui.',
          },
        ],
      },
      {
        id: '4.16',
        title: 'Édition 4.16',
        blocks: [
          { figure: 'changes', edition: '4.16' },
          {
            example: 'lone-king',
            edition: '4.16',
            caption: 'Dans la 4.16, cette capture n’empêche pas la nulle ; dans la 4.8, si.',
          },
        ],
      },
      { id: '2.0', title: 'Édition 2.0', blocks: [{ figure: 'changes', edition: '2.0' }] },
      { id: '3.0', title: 'Édition 3.0', blocks: [{ figure: 'changes', edition: '3.0' }] },
      {
        id: '4-draft',
        title: 'Document de travail de la 4',
        blocks: [{ figure: 'changes', edition: '4-draft' }],
      },
    ],
  };
}
