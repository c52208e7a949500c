/** One Tab stop for a row of links and buttons, in which the arrow keys walk: the pattern of a toolbar. `current` is only
 * there to look again when it changes. */
export function roving(row: HTMLElement, _current?: unknown): { update: () => void; destroy: () => void } {
  const controls = (): HTMLElement[] => [
    ...row.querySelectorAll<HTMLElement>('a[href], button:not(:disabled)'),
  ];

  function stopAt(stop: HTMLElement | undefined): void {
    for (const control of controls()) control.tabIndex = control === stop ? 0 : -1;
  }

  function update(): void {
    const all = controls();
    stopAt(all.find((one) => one.getAttribute('aria-current') === 'page') ?? all[0]);
  }

  function walk(event: KeyboardEvent): void {
    const all = controls();
    const here = all.indexOf(event.target as HTMLElement);
    const to = here < 0 ? undefined : all[next(event.key, here, all.length)];
    if (!to) return;
    event.preventDefault();
    to.focus();
  }

  function focused(event: FocusEvent): void {
    const all = controls();
    stopAt(all.find((one) => one === event.target) ?? all[0]);
  }

  update();
  row.addEventListener('keydown', walk);
  row.addEventListener('focusin', focused);
  return {
    update,
    destroy: () => {
      row.removeEventListener('keydown', walk);
      row.removeEventListener('focusin', focused);
    },
  };
}

/** Where a key leads in a row; nowhere for other keys. */
function next(key: string, here: number, count: number): number {
  if (key === 'ArrowRight') return (here + 1) % count;
  if (key === 'ArrowLeft') return (here + count - 1) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : -1;
}
