import type { Page } from '@playwright/test';

/** What the page cuts: texts and buttons that are wider or higher than their box, or that stand outside the window. What scrolls by
 * itself, and names, which may end in an ellipsis once nothing else can give way, are left out. */
export async function clipped(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const scrolls = (element: Element): boolean => {
      const { overflowX, overflowY } = getComputedStyle(element);
      return /auto|scroll/.test(overflowX + overflowY);
    };
    const tell = (element: Element, why: string): void => {
      found.push(`${why}: ${element.outerHTML.replace(/\s+/g, ' ').slice(0, 110)}`);
    };
    if (document.documentElement.scrollWidth > innerWidth)
      found.push(`${document.documentElement.scrollWidth} wide`);
    const elements = document.querySelectorAll<HTMLElement>(
      'button, a[href], p, h1, h2, h3, span, li, label',
    );
    for (const element of elements) {
      if (element.closest('.unseen, [data-testid=skip]') || !element.checkVisibility()) continue;
      const box = element.getBoundingClientRect();
      if (box.width <= 1 || box.height <= 1) continue;
      const { overflow, display } = getComputedStyle(element);
      if (display === 'inline') continue;
      if (overflow === 'hidden' && !element.matches('.name, [title]')) {
        if (element.scrollWidth > element.clientWidth + 1) tell(element, 'cut at its side');
        else if (element.scrollHeight > element.clientHeight + 1) tell(element, 'cut below');
      }
      const inScroller = (() => {
        for (let up = element.parentElement; up && up !== document.body; up = up.parentElement)
          if (scrolls(up)) return true;
        return false;
      })();
      if (!inScroller && (box.left < -1 || box.right > innerWidth + 1)) tell(element, 'outside the window');
    }
    return found;
  });
}
