/** How often a page that stays open asks for a new version. */
const HOUR = 3_600_000;

/** Registers the service worker. `onready` is called when a new version waits, with what lets it take over. */
export async function startOffline(onready: (takeOver: () => void) => void): Promise<void> {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return;
  const workers = navigator.serviceWorker;
  const known = workers.controller !== null;
  // Browsers that are told to block service workers give nothing instead of refusing.
  let given: ServiceWorkerRegistration | undefined;
  try {
    given = await workers.register('./sw.js', { scope: './', updateViaCache: 'none' });
  } catch {
    // Without it the page works too, only not offline.
    return;
  }
  if (!given) return;
  const registration = given;
  let asked = false;
  const offer = (waiting: ServiceWorker): void => {
    onready(() => {
      asked = true;
      waiting.postMessage('take-over');
    });
  };
  workers.addEventListener('controllerchange', () => {
    if (known || asked) location.reload();
  });
  if (registration.waiting && workers.controller) offer(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const worker = registration.installing;
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed' && workers.controller) offer(worker);
    });
  });
  setInterval(() => void registration.update().catch(() => undefined), HOUR);
}

/** Goes over to the newest version: for a page that is too old for its server. To load the page again would only bring what was put
 * aside, so the new version is fetched and takes over first. */
export async function takeNewest(reload: () => void = () => location.reload()): Promise<void> {
  const workers = 'serviceWorker' in navigator ? navigator.serviceWorker : undefined;
  const registration = await workers?.getRegistration();
  if (!workers || !registration) {
    reload();
    return;
  }
  // Without a network there is nothing newer; the page comes up again as it was.
  await registration.update().catch(() => undefined);
  const newest = await installed(registration);
  if (!newest) {
    reload();
    return;
  }
  workers.addEventListener('controllerchange', reload, { once: true });
  newest.postMessage('take-over');
}

/** The version that waits, once it is put aside; null if there is none, or if that failed. */
function installed({ waiting, installing }: ServiceWorkerRegistration): Promise<ServiceWorker | null> {
  if (waiting || !installing) return Promise.resolve(waiting);
  return new Promise((resolve) => {
    installing.addEventListener('statechange', () => {
      if (installing.state === 'installed') resolve(installing);
      else if (installing.state === 'redundant') resolve(null);
    });
  });
}
