import type { Text } from '../model.ts';

/** Where the names come from. */
export function text(): Text {
  return {
    title: 'The names',
    lead: 'The game and its first pieces bear names from Lojban, a language that people constructed between 1955 and 1989 and that belongs to nobody’s country.',
    sections: [
      {
        id: 'words',
        title: 'Words from Lojban',
        blocks: [
          {
            p: 'The author wanted a name that is neither French nor English. He chose from the 1300 or so roots of Lojban, and while he was at it the matter of rock, paper and scissors turned into form: round, square, cross. What had no form became the empty one.',
          },
          { figure: 'words' },
          {
            p: 'In Lojban, *c* sounds like sh and *j* like the s in “pleasure”. The stress is on the last syllable but one.',
          },
        ],
      },
      {
        id: 'pieces',
        title: 'What the editions call the pieces',
        blocks: [
          {
            p: 'From 4.8 on the pieces have everyday names. Beware of the letters: *K* is rock in 2.0, scissors in 3.0 and the king in 4.8, and *M* was a guardian before it was a mountain.',
          },
          { figure: 'names' },
          {
            note: 'The English booklet of 4.8 spells the fool “foul”; the French one says « fou », which is a fool. This program says fool.',
          },
        ],
      },
      {
        id: 'faces',
        title: 'The faces',
        blocks: [
          {
            p: 'The dots on the older faces come from the wooden prototype, where they were burnt in one by one: a ring for round, a square full of dots, a diagonal cross, a single point, and nothing at all for the empty one. Edition 4.8 mentions a simpler style, which is easier to tell apart on a small screen.',
          },
          { figure: 'faces' },
        ],
      },
    ],
  };
}
