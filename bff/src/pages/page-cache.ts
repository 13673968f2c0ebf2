import { LRUCache } from 'lru-cache';

import type { RenderedPage } from './page-worker';

export type PageCacheOptions = {
  render: (url: string, world: string | null) => Promise<RenderedPage>;
  onError: (error: unknown) => void;
  onRendered: (outcome: 'complete' | 'incomplete' | 'failed', seconds: number) => void;
  /** How long a page is sent without being rendered again, in ms; 0 caches nothing. */
  freshMs: number;
  /** The maximum size of all cached pages, in bytes. */
  maxBytes: number;
  /** The maximum number of pages that are rendered concurrently. */
  concurrency: number;
  /** Returns whether the process is too busy to render. */
  isBusy: () => boolean;
};

/** How long a stale page is sent while a new one is rendered, in ms. */
const STALE_MS = 60_000;
/** How long a page is cached whose data was late or failed, in ms. */
const INCOMPLETE_MS = 1000;

type CachedPage = { page: RenderedPage; renderedAt: number };
type PageRequest = {
  url: string;
  world: string | null;
  /** Counts a render for the client. @throws Refusal when the client is over its limit */
  countRender: () => Promise<void>;
};

const sizeOf = ({ page: { content } }: CachedPage): number =>
  [content.bytes, ...Object.values(content.packed)].reduce((sum, { length }) => sum + length, 0);

/**
 * Caches rendered pages by world and URL. Concurrent requests for a page share one render, and a
 * stale page is served while it is rendered again.
 */
export const createPageCache = (options: PageCacheOptions) => {
  const { render, onError, onRendered, freshMs, maxBytes, concurrency, isBusy } = options;
  const isUsable = ({ renderedAt }: CachedPage): boolean =>
    Date.now() - renderedAt <= freshMs + STALE_MS;
  let rendering = 0;

  const cache = new LRUCache<string, CachedPage, PageRequest>({
    maxSize: maxBytes,
    sizeCalculation: sizeOf,
    ttl: Math.max(1, freshMs),
    noDeleteOnStaleGet: true,
    allowStaleOnFetchRejection: freshMs > 0,
    noDeleteOnFetchRejection: true,
    fetchMethod: async (_key, stale, { context, options: entry }) => {
      // A refusal leaves the stale page, or makes the caller send the skeleton.
      if (rendering >= concurrency || isBusy()) throw new Error('Too busy to render.');
      await context.countRender();
      rendering += 1;
      const renderedAt = Date.now();
      const startedAt = performance.now();
      const seconds = () => (performance.now() - startedAt) / 1000;
      try {
        const page = await render(context.url, context.world);
        onRendered(page.isComplete ? 'complete' : 'incomplete', seconds());
        if (page.isComplete) return { page, renderedAt };
        entry.ttl = INCOMPLETE_MS;
        // A complete page is better than a newer one without data.
        const isBetter =
          freshMs > 0 && stale?.page.isComplete && stale.page.status === 200 && isUsable(stale);
        return isBetter ? stale : { page, renderedAt };
      } catch (error) {
        onRendered('failed', seconds());
        onError(error);
        throw error;
      } finally {
        rendering -= 1;
      }
    },
  });

  /** Returns undefined when the page can't be rendered now. */
  return async (context: PageRequest): Promise<RenderedPage | undefined> => {
    const key = `${context.world ?? ''} ${context.url}`;
    const known = cache.peek(key, { allowStale: true });
    const caching =
      freshMs === 0
        ? { forceRefresh: true }
        : { allowStale: known !== undefined && isUsable(known) };
    const found = await cache.fetch(key, { context, ...caching }).catch(() => undefined);
    return found && isUsable(found) ? found.page : undefined;
  };
};

export type PageCache = ReturnType<typeof createPageCache>;
