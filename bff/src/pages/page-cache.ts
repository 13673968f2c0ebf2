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

/** How long an older page is sent while a new one is rendered, in ms. */
const STALE_MS = 300_000;
/** How long a page is cached whose data came too late or failed, in ms. */
const INCOMPLETE_MS = 1000;

type Key = { url: string; world: string | null };

const sizeOf = ({ html }: RenderedPage): number =>
  html.bytes.length + html.br.length + html.gzip.length;

/**
 * Caches rendered pages by their address. Many readers of one page cause one rendering, and an older
 * page is sent while a new one is rendered.
 */
export const createPageCache = (options: PageCacheOptions) => {
  const { render, onError, onRendered, freshMs, maxBytes, concurrency, isBusy } = options;
  let rendering = 0;

  const cache = new LRUCache<string, RenderedPage, Key>({
    maxSize: maxBytes,
    sizeCalculation: sizeOf,
    ttl: Math.max(1, freshMs),
    allowStale: true,
    noDeleteOnStaleGet: true,
    allowStaleOnFetchRejection: true,
    noDeleteOnFetchRejection: true,
    fetchMethod: async (_key, stale, { context: { url, world }, options: entry }) => {
      // A refusal leaves the older page, or makes the caller send the skeleton.
      if (rendering >= concurrency || isBusy()) throw new Error('Too busy to render.');
      rendering += 1;
      const startedAt = performance.now();
      const seconds = () => (performance.now() - startedAt) / 1000;
      try {
        const page = await render(url, world);
        onRendered(page.isComplete ? 'complete' : 'incomplete', seconds());
        // A complete page is better than a newer one without data.
        if (!page.isComplete && stale !== undefined && page.status === 200) return stale;
        if (!page.isComplete) entry.ttl = INCOMPLETE_MS;
        return page;
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
  return async (url: string, world: string | null): Promise<RenderedPage | undefined> => {
    const key = `${world ?? ''} ${url}`;
    const age = freshMs - cache.getRemainingTTL(key);
    const caching =
      freshMs === 0 ? { forceRefresh: true, allowStale: false } : { allowStale: age < STALE_MS };
    return cache.fetch(key, { context: { url, world }, ...caching }).catch(() => undefined);
  };
};

export type PageCache = ReturnType<typeof createPageCache>;
