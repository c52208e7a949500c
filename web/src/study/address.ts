/** The address of a study. */
export function studyAddress(id: string): string {
  return `#/study/kept/${id}`;
}

/** The address of the study of a game on the shelf. */
export function gameStudyAddress(id: string): string {
  return `#/study/game/${id}`;
}
