import { scoreText as pointsText, type Series, scoreOf } from '../../app/end/series.ts';
import { across, onlyHuman, playerName } from '../../app/side/people.ts';
import type { View } from '../../wire/index.ts';
import { t } from '../../words/words.svelte.ts';

/** Points of the games before this one, by its colours: White's, Black's, ties. */
export type Score = readonly [number, number, number];

/** The games before this one as a row of results; their order is not known, and does not matter for the score. */
export function seriesOf([white, black, ties]: Score): Series {
  return [
    ...Array<'white'>(white).fill('white'),
    ...Array<'black'>(black).fill('black'),
    ...Array<'tie'>(ties).fill('tie'),
  ];
}

/** The running score with its names, the person first: "Fox 2–1 Heron"; null before the first rematch. */
export function scoreText(score: Score, view: View): string | null {
  if (score.every((points) => points === 0)) return null;
  const points = scoreOf(seriesOf(score), view.ending);
  const one = onlyHuman(view.players) ?? 'white';
  return t('club-score', {
    one: playerName(view.players, one),
    ones: pointsText(points[one]),
    other: playerName(view.players, across(one)),
    others: pointsText(points[across(one)]),
  });
}
