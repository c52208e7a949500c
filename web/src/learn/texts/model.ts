/** What the pages are made of. Sentences may hold *terms*, `notation`, [links](#/learn) and cubes such as {rock} or,
 * black, {-rock}. */
export type Block =
  | { p: string }
  | { list: readonly string[] }
  /** An aside, such as a ruling of ours. */
  | { note: string }
  /** A live board; of the page's edition unless another one is named. */
  | { example: string; caption: string; edition?: string }
  /** Something drawn from the facts of an edition. */
  | { figure: FigureName; edition?: string }
  /** A dated moment. */
  | { moment: string; title: string; text: readonly string[]; cubes?: readonly string[] };

/** What is drawn from facts. */
export type FigureName =
  | 'kinds'
  | 'powers'
  | 'turns'
  | 'words'
  | 'names'
  | 'compare'
  | 'changes'
  | 'facts'
  | 'faces';

export interface Section {
  /** Its place in the address; the same in both languages. */
  id: string;
  title: string;
  blocks: readonly Block[];
}

/** A page. */
export interface Text {
  title: string;
  /** What it is about, in a sentence or two. */
  lead: string;
  sections: readonly Section[];
}

/** What a file of texts gives; the rules ask for an edition. */
export interface TextModule {
  text: (edition: string) => Text;
}
