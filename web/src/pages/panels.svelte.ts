/** What can lie above every page. */
export type Panel = 'settings' | 'about';

let shown: Panel | null = $state(null);

/** The one that is open. */
export function panel(): Panel | null {
  return shown;
}

export function showPanel(name: Panel): void {
  shown = name;
}

export function closePanel(): void {
  shown = null;
}
