import * as z from 'zod/mini';

/** The key of the only SDK connection. */
export const SDK_KEY = 'sdk-local';

/** A GrowthBook client's response: each feature with its default value. */
export const FeatureDefinitionsSchema = z.looseObject({
  status: z.literal(200),
  features: z.record(z.string(), z.looseObject({ defaultValue: z.json() })),
  dateUpdated: z.iso.datetime(),
});
