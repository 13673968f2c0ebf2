import * as z from 'zod/mini';

import { WalletAddressSchema } from '../../shared/wallet-address';
import { Uint256Schema } from '../shared/amount';

/** Kinds of traits in one section, at most: what a browser checks in a moment. */
export const MAX_DRAW_ROWS = 500;

/** So many editions of one trait: a trait with more of them is drawn more often. */
export const DrawRowSchema = z.strictObject({
  tokenId: Uint256Schema,
  quantity: z.int().check(z.minimum(1), z.maximum(1_000_000)),
});
export type DrawRow = z.infer<typeof DrawRowSchema>;

/** Each time, so many are taken from these. */
export const DrawSectionSchema = z.strictObject({
  take: z.int().check(z.minimum(1), z.maximum(20)),
  rows: z.array(DrawRowSchema).check(
    z.maxLength(MAX_DRAW_ROWS),
    z.refine(
      (rows) => new Set(rows.map(({ tokenId }) => tokenId)).size === rows.length,
      'each trait once',
    ),
  ),
});
export type DrawSection = z.infer<typeof DrawSectionSchema>;

/**
 * All that can come of a draw, as data: editions of one collection. Of a pack there are two sections, box A
 * and box B; of a re-roll there is one, from which one is taken.
 */
export const DrawTableSchema = z
  .strictObject({
    token: WalletAddressSchema,
    sections: z.array(DrawSectionSchema).check(z.minLength(1), z.maxLength(4)),
  })
  .check(z.meta({ title: 'DrawTable' }));
export type DrawTable = z.infer<typeof DrawTableSchema>;

/** One trait that was drawn: which time, out of which section. */
export const PickSchema = z.looseObject({
  /** Of several packs in one draw, which: from 0. */
  time: z.int().check(z.minimum(0)),
  section: z.int().check(z.minimum(0)),
  tokenId: Uint256Schema,
});
export type DrawPick = z.infer<typeof PickSchema>;
