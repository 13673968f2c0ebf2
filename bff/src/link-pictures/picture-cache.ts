import { LRUCache } from 'lru-cache';

import type { PictureRequest } from './picture-request';

/** A drawn picture, or the knowledge that there is nothing to draw. */
export type Entry =
  | { kind: 'drawn'; content: string; png: Buffer; etag: string; isWhole: boolean }
  | { kind: 'missing' };

export type Limits = {
  /** The maximum total size of the pictures, in bytes. */
  bytes: number;
  /** How long a picture is served without asking the provider again, in ms. */
  fresh: number;
};

/** The time in ms for which a failure or an unknown id is remembered. */
const SHORT_MS = 30_000;
/** The age in ms above which an outdated picture is no longer served while it is drawn again. */
const OLDEST_MS = 86_400_000;
/** The size of an entry without its picture, in bytes. */
const ENTRY_BYTES = 512;

const isWhole = (entry: Entry): boolean => entry.kind === 'drawn' && entry.isWhole;

/**
 * Creates a cache that makes each picture once for concurrent requests, and serves an outdated one
 * while it is made again.
 */
export const createPictureCache = (
  { bytes, fresh }: Limits,
  make: (request: PictureRequest, outdated: Entry | undefined) => Promise<Entry>,
) => {
  const short = Math.min(SHORT_MS, fresh);
  const cache = new LRUCache<string, Entry, PictureRequest>({
    maxSize: bytes,
    sizeCalculation: (entry, key) =>
      ENTRY_BYTES + key.length + (entry.kind === 'drawn' ? entry.png.length : 0),
    ttl: fresh,
    noDeleteOnFetchRejection: true,
    ignoreFetchAbort: true,
    fetchMethod: async (_key, outdated, { context, options }) => {
      const entry = await make(context, outdated);
      options.ttl = isWhole(entry) ? fresh : short;
      return entry;
    },
  });

  return {
    get: async (key: string, context: PictureRequest): Promise<Entry> => {
      const known = cache.peek(key, { allowStale: true });
      const age = -cache.getRemainingTTL(key);
      const allowStale = known !== undefined && isWhole(known) && age < OLDEST_MS;
      return cache.forceFetch(key, { context, allowStale, allowStaleOnFetchRejection: allowStale });
    },
    has: (key: string): boolean => cache.has(key),
    bytes: (): number => cache.calculatedSize,
  };
};
