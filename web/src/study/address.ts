/** The address of a study. */
export function studyAddress(id: string): string {
  return `#/study/kept/${id}`;
}

/** The address of the study of a game on the shelf; with the place of a turn in the game, from 1, where a better one is to be
 * found. */
export function gameStudyAddress(id: string, find?: number): string {
  const game = `#/study/game/${id}`;
  return find === undefined ? game : `${game}/find/${find}`;
}
