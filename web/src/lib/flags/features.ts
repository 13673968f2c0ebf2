import * as z from 'zod/mini';

import { FLAG_CACHE_MS } from '@/config/constants';

/**
 * What is taken of the host's answer: the features. What else a flag service may send, experiments
 * that write into the page or lead elsewhere, is left out.
 */
export const FeaturesSchema = z.object({
  features: z.looseObject({}),
  dateUpdated: z.optional(z.string()),
});

const EntrySchema = z.looseObject({ data: FeaturesSchema, staleAt: z.string() });

/** An entry that would hold for longer than any is written for was written by another clock. */
const isReadable = (entry: unknown, now: number): boolean => {
  if (!Array.isArray(entry) || typeof entry[0] !== 'string') return false;
  const { data } = EntrySchema.safeParse(entry[1]);
  return data !== undefined && Date.parse(data.staleAt) <= now + FLAG_CACHE_MS;
};

/** The flag client's stored cache, as far as it can be read. */
export const readableCache = (stored: string | undefined, now: number): string | null => {
  try {
    const entries: unknown = JSON.parse(stored ?? '');
    if (!Array.isArray(entries)) return null;
    return JSON.stringify(entries.filter((entry) => isReadable(entry, now)));
  } catch {
    return null;
  }
};
