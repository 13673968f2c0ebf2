import type { DehydratedState } from '@tanstack/react-query';
import * as z from 'zod/mini';

import { parseStored } from '../storage';
import { seenCache } from './seen-cache';

export type SeenPage = {
  /** The page's path with its query. */
  path: string;
  title: string;
  /** When it was last shown with data from the network, in ms since 1970. */
  at: number;
};

type Queries = DehydratedState['queries'];

const PAGES_MAX = 40;
const BYTES_MAX = 8_000_000;
const PAGE_BYTES_MAX = 1_000_000;
/** How long a page can be opened offline. Older prices would mislead more than they help. */
export const SEEN_FOR_MS = 7 * 24 * 60 * 60_000;

type Stored = SeenPage & { bytes: number; response: Response };

const FactsSchema = z.object({ title: z.string(), at: z.number(), bytes: z.number() });
const FACTS = 'x-seen';

/** Returns the pages that a browser stores for a build, with their public data. */
export const createSeenPages = (caches: CacheStorage, entry: string, now = Date.now) => {
  const name = seenCache(entry);

  const entries = async (): Promise<{ cache: Cache; entries: Stored[] }> => {
    const cache = await caches.open(name);
    const keys = await cache.keys();
    const found = await Promise.all(
      keys.map(async (request) => {
        const response = await cache.match(request);
        const facts = parseStored(
          decodeURIComponent(response?.headers.get(FACTS) ?? ''),
          FactsSchema,
        );
        const { pathname, search } = new URL(request.url);
        if (response === undefined || facts === undefined) return [];
        return [{ path: pathname + search, ...facts, response }];
      }),
    );
    const newestFirst = found.flat().toSorted((one, other) => other.at - one.at);
    return { cache, entries: newestFirst };
  };

  const isOld = ({ at }: { at: number }): boolean => now() - at > SEEN_FOR_MS;

  /** Deletes old pages, and the oldest ones beyond the limits. */
  const trim = async (): Promise<void> => {
    const all = await entries();
    let total = 0;
    const surplus = all.entries.filter((page, index) => {
      total += page.bytes;
      return index >= PAGES_MAX || total > BYTES_MAX || isOld(page);
    });
    await Promise.all(surplus.map(({ path }) => all.cache.delete(path)));
  };

  /** Returns no pages when reading fails, such as while another tab deletes them. */
  const read = async <Result>(
    use: (page: Stored) => Promise<Result> | Result,
  ): Promise<Result[]> => {
    try {
      const all = await entries();
      return await Promise.all(all.entries.filter((page) => !isOld(page)).map(use));
    } catch {
      return [];
    }
  };

  return {
    save: async ({ path, title, at }: SeenPage, queries: Queries): Promise<void> => {
      const text = JSON.stringify(queries);
      if (text.length > PAGE_BYTES_MAX) return;
      const facts = JSON.stringify({ title, at, bytes: text.length });
      const headers = { 'content-type': 'application/json', [FACTS]: encodeURIComponent(facts) };
      const cache = await caches.open(name);
      await cache.put(path, new Response(text, { headers }));
      await trim();
    },
    /** Returns the pages of the last days, newest first. */
    list: (): Promise<SeenPage[]> => read(({ path, title, at }) => ({ path, title, at })),
    /** Returns the data of all pages. */
    queries: async (): Promise<Queries> =>
      (await read(async ({ response }): Promise<Queries> => response.json())).flat(),
    /** Deletes the pages of all builds. */
    clear: async (): Promise<void> => {
      const names = await caches.keys();
      const ofPages = names.filter((other) => other.startsWith(seenCache('')));
      await Promise.all(ofPages.map((other) => caches.delete(other)));
    },
  };
};

export type SeenPages = ReturnType<typeof createSeenPages>;
