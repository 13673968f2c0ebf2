import * as z from 'zod/mini';

/** The age from which rates are stale and not used for estimates. */
export const RATES_MAX_AGE_MS = 60 * 60_000;

const RATE = /^(?!0(?:\.0*)?$)(?:0|[1-9]\d{0,17})(?:\.\d{1,18})?$/;
const RateSchema = z
  .string()
  .check(z.regex(RATE, 'a decimal number above 0, with at most 18 digits on either side'));

/** Each unit's value in US dollars, as a decimal string. Units without a rate are omitted. */
export const WorthSchema = z
  .looseObject({
    eth: z.optional(RateSchema),
    pol: z.optional(RateSchema),
    usd: z.optional(RateSchema),
    aud: z.optional(RateSchema),
    eur: z.optional(RateSchema),
  })
  .register(z.globalRegistry, { title: 'Worth', description: 'US dollars for one of each unit' });
export type Worth = z.infer<typeof WorthSchema>;

/**
 * Rates for estimates. They are stale when `at` is more than {@link RATES_MAX_AGE_MS} before
 * `asOf`.
 */
export const RatesSchema = z
  .looseObject({
    worth: WorthSchema,
    at: z.iso.datetime(),
    /** The provider's time of the response. */
    asOf: z.iso.datetime(),
  })
  .register(z.globalRegistry, { title: 'Rates' });
export type Rates = z.infer<typeof RatesSchema>;
