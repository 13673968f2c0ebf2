import type { FeatureDefinition } from '@growthbook/growthbook-react';
import * as z from 'zod/mini';

import { FLAG_CACHE_MS } from '@/config/constants';
import { parseStored } from '../storage';

const FeatureSchema = z.custom<FeatureDefinition>(
  (feature) => typeof feature === 'object' && feature !== null,
);

/** The part of the flag service's response that the app uses. Experiments aren't part of it. */
export const FeaturesSchema = z.object({ features: z.record(z.string(), FeatureSchema) });
export type Features = z.infer<typeof FeaturesSchema>['features'];

export type EvaluatedFlag = { value: unknown; source: string };

const StoredSchema = z.extend(FeaturesSchema, {
  /** The host and key for which the features were requested. */
  of: z.string(),
  fetchedAt: z.number(),
});
export type StoredFeatures = z.infer<typeof StoredSchema>;

/** Returns fresh features of this host (§9). A future time isn't fresh: the clock changed. */
export const readStored = (
  text: string | undefined,
  of: string,
  now: number,
): StoredFeatures | undefined => {
  const stored = parseStored(text, StoredSchema);
  return stored?.of === of && stored.fetchedAt <= now && isFresh(stored, now) ? stored : undefined;
};

export const isFresh = ({ fetchedAt }: Pick<StoredFeatures, 'fetchedAt'>, now: number): boolean =>
  now - fetchedAt < FLAG_CACHE_MS;
