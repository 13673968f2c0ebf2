import * as z from 'zod/mini';

/** The key of the one SDK connection that there is. */
export const SDK_KEY = 'sdk-local';

/** What a GrowthBook client fetches: for each feature the value that everybody gets. */
export const FeatureDefinitionsSchema = z.looseObject({
  status: z.literal(200),
  features: z.record(z.string(), z.looseObject({ defaultValue: z.json() })),
  dateUpdated: z.iso.datetime(),
});
