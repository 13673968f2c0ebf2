import * as z from 'zod/mini';

import { FLAG_CACHE_MS } from '@/config/constants';

/**
 * What is taken of the host's answer: the features. What else a flag service may send, experiments
 * that write into the page or lead elsewhere, is left out.
 */
export const FeaturesSchema = z.object({
  features: z.record(z.string(), z.looseObject({})),
  dateUpdated: z.optional(z.string()),
});

const CacheSchema = z.array(
  z.tuple([z.string(), z.looseObject({ data: FeaturesSchema, staleAt: z.iso.datetime() })]),
);

/**
 * The flag client's stored cache, as far as it can be read. An entry that would hold for longer
 * than any is written for, after the clock was changed for example, is no entry.
 */
export const readableCache = (stored: string | undefined, now: number): string | null => {
  try {
    const entries = CacheSchema.parse(JSON.parse(stored ?? ''));
    return JSON.stringify(
      entries.filter(([, { staleAt }]) => Date.parse(staleAt) <= now + FLAG_CACHE_MS),
    );
  } catch {
    return null;
  }
};
