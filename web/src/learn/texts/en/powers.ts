import type { Text } from '../model.ts';

/** Who beats whom, edition by edition. */
export function text(): Text {
  return {
    title: 'Who takes whom',
    lead: 'An arrow leads from the one who captures to the one who is captured. What leaves the ring of three holds for all three. Only the top of a cell counts, on both sides.',
    sections: [
      {
        id: '4.8',
        title: 'Edition 4.8',
        blocks: [
          {
            p: 'Rock {rock} beats scissors {scissors}, scissors beat paper {paper}, paper beats rock. The fool {fool} and these three beat each other, so whoever comes first wins; fools also beat fools. The three beat the wise man {wise}, the fool does not. King {king}, wise man and mountain {mountain} beat nobody, and a mountain is never captured.',
          },
          { figure: 'powers', edition: '4.8' },
          {
            p: 'Where a cube stands can matter too: a cube on a mountain is captured by single cubes only, never by a stack.',
          },
        ],
      },
      {
        id: '4.16',
        title: 'Edition 4.16',
        blocks: [{ p: 'The same as in 4.8.' }, { figure: 'powers', edition: '4.16' }],
      },
      {
        id: '2.0',
        title: 'Edition 2.0',
        blocks: [
          {
            p: 'Cukla {rock} is round and stands for rock, kuctai {scissors} is a cross and stands for scissors, kurfa {paper} is a square and stands for paper. They beat each other in a circle, and each of them beats the kunti {king}.',
          },
          { figure: 'powers', edition: '2.0' },
        ],
      },
      {
        id: '3.0',
        title: 'Edition 3.0',
        blocks: [
          {
            p: 'The guardian {guardian} joins them without a fight: it beats nobody, and nobody beats it while it is on top. It works by its place: no stack may stop beside it.',
          },
          { figure: 'powers', edition: '3.0' },
        ],
      },
      {
        id: '4-draft',
        title: 'Working draft of 4',
        blocks: [{ p: 'Nothing changes here against 3.0.' }, { figure: 'powers', edition: '4-draft' }],
      },
    ],
  };
}
