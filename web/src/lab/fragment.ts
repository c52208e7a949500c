import { gameAddress } from './play.ts';

/** Gives the links to games within a report their addresses. */
export function linkGames(report: ParentNode): void {
  for (const link of report.querySelectorAll<HTMLAnchorElement>('a[data-game]'))
    link.href = gameAddress(link.dataset['game'] ?? '');
}

/** Gives a report another title than that of its plan, which knows one language only. */
export function entitle(report: ParentNode, title: string | undefined): void {
  const heading = report.querySelector('h1');
  if (heading && title !== undefined) heading.textContent = title;
}

/** Shows a metric of a report, if it has it. */
export function showMetric(report: ParentNode, metric: string | undefined): void {
  if (metric === undefined) return;
  const section = report.querySelector<HTMLElement>(`#lab-${CSS.escape(metric)}`);
  section?.focus({ preventScroll: true });
  section?.scrollIntoView();
}
