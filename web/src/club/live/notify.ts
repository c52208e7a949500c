/** Whether this browser can notify at all: browsers withhold it where the page is not served securely. */
export function canNotify(): boolean {
  return isSecureContext && typeof Notification !== 'undefined';
}

/** Asks the browser to be allowed; to be called by a press. */
export async function askToNotify(): Promise<boolean> {
  return canNotify() && (await Notification.requestPermission()) === 'granted';
}
