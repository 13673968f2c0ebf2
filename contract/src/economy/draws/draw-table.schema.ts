import * as z from 'zod/mini';

import { WalletAddressSchema } from '../../shared/wallet-address';
import { Uint256Schema } from '../shared/amount';

/** A browser can verify a table of this size without a noticeable delay. */
export const MAX_DRAW_ROWS = 500;

/** A trait with its number of editions; its chance is proportional to this number. */
export const DrawRowSchema = z.strictObject({
  tokenId: Uint256Schema,
  quantity: z.int().check(z.minimum(1), z.maximum(1_000_000)),
});
export type DrawRow = z.infer<typeof DrawRowSchema>;

/** Rows from which each pack or re-roll draws `take` editions. */
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

/** All possible results: box A and box B of a pack, or the single section of a re-roll. */
export const DrawTableSchema = z
  .strictObject({
    token: WalletAddressSchema,
    sections: z.array(DrawSectionSchema).check(z.minLength(1), z.maxLength(4)),
  })
  .register(z.globalRegistry, { title: 'DrawTable' });
export type DrawTable = z.infer<typeof DrawTableSchema>;

/** One drawn trait, with the section and the pack that it belongs to. */
export const PickSchema = z.looseObject({
  /** The index of the pack in a draw of several packs, from 0. */
  time: z.int().check(z.minimum(0)),
  section: z.int().check(z.minimum(0)),
  tokenId: Uint256Schema,
});
export type DrawPick = z.infer<typeof PickSchema>;
