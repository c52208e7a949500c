import type { Text } from '../model.ts';

/** What a turn can be, edition by edition. */
export function text(): Text {
  return {
    title: 'What a turn can be',
    lead: 'One step, or two that move first one and then two, or first two and then one. The table shows every turn there is; the directions of both steps are free.',
    sections: [
      {
        id: '4.8',
        title: 'Edition 4.8',
        blocks: [
          {
            p: 'Mountains and drops come in. A cube that climbs a mountain has made no stack that could move, so its turn is over. When a king was captured, its relocation ends the turn, whatever the steps were.',
          },
          { figure: 'turns', edition: '4.8' },
        ],
      },
      {
        id: '4.16',
        title: 'Edition 4.16',
        blocks: [{ p: 'As in 4.8.' }, { figure: 'turns', edition: '4.16' }],
      },
      { id: '2.0', title: 'Edition 2.0', blocks: [{ figure: 'turns', edition: '2.0' }] },
      {
        id: '3.0',
        title: 'Edition 3.0',
        blocks: [
          {
            p: 'The turns are those of 2.0. A guardian only closes some cells: beside an active one no stack may stop or be built.',
          },
          { figure: 'turns', edition: '3.0' },
          {
            example: 'm-blocks',
            edition: '3.0',
            caption: 'What the black guardian forbids, and what it does not.',
          },
        ],
      },
      {
        id: '4-draft',
        title: 'Working draft of 4',
        blocks: [{ p: 'As in 3.0.' }, { figure: 'turns', edition: '4-draft' }],
      },
    ],
  };
}
