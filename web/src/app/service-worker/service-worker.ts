import { createWorker, type Build, type Scope } from './worker';

/** The types of a service worker's scope, which the browser's DOM types lack. */
type ExtendableEvent = Event & { waitUntil: (work: Promise<unknown>) => void };
type FetchEvent = ExtendableEvent & {
  request: Request;
  preloadResponse: Promise<Response | undefined>;
  respondWith: (response: Promise<Response>) => void;
};
type WorkerScope = Scope & {
  registration: ServiceWorkerRegistration;
  clients: { claim: () => Promise<void> };
  skipWaiting: () => Promise<void>;
  addEventListener: {
    (type: 'install' | 'activate', listener: (event: ExtendableEvent) => void): void;
    (type: 'fetch', listener: (event: FetchEvent) => void): void;
  };
};

declare const self: WorkerScope;
declare const BUILD: Build;

const worker = createWorker(
  { location: self.location, caches: self.caches, fetch: (...request) => self.fetch(...request) },
  BUILD,
);

self.addEventListener('install', (event) => {
  event.waitUntil(worker.install().then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  const start = async () => {
    // Browsers request a page while they start the worker. Firefox and Safari may lack this.
    await self.registration.navigationPreload?.enable();
    await self.clients.claim();
    await worker.deleteOtherBuilds();
  };
  event.waitUntil(start());
});

self.addEventListener('fetch', (event) => {
  const preloaded = Promise.resolve(event.preloadResponse);
  // A request that the worker doesn't answer leaves a failed preload unused.
  preloaded.catch(() => undefined);
  const response = worker.answer(event.request, preloaded);
  if (response !== undefined) event.respondWith(response);
});
