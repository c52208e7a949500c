// The service worker: the whole page is put aside at the first visit, and served from there ever after. A new
// version is put aside beside the old one and waits until the person asks for it.

declare const self: ServiceWorkerGlobalScope;

export {};

const PREFIX = 'jersi-';
const CACHE = `${PREFIX}${__JERSI_VERSION__}`;
/** What the page fetched on demand, and keeps itself. It outlives versions. */
const DEMAND: typeof import('../../app/engine/networks.ts').KEPT = 'jersi-demand';
const files: readonly string[] = __JERSI_FILES__;
const demand: readonly string[] = __JERSI_DEMAND__;
const scope = new URL(self.registration.scope);
const known = new Set(files.map((file) => new URL(file, scope).pathname));

self.addEventListener('install', (event) => {
  event.waitUntil(Promise.all([putAside(), renew()]));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([forgetOthers(), forgetOld()]).then(() => self.clients.claim()));
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

/** Of what was fetched on demand before, the new version has its own: who could do without a connection can go on so. */
async function renew(): Promise<void> {
  const cache = await caches.open(DEMAND);
  const kept = new Set((await cache.keys()).map((request) => stem(request.url)));
  const wanted = demand.map((file) => new URL(file, scope).href).filter((url) => kept.has(stem(url)));
  // One that does not come is no reason to stay with the old version: the page asks for it again.
  await Promise.allSettled(wanted.map(async (url) => (await cache.match(url)) ?? cache.add(url)));
}

/** A name without the hash of its content. */
function stem(url: string): string {
  return url.replace(/-[\w-]{8}(\.\w+)$/, '$1');
}

async function forgetOld(): Promise<void> {
  const cache = await caches.open(DEMAND);
  const known = new Set(demand.map((file) => new URL(file, scope).href));
  const old = (await cache.keys()).filter((request) => !known.has(request.url));
  await Promise.all(old.map((request) => cache.delete(request)));
}

async function forgetOthers(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(PREFIX) && name !== CACHE && name !== DEMAND);
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
