import * as z from 'zod/mini';

/** The key of the one SDK connection that there is. */
export const SDK_KEY = 'sdk-local';

/** Flags by their names; a value may be any JSON. */
export const FlagValuesSchema = z.record(
  z
    .string()
    .check(z.regex(/^[\w-]{1,64}$/, 'a flag has 1 to 64 letters, digits, hyphens or underscores')),
  z.json(),
);
export type FlagValues = z.infer<typeof FlagValuesSchema>;

/** What a GrowthBook client fetches: for each feature the value that everybody gets. */
export const FeatureDefinitionsSchema = z.looseObject({
  status: z.literal(200),
  features: z.record(z.string(), z.looseObject({ defaultValue: z.json() })),
  dateUpdated: z.iso.datetime(),
});
