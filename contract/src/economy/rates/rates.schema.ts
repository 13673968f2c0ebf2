import * as z from 'zod/mini';

/** Rates that are older than this are stale: nothing is estimated by them. */
export const RATES_MAX_AGE_MS = 60 * 60_000;

/** More than nothing, in decimal digits. */
const RATE = /^(?!0(?:\.0*)?$)(?:0|[1-9]\d{0,17})(?:\.\d{1,18})?$/;
const RateSchema = z
  .string()
  .check(z.regex(RATE, 'a decimal number above 0, with at most 18 digits on either side'));

/** What one of each unit is worth in US dollars, as decimal numbers. A unit that is left out has no rate. */
export const WorthSchema = z
  .looseObject({
    eth: z.optional(RateSchema),
    pol: z.optional(RateSchema),
    usd: z.optional(RateSchema),
    aud: z.optional(RateSchema),
    eur: z.optional(RateSchema),
  })
  .check(z.meta({ title: 'Worth', description: 'US dollars for one of each unit' }));
export type Worth = z.infer<typeof WorthSchema>;

/**
 * By what amounts of different coins are estimated in one unit. For nothing else: what is paid is always an
 * amount of a coin. They are stale where `at` lies {@link RATES_MAX_AGE_MS} or more before now.
 */
export const RatesSchema = z
  .looseObject({
    worth: WorthSchema,
    /** When they were so. */
    at: z.iso.datetime(),
    /** The provider's time when it answered. */
    asOf: z.iso.datetime(),
  })
  .check(z.meta({ title: 'Rates' }));
export type Rates = z.infer<typeof RatesSchema>;
