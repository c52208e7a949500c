/** What a house plays otherwise than the booklet, for whoever asks about the same game again. */
export function houseOf({ house }: { house?: string }): { house?: string } {
  return house === undefined ? {} : { house };
}
