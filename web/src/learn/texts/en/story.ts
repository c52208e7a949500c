import type { Text } from '../model.ts';

/** How the game came to be, after the journal in the booklet of 3.0. */
export function text(): Text {
  return {
    title: 'The story',
    lead: 'Lucas Borboleta kept a journal of how he made JERSI and printed it at the end of the booklet of 3.0. This is what it tells, shortened and in our words.',
    sections: [
      {
        id: '2019-spring',
        title: 'Spring 2019: three elements and a void',
        blocks: [
          {
            moment: 'May 2019',
            title: 'Five elements become three',
            cubes: ['rock', 'scissors', 'paper', 'king'],
            text: [
              'The first idea was a kind of chess with the five Chinese elements, each of which overcomes the next. Five seemed too many for a game at a table, so he began with three, as in rock, paper, scissors.',
              'What should such a battle be about? Killing everything would be crude. In an earlier game of his, a sea battle of three elements called BN3E, one had to land on the enemy’s coast. Here it became the capture of a fourth piece that does not fight: the one without form.',
            ],
          },
          {
            moment: 'May 2019',
            title: 'A name from nowhere',
            text: [
              'The name was to be neither French nor plainly English. Lojban, a constructed language, offered *jersi*, to hunt, and words for round, cross, square and empty: see [the names](#/learn/names).',
            ],
          },
          {
            moment: 'May 2019',
            title: 'Stacks, and two steps in a turn',
            text: [
              'Stacking came from the plain pleasure of handling bits of wood. Two high was enough: more would be hard to read and would topple. Height gives reach, the top gives strength, and what lies below is carried, sheltered, or lost with the top.',
              'One step in a turn felt too classical. TZAAR by Kris Burm, where a turn has a second, optional action, showed a way: go on from where you arrived, and move the other number of pieces. Breakthroughs and retreats both came out of that rule, and it has never changed.',
            ],
          },
        ],
      },
      {
        id: '2019-summer',
        title: 'Summer 2019: versions 1 and 2',
        blocks: [
          {
            moment: '10 June 2019',
            title: 'Version 1 is published',
            text: [
              'The first board had a hole in its middle, an inland sea, and the pieces stood on the crossings of lines. In the first tests the armies began three rows deep and clashed too soon, so they were moved back to two rows and allowed to start in stacks. How soon armies meet from there has been counted since ([measured](#/lab/answers/attacks)). Rules, a video and some filmed games went online.',
            ],
          },
          {
            moment: '27 June 2019',
            title: 'Version 2: the sea is filled',
            text: [
              'Publishers declined, but one of them asked why the board was cut in two. New tests with the hole filled were better, though attack and defence still lacked room. So a ring of cells was added and the sea went for good.',
              'The kunti was allowed onto stacks, to flee faster, and turned out to be a useful carrier ([measured](#/lab/answers/kunti)). A standard setting spared players the delicate placing in turn ([measured](#/lab/answers/settings)).',
            ],
          },
          {
            example: 'setting:symmetrical',
            edition: '2.0',
            caption: 'The symmetrical setting of 2.0: four stacks, and many ways to open.',
          },
        ],
      },
      {
        id: '2019-autumn',
        title: 'Autumn 2019: a machine and a wooden board',
        blocks: [
          {
            moment: 'September and October 2019',
            title: 'A program that plays',
            text: [
              'He had lost most of his games, as he admits, and wrote an opponent: 3000 lines of Python called jersi-certu, with a board made of letters. One player moved at random, another looked ahead by minimax. In a minute it saw two turns deep, some 7000 positions, and was no match for a person.',
            ],
          },
          {
            moment: 'October 2019 to January 2020',
            title: 'A board of wood',
            cubes: ['-rock', '-paper', '-scissors', '-king'],
            text: [
              'A tester said he might buy the game if it were a beautiful one. So the crossings became hexagons, which can be coloured and are easier to grasp, and the pieces became cubes of two centimetres.',
              'Painting and carving were given up for burning: dots along the hexagons and dots on the cubes. Discs were dropped because the lower one of a stack would be hidden, and everything should be open to see. The two halves fold into a box tied with a cord, and three shades of varnish colour the cells.',
            ],
          },
          {
            moment: '26 January 2020',
            title: 'Rules 2.0, dated',
            text: [
              'The booklet of 2.0 adds an end by exhaustion and a random setting, and White and Black instead of blue and red.',
            ],
          },
        ],
      },
      {
        id: '2020-guardian',
        title: 'Winter 2020: the guardian',
        blocks: [
          {
            moment: 'January and February 2020',
            title: 'Too strong?',
            cubes: ['guardian', '-guardian'],
            text: [
              'Earlier players liked the wooden board. Two new ones found the double steps too strong ([measured](#/lab/answers/double-steps)). But those are what makes the game, and a rule with exceptions was the last thing he wanted. One evening the answer came: not an exception but a piece, which tames stacks in its surroundings only ([measured](#/lab/answers/mokca)).',
              'The guardian fights nobody, so that the circle of three stays simple. His son and he tried it out and found that one for each player is enough.',
            ],
          },
          {
            example: 'm-blocks',
            edition: '3.0',
            caption: 'The guardian at work: the striped cells are closed to stacks.',
          },
          {
            moment: '13 February 2020',
            title: 'Rules 3.0',
            text: [
              'Version 3 comes out, with a remark that its start positions need running in ([measured](#/lab/answers/run-in)). Three days later the guardian’s place is changed.',
            ],
          },
          {
            moment: 'February 2020',
            title: 'A letter from a stranger',
            text: [
              'On a Saturday morning he finds a message from a new publisher who is working on something very close to JERSI and proposes to bring it out together. There the journal stops, with a promise to go on.',
            ],
          },
          {
            moment: '24 February 2020',
            title: 'A draft of version 4',
            text: ['A working draft appears in French. Where the changes should stand, it says: to do.'],
          },
        ],
      },
      {
        id: '2020-autumn',
        title: 'Autumn 2020: the king goes home',
        blocks: [
          {
            moment: '27 September 2020',
            title: 'Rules 4.8',
            cubes: ['king', 'fool', 'mountain', 'wise'],
            text: [
              'The hunt has been turned round: the king is no longer the prey but the runner. Fool, mountain and wise man have joined, the guardian is gone, and the board has grown at its corners. Games have become longer ([measured](#/lab/answers/length)). [Many have helped](#/learn/story/thanks). What was changed is told on [a page of its own](#/learn/editions).',
            ],
          },
          {
            example: 'setting:standard',
            edition: '4.8',
            caption: 'Where every game of 4.8 begins.',
          },
        ],
      },
      {
        id: 'thanks',
        title: 'Whom the author thanks',
        blocks: [
          {
            p: 'Every booklet ends with thanks. The people in them have two letters for a name, and keep them here.',
          },
          {
            list: [
              'His wife Pt and his children Ad and Cr played the first test games and were patient with him. His son Cr also helped to work out the rules, from version 2 on.',
              'Al, At and Bn, colleagues of his, were the first testers outside the family and made suggestions.',
              'Mr, a student of visual arts, talked with him about the colours.',
              'People on the Discord of Tabletopia, in the forum for abstract games of Board Game Geek and, most of all, in the Facebook group of La LEAF told him what they thought of 4.8.',
              'Fr had the courage to publish the game; before that he and his group of testers tried it out and made it better.',
            ],
          },
        ],
      },
    ],
  };
}
