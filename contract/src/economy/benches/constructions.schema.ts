import * as z from 'zod/mini';

import { WalletAddressSchema } from '../../shared/wallet-address';
import { ChainIdSchema } from '../shared/chains';
import { Bytes32Schema } from '../shared/hex';
import { AvatarRefSchema } from '../shared/items';
import { pageOf, pageQuery } from '../shared/page';
import { PartySchema } from '../shared/party';
import { SegmentSchema, TokenIdSchema } from '../shared/path';
import { PriceSchema } from '../shared/price';
import { oneOrMany } from '../shared/query';
import { SlotSchema } from '../shared/slots';
import { settledFields } from '../shared/transaction';
import { SlotChangeSchema } from './dress.schema';

/** Changes of one avatar within this many minutes are combined into one entry of the feed. */
export const SAME_ENTRY_MINUTES = 10;

export const ConstructionSortSchema = z.enum(['newest', 'rank-gained']);
export type ConstructionSort = z.infer<typeof ConstructionSortSchema>;

export const ConstructionsQuerySchema = z.strictObject({
  collection: z.optional(oneOrMany(SegmentSchema)),
  /** Returns the history of one avatar's looks. Requires exactly one `collection`. */
  tokenId: z.optional(TokenIdSchema),
  slot: z.optional(oneOrMany(SlotSchema)),
  /** Matches entries in which this trait was put on or taken off. */
  trait: z.optional(SegmentSchema),
  wallet: z.optional(WalletAddressSchema),
  sort: z.optional(ConstructionSortSchema),
  ...pageQuery,
});
export type ConstructionsQuery = z.input<typeof ConstructionsQuerySchema>;

const LookSchema = z.looseObject({
  imageUrl: z.string(),
  /** The new look, in drawing order. */
  wear: z.array(z.string()),
  rarityScore: z.number(),
  rank: z.int(),
});

/** An entry of the construction feed. */
export const ConstructionSchema = z
  .looseObject({
    id: z.string(),
    at: z.iso.datetime(),
    by: PartySchema,
    chainId: ChainIdSchema,
    avatar: AvatarRefSchema,
    changes: z.array(SlotChangeSchema),
    before: LookSchema,
    after: LookSchema,
    /** The hash of the entry's latest action, the only one that can be undone. */
    actHash: Bytes32Schema,
    isUndone: z.boolean(),
    // The end of the undo period; null when it has passed or the avatar has changed after this
    // entry.
    undoUntil: z.nullable(z.iso.datetime()),
    // The sum of the floor prices of the new look's traits; null when one of them isn't for sale.
    price: z.nullable(PriceSchema),
    // That of the entry's latest action.
    ...settledFields,
  })
  .register(z.globalRegistry, { title: 'Construction' });
export type Construction = z.infer<typeof ConstructionSchema>;

export const ConstructionPageSchema = pageOf(ConstructionSchema).register(z.globalRegistry, {
  title: 'ConstructionPage',
});
export type ConstructionPage = z.infer<typeof ConstructionPageSchema>;
