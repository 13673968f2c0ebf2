import type { FeatureDefinition } from '@growthbook/growthbook-react';
import * as z from 'zod/mini';

import { FLAG_CACHE_MS } from '@/config/constants';

/** A feature's definition: a default value, and optional rules. */
const FeatureSchema = z.custom<FeatureDefinition>(
  (feature) => typeof feature === 'object' && feature !== null,
);

/**
 * The part of the flag service's response that we use. Experiments that could change the page or
 * redirect are dropped.
 */
export const FeaturesSchema = z.object({ features: z.record(z.string(), FeatureSchema) });
export type Features = z.infer<typeof FeaturesSchema>['features'];

/** A flag's value, and which part of the definition decided. */
export type FlagAnswer = { value: unknown; source: string };

const StoredSchema = z.extend(FeaturesSchema, {
  /** The requested host and key. */
  of: z.string(),
  /** Milliseconds since 1970. */
  fetchedAt: z.number(),
});
export type StoredFeatures = z.infer<typeof StoredSchema>;

/**
 * Returns the stored features if they are readable, of this host and fresh (§9). A time in the
 * future means another clock.
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

/** Returns whether features are still fresh. */
export const isFresh = ({ fetchedAt }: Pick<StoredFeatures, 'fetchedAt'>, now: number): boolean =>
  now - fetchedAt < FLAG_CACHE_MS;
