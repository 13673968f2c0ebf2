import * as z from 'zod/mini';

import { PriceSchema } from '../shared/price';
import { RaritySchema } from '../shared/slots';

/** Days that are told of, the last of them being now. */
export const OVER_TIME_DAYS = 90;

/** How rare a trait was at a time, and what it cost then. */
const TraitDaySchema = z.looseObject({
  at: z.iso.datetime(),
  /** Avatars that wore it. */
  worn: z.int().check(z.minimum(0)),
  /** Their share of the collection's avatars: 0 to 1. */
  wornShare: z.number(),
  /** By that share; null: nobody wore it. */
  rarity: z.nullable(RaritySchema),
  /** What the cheapest edition was listed for; null: nothing is known to have been for sale. */
  floor: z.nullable(PriceSchema),
  /** What the last edition was sold for until then, whichever way; null: none was sold. */
  lastSale: z.nullable(PriceSchema),
});
export type TraitDay = z.infer<typeof TraitDaySchema>;

/** A trait day by day, the oldest first. As rare as it is now is the last of them. */
export const TraitOverTimeSchema = z
  .looseObject({ days: z.array(TraitDaySchema).check(z.minLength(1)) })
  .check(z.meta({ title: 'TraitOverTime' }));
export type TraitOverTime = z.infer<typeof TraitOverTimeSchema>;
