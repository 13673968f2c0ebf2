import * as z from 'zod/mini';

export const SDK_KEY = 'sdk-local';

export const FeatureDefinitionsSchema = z.looseObject({
  status: z.literal(200),
  features: z.record(z.string(), z.looseObject({ defaultValue: z.json() })),
  dateUpdated: z.iso.datetime(),
});
