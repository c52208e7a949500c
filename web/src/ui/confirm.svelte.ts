/** A question with two answers. */
export interface Question {
  title: string;
  text?: string;
  yes: string;
  no: string;
  danger?: boolean;
}

interface Pending extends Question {
  answer: (yes: boolean) => void;
}

let pending: Pending | null = $state(null);

/** The question that waits for an answer. */
export function question(): Question | null {
  return pending;
}

/** Asks, and waits for the answer. A second question answers the first with no. */
export function ask(asked: Question): Promise<boolean> {
  answer(false);
  return new Promise((resolve) => {
    pending = { ...asked, answer: resolve };
  });
}

/** Answers the waiting question. */
export function answer(yes: boolean): void {
  const waiting = pending;
  pending = null;
  waiting?.answer(yes);
}
