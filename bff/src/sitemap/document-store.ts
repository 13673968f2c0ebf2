import { LRUCache } from 'lru-cache';

import { Refusal } from '../refusal';
import { shareDocument, type CompleteDocument, type SharedDocument } from './shared-document';

const FRESH_MS = 3_600_000;
const CACHE_BYTES = 67_108_864;
/** The maximum number of documents that are generated concurrently. */
const MAX_GENERATIONS = 8;
const RETRY_AFTER_MS = 30_000;

/** Caches complete documents, and shares those that are being generated. */
export const createDocumentStore = () => {
  const complete = new LRUCache<string, CompleteDocument>({
    maxSize: CACHE_BYTES,
    sizeCalculation: ({ bytes }) => bytes.length,
    ttl: FRESH_MS,
  });
  const generated = new Map<string, SharedDocument>();

  return {
    cached: (key: string): CompleteDocument | undefined => complete.get(key),
    /** @throws Refusal BUSY when too many other documents are being generated */
    generate: (key: string, write: () => AsyncGenerator<Buffer>): SharedDocument => {
      const running = generated.get(key);
      if (running !== undefined) return running;
      if (generated.size >= MAX_GENERATIONS)
        throw new Refusal('BUSY', { retryAfterMs: RETRY_AFTER_MS });
      const shared = shareDocument(write(), (document) => {
        // Another generation may have replaced one whose readers had all left.
        if (generated.get(key) === shared) generated.delete(key);
        if (document !== undefined) complete.set(key, document);
      });
      generated.set(key, shared);
      return shared;
    },
  };
};
