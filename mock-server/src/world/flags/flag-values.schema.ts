import * as z from 'zod/mini';

export const FlagValuesSchema = z.record(
  z
    .string()
    .check(z.regex(/^[\w-]{1,64}$/, 'a flag has 1 to 64 letters, digits, hyphens or underscores')),
  z.json(),
);
export type FlagValues = z.infer<typeof FlagValuesSchema>;
