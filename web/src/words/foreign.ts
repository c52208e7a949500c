// Names and other texts from elsewhere, put into our sentences: they must not turn around what stands beside them.

/** Signs that steer the direction of text, or nothing that can be seen. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones
const STEERING = /[\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/g;

/** Letters that are written from right to left. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** A text with a sign that can be seen for each that cannot: places stay where they are. */
export function plain(text: string): string {
  return text.replace(STEERING, '\ufffd');
}

/** A text as it may stand within another one. */
export function isolated(text: string): string {
  const shown = plain(text);
  return RIGHT_TO_LEFT.test(shown) ? `\u2068${shown}\u2069` : shown;
}
