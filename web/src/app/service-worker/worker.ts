import { codeCache, seenCache, seenKey } from '@/lib/offline/seen-cache';

import { OFFLINE_SHELL } from './offline-shell';
import { isStorable, strategyOf } from './rules';

/** The parts of a service worker's scope that this worker uses. */
export type Scope = {
  location: Pick<Location, 'origin'>;
  caches: CacheStorage;
  fetch: (request: Request | string, init?: RequestInit) => Promise<Response>;
};

export type Build = {
  /** The build's entry script, whose name identifies the build. */
  entry: string;
  /** The files with which the app starts without a network. */
  files: readonly string[];
};

/** How long a page that the browser has stored waits for the network, in ms. */
export const SLOW_MS = 8000;

/** Creates the worker of one build. Its caches have the build in their names. */
export const createWorker = ({ location: { origin }, caches, fetch }: Scope, build: Build) => {
  const code = codeCache(build.entry);
  const ownCaches = new Set([code, seenCache(build.entry)]);

  /** Returns the stored document, marked as opened offline. Its headers are the server's. */
  const shell = async (): Promise<Response | undefined> => {
    const stored = await caches.match(OFFLINE_SHELL, { cacheName: code });
    if (stored === undefined) return undefined;
    const html = (await stored.text()).replace('<html', '<html data-offline');
    const headers = new Headers(stored.headers);
    // The stored body is already decompressed.
    for (const name of ['content-encoding', 'content-length']) headers.delete(name);
    return new Response(html, { headers });
  };

  const isSeen = async (url: string): Promise<boolean> => {
    const found = await caches.match(seenKey(url), { cacheName: seenCache(build.entry) });
    return found !== undefined;
  };

  /** Prefers the network. Only a page that was seen is opened without waiting for a slow network. */
  const page = async (
    request: Request,
    preloaded: Promise<Response | undefined>,
  ): Promise<Response> => {
    const network = preloaded.then((response) => response ?? fetch(request));
    const late = new Promise<undefined>((resolve) => {
      setTimeout(async () => {
        if (await isSeen(request.url)) resolve(undefined);
      }, SLOW_MS);
    });
    const response = await Promise.race([network, late]).catch(() => undefined);
    return response ?? (await shell()) ?? network;
  };

  const asset = async (request: Request): Promise<Response> => {
    const stored = await caches.match(request.url, { cacheName: code });
    if (stored !== undefined) return stored;
    const response = await fetch(request);
    // A page that is still open must not recreate the cache after it was deleted.
    if (isStorable(response) && (await caches.has(code))) {
      const cache = await caches.open(code);
      // A full disk must not prevent the response.
      await cache.put(request.url, response.clone()).catch(() => undefined);
    }
    return response;
  };

  return {
    /** Stores what the app needs to start. @throws when the server has another build */
    install: async (): Promise<void> => {
      const response = await fetch(OFFLINE_SHELL, { cache: 'no-store' });
      const html = await response.clone().text();
      if (!response.ok || !html.includes(`"${build.entry}"`))
        throw new Error('The server has another build.');
      const linked = [...html.matchAll(/(?:href|src)="(\/assets\/[^"]+)"/g)].map(
        ([, path = '']) => path,
      );
      const cache = await caches.open(code);
      await cache.addAll([...new Set([...build.files, ...linked])]);
      await cache.put(OFFLINE_SHELL, response);
    },
    deleteOtherBuilds: async (): Promise<void> => {
      const names = await caches.keys();
      const others = names.filter((name) => !ownCaches.has(name));
      await Promise.all(others.map((name) => caches.delete(name)));
    },
    /** Returns the answer to a request; undefined leaves the request to the browser. */
    answer: (
      request: Request,
      preloaded: Promise<Response | undefined>,
    ): Promise<Response> | undefined => {
      const strategy = strategyOf(request, origin);
      if (strategy === 'page') return page(request, preloaded);
      return strategy === 'asset' ? asset(request) : undefined;
    },
  };
};
