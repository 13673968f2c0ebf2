import type { FeatureDefinition } from '@growthbook/growthbook-react';
import * as z from 'zod/mini';

import { FLAG_CACHE_MS } from '@/config/constants';

const FeatureSchema = z.custom<FeatureDefinition>(
  (feature) => typeof feature === 'object' && feature !== null,
);

/** The part of the flag service's response that we use, without experiments. */
export const FeaturesSchema = z.object({ features: z.record(z.string(), FeatureSchema) });
export type Features = z.infer<typeof FeaturesSchema>['features'];

export type FlagAnswer = { value: unknown; source: string };

const StoredSchema = z.extend(FeaturesSchema, {
  /** The requested host and key. */
  of: z.string(),
  fetchedAt: z.number(),
});
export type StoredFeatures = z.infer<typeof StoredSchema>;

/** Returns features of this host while fresh (§9); a future time means another clock. */
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

export const isFresh = ({ fetchedAt }: Pick<StoredFeatures, 'fetchedAt'>, now: number): boolean =>
  now - fetchedAt < FLAG_CACHE_MS;
