import type { FeatureDefinition } from '@growthbook/growthbook-react';
import * as z from 'zod/mini';

import { FLAG_CACHE_MS } from '@/config/constants';

/** A feature as its host defines it: a value for all, and perhaps rules for some. */
const FeatureSchema = z.custom<FeatureDefinition>(
  (feature) => typeof feature === 'object' && feature !== null,
);

/**
 * What is taken of the host's answer: the features. What else a flag service may send, experiments
 * that write into the page or lead elsewhere, is left out.
 */
export const FeaturesSchema = z.object({ features: z.record(z.string(), FeatureSchema) });
export type Features = z.infer<typeof FeaturesSchema>['features'];

/** What a flag is, and by what part of its definition. */
export type FlagAnswer = { value: unknown; source: string };

const StoredSchema = z.extend(FeaturesSchema, {
  /** The host and the key that were asked. */
  of: z.string(),
  /** Milliseconds since 1970. */
  fetchedAt: z.number(),
});
export type StoredFeatures = z.infer<typeof StoredSchema>;

/**
 * What was stored, as far as it can be read, is of that host and still holds (§9). What was fetched
 * in the future was so by another clock.
 */
export const readStored = (
  text: string | undefined,
  of: string,
  now: number,
): StoredFeatures | undefined => {
  try {
    const { data } = StoredSchema.safeParse(JSON.parse(text ?? ''));
    return data?.of === of && data.fetchedAt <= now && isFresh(data, now) ? data : undefined;
  } catch {
    return undefined;
  }
};

/** Whether features that were fetched then still hold. */
export const isFresh = ({ fetchedAt }: Pick<StoredFeatures, 'fetchedAt'>, now: number): boolean =>
  now - fetchedAt < FLAG_CACHE_MS;
