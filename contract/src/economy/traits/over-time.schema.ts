import * as z from 'zod/mini';

import { PriceSchema } from '../shared/price';
import { RaritySchema } from '../shared/slots';

/** The number of days in the history, including today. */
export const OVER_TIME_DAYS = 90;

const TraitDaySchema = z.looseObject({
  at: z.iso.datetime(),
  worn: z.int().check(z.minimum(0)),
  /** The fraction of the collection's avatars that wore the trait on that day, from 0 to 1. */
  wornShare: z.number(),
  /** The rarity that follows from `wornShare`; null when no avatar wore the trait. */
  rarity: z.nullable(RaritySchema),
  /** The cheapest listing on that day; null when no listing is known. */
  floor: z.nullable(PriceSchema),
  /** The latest sale up to that day, of any kind; null when there was none. */
  lastSale: z.nullable(PriceSchema),
});
export type TraitDay = z.infer<typeof TraitDaySchema>;

/** A trait's daily history, oldest first. The last entry is the current state. */
export const TraitOverTimeSchema = z
  .looseObject({ days: z.array(TraitDaySchema).check(z.minLength(1)) })
  .register(z.globalRegistry, { title: 'TraitOverTime' });
export type TraitOverTime = z.infer<typeof TraitOverTimeSchema>;
