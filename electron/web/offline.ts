/** The service worker of the web build: once loaded, all pages are there without a network. */

/** Put before this by the build. */
declare const offlineVersion: string;
declare const offlineFiles: readonly string[];

/** What is used of a service worker's scope; its types can't be used beside those of pages. */
interface Scope {
  addEventListener(name: 'install' | 'activate', listener: (event: Lasting) => void): void;
  addEventListener(name: 'fetch', listener: (event: Fetching) => void): void;
  clients: { claim(): Promise<void> };
  location: Location;
}
interface Lasting {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetching {
  request: Request;
  respondWith(answer: Promise<Response>): void;
}

const scope = self as unknown as Scope;
const prefix = 'okiba-';
const current = prefix + offlineVersion;

async function keep(): Promise<void> {
  const cache = await caches.open(current);
  await cache.addAll([...offlineFiles]);
}

/** The last page of an older version is closed. */
async function dropOthers(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(prefix) && name !== current);
  await Promise.all(old.map((name) => caches.delete(name)));
  await scope.clients.claim();
}

async function answer(request: Request): Promise<Response> {
  const cache = await caches.open(current);
  return (await cache.match(request, { ignoreSearch: true })) ?? fetch(request);
}

scope.addEventListener('install', (event) => event.waitUntil(keep()));
scope.addEventListener('activate', (event) => event.waitUntil(dropOthers()));
scope.addEventListener('fetch', (event) => {
  const isOurs = new URL(event.request.url).origin === scope.location.origin;
  if (event.request.method === 'GET' && isOurs) event.respondWith(answer(event.request));
});
