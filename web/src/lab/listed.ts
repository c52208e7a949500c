import type { Language } from '../words/language.ts';
import index from './reports/index.json';

// The addresses only: a report itself comes when somebody opens it.
const files = import.meta.glob<string>(['./reports/*.json', '!./reports/index.json'], {
  query: '?url',
  import: 'default',
  eager: true,
});

/** A report that comes with the program. */
export interface ListedReport {
  /** Its place in the address: `#/lab/study`. */
  id: string;
  title: Readonly<Record<Language, string>>;
  /** What it answers, in a sentence. */
  about: Readonly<Record<Language, string>>;
}

/** The reports of the index whose files are there, in the order of the index. */
export function reportsOf(
  listed: readonly ListedReport[],
  there: Readonly<Record<string, string>>,
): ListedReport[] {
  return listed.filter((one) => pathOf(one.id) in there);
}

/** The reports that come with the program. */
export const REPORTS: readonly ListedReport[] = reportsOf(index, files);

/** Whether an address such as `#/lab/study/ties` leads to a report that comes with the program. */
export function hasReport(href: string, reports: readonly ListedReport[] = REPORTS): boolean {
  const [, page, id] = href.split('/');
  return page === 'lab' && reports.some((one) => one.id === id);
}

/** Where the file of a report is fetched; undefined if there is none of this name. */
export function fileOf(id: string): string | undefined {
  return files[pathOf(id)];
}

function pathOf(id: string): string {
  return `./reports/${id}.json`;
}
