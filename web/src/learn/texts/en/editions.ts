import type { Text } from '../model.ts';

/** What changed from edition to edition, and why. */
export function text(): Text {
  return {
    title: 'What changed, and why',
    lead: 'Five editions are played here. The step from 3.0 to 4.8 is the great one: the same turns, another aim.',
    sections: [
      { id: 'compare', title: 'Side by side', blocks: [{ figure: 'compare' }] },
      {
        id: '4.8',
        title: 'Edition 4.8',
        blocks: [
          { figure: 'changes', edition: '4.8' },
          {
            example: 'king',
            edition: '4.8',
            caption: 'What used to win the game is now a way to gain time: the king is sent home.',
          },
        ],
      },
      {
        id: '4.16',
        title: 'Edition 4.16',
        blocks: [
          { figure: 'changes', edition: '4.16' },
          {
            example: 'lone-king',
            edition: '4.16',
            caption: 'In 4.16 this capture does not prevent the tie; in 4.8 it would.',
          },
        ],
      },
      { id: '2.0', title: 'Edition 2.0', blocks: [{ figure: 'changes', edition: '2.0' }] },
      { id: '3.0', title: 'Edition 3.0', blocks: [{ figure: 'changes', edition: '3.0' }] },
      { id: '4-draft', title: 'Working draft of 4', blocks: [{ figure: 'changes', edition: '4-draft' }] },
    ],
  };
}
