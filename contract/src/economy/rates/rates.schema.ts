import * as z from 'zod/mini';

/** Rates older than this are stale and not used for estimates. */
export const RATES_MAX_AGE_MS = 60 * 60_000;

/** A decimal number above 0. */
const RATE = /^(?!0(?:\.0*)?$)(?:0|[1-9]\d{0,17})(?:\.\d{1,18})?$/;
const RateSchema = z
  .string()
  .check(z.regex(RATE, 'a decimal number above 0, with at most 18 digits on either side'));

/** The value of one of each unit in US dollars, as decimal numbers. A missing unit has no rate. */
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
 * Rates for estimates in one unit. Payments are always in a coin and never use them. Rates are
 * stale when `at` is {@link RATES_MAX_AGE_MS} or more before `asOf`.
 */
export const RatesSchema = z
  .looseObject({
    worth: WorthSchema,
    /** The time of the rates. */
    at: z.iso.datetime(),
    /** The provider's time of the response. */
    asOf: z.iso.datetime(),
  })
  .register(z.globalRegistry, { title: 'Rates' });
export type Rates = z.infer<typeof RatesSchema>;
