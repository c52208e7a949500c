// The service worker: the whole page is put aside at the first visit, and served from there ever after. A new
// version is put aside beside the old one and waits until the person asks for it.

declare const self: ServiceWorkerGlobalScope;

export {};

const PREFIX = 'jersi-';
const CACHE = `${PREFIX}${__JERSI_VERSION__}`;
const files: readonly string[] = __JERSI_FILES__;
const scope = new URL(self.registration.scope);
const known = new Set(files.map((file) => new URL(file, scope).pathname));

self.addEventListener('install', (event) => {
  event.waitUntil(putAside());
});

self.addEventListener('activate', (event) => {
  event.waitUntil(forgetOthers().then(() => self.clients.claim()));
});

self.addEventListener('message', (event: ExtendableMessageEvent) => {
  if (event.data === 'take-over') event.waitUntil(self.skipWaiting());
});

self.addEventListener('fetch', (event) => {
  const path = pathOf(event.request);
  if (path !== null) event.respondWith(fromCache(path, event.request));
});

async function putAside(): Promise<void> {
  const cache = await caches.open(CACHE);
  await cache.addAll(files.map((file) => new Request(new URL(file, scope), { cache: 'reload' })));
}

async function forgetOthers(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
}

/** The path under which a request is put aside; null for what is not ours to answer. */
function pathOf(request: Request): string | null {
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== scope.origin) return null;
  if (url.pathname === scope.pathname) return new URL('index.html', scope).pathname;
  return known.has(url.pathname) ? url.pathname : null;
}

async function fromCache(path: string, request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  return (await cache.match(path)) ?? fetch(request);
}
