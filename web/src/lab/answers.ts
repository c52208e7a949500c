import type { Language } from '../words/language.ts';

/** The place of the answers among the reports, and in the address: `#/lab/answers/mokca`. */
export const ANSWERS = 'answers';

/** A question of the journal with its answer. The file is made of `lab/questions.json` and the reports, by a test of Rust. */
export interface Answer extends Readonly<Record<Language, { question: string; answer: string }>> {
  id: string;
  /** The report and the metric that tell more: `study/length`. */
  about: string;
}

/** The answers of the file. */
export function answersOf(text: string): readonly Answer[] {
  return JSON.parse(text) as Answer[];
}
