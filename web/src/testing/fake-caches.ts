const ORIGIN = 'https://market.test';
const keyOf = (request: RequestInfo | URL): string =>
  new URL(request instanceof Request ? request.url : String(request), ORIGIN).href;

/** A browser's cache storage in memory, in which added files are empty. */
export const fakeCaches = () => {
  const stored = new Map<string, Map<string, Response>>();
  const open = async (name: string) => {
    const entries = stored.get(name) ?? new Map<string, Response>();
    stored.set(name, entries);
    return {
      match: async (request: RequestInfo | URL) => entries.get(keyOf(request))?.clone(),
      put: async (request: RequestInfo | URL, response: Response) =>
        void entries.set(keyOf(request), response),
      delete: async (request: RequestInfo | URL) => entries.delete(keyOf(request)),
      keys: async () => [...entries.keys()].map((url) => new Request(url)),
      addAll: async (files: string[]) => {
        for (const file of files) entries.set(keyOf(file), new Response(''));
      },
    };
  };
  const caches = {
    open,
    keys: async () => [...stored.keys()],
    has: async (name: string) => stored.has(name),
    delete: async (name: string) => stored.delete(name),
    match: async (request: RequestInfo | URL, { cacheName = '' } = {}) =>
      stored.get(cacheName)?.get(keyOf(request))?.clone(),
  };
  return {
    caches: caches as unknown as CacheStorage,
    /** Returns the paths in a cache. */
    paths: (name: string) =>
      [...(stored.get(name)?.keys() ?? [])].map((url) => url.slice(ORIGIN.length)),
  };
};
