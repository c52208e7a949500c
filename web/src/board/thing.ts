/** The editions whose booklets say shapes, not cubes. */
const SHAPES: ReadonlySet<string> = new Set(['2.0', '3.0', '4-draft']);

/** What an edition calls its pieces. */
export function thingOf(edition: string): 'shape' | 'cube' {
  return SHAPES.has(edition) ? 'shape' : 'cube';
}
