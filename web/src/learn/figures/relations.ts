import type { Kind, KindView } from '../../wire/index.ts';

/** A kind and what it beats. */
export type Fighter = Pick<KindView, 'kind' | 'beats'>;

/** One kind beats another. */
export type Beats = readonly [Kind, Kind];

/** Who beats whom, put so that it can be drawn with few arrows: a group of kinds that beat each other in a circle, and
 * what all of the group have in common with each other kind. */
export interface Relations {
  /** The circle, each beating the next one. */
  circle: readonly Kind[];
  /** Kinds that the whole circle beats. */
  beaten: readonly Kind[];
  /** Kinds that beat the whole circle. */
  beating: readonly Kind[];
  /** What the kinds outside of the circle do to each other and to themselves. */
  others: readonly Beats[];
  /** Kinds that beat nothing and that nothing beats. */
  apart: readonly Kind[];
}

/** The circle of three that begins with a kind, if there is one. */
function circleFrom(kinds: readonly Fighter[]): Kind[] {
  const beats = (a: Kind, b: Kind): boolean =>
    kinds.find((one) => one.kind === a)?.beats.includes(b) ?? false;
  const oneWay = (a: Kind, b: Kind): boolean => beats(a, b) && !beats(b, a);
  const all = kinds.map((one) => one.kind);
  for (const a of all)
    for (const b of all)
      for (const c of all) if (oneWay(a, b) && oneWay(b, c) && oneWay(c, a)) return [a, b, c];
  return [];
}

/** The relations of the kinds of an edition, or of a game. What cannot be drawn this way is a fault of ours. */
export function relationsOf(kinds: readonly Fighter[]): Relations {
  const circle = circleFrom(kinds);
  const inside = kinds.filter((one) => circle.includes(one.kind));
  const outside = kinds.filter((one) => !circle.includes(one.kind));
  const relations: Relations = {
    circle,
    beaten: outside.map((one) => one.kind).filter((kind) => inside.every((one) => one.beats.includes(kind))),
    beating: outside.filter((one) => circle.every((kind) => one.beats.includes(kind))).map((one) => one.kind),
    others: outside.flatMap((one) =>
      one.beats.filter((kind) => !circle.includes(kind)).map((kind): Beats => [one.kind, kind]),
    ),
    apart: outside
      .filter((one) => one.beats.length === 0 && !kinds.some((other) => other.beats.includes(one.kind)))
      .map((one) => one.kind),
  };
  const told = allOf(relations).length;
  const known = kinds.reduce((sum, one) => sum + one.beats.length, 0);
  if (told !== known) throw new Error(`${known} relations, ${told} of them drawn`);
  return relations;
}

/** Every single relation, spelled out. */
export function allOf({ circle, beaten, beating, others }: Relations): Beats[] {
  return [
    ...circle.map((kind, n): Beats => [kind, circle[(n + 1) % circle.length] ?? kind]),
    ...circle.flatMap((kind) => beaten.map((other): Beats => [kind, other])),
    ...beating.flatMap((other) => circle.map((kind): Beats => [other, kind])),
    ...others,
  ];
}
