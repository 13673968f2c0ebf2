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
import { SlotChangeSchema } from './dress.schema';

/** Dressings of one avatar that follow within this many minutes are one entry of the feed. */
export const SAME_ENTRY_MINUTES = 10;

export const ConstructionSortSchema = z.enum(['newest', 'rank-gained']);
export type ConstructionSort = z.infer<typeof ConstructionSortSchema>;

export const ConstructionsQuerySchema = z.strictObject({
  collection: z.optional(oneOrMany(SegmentSchema)),
  /** With one collection: the history of one avatar's looks. */
  tokenId: z.optional(TokenIdSchema),
  slot: z.optional(oneOrMany(SlotSchema)),
  /** A trait that was put on or taken off. */
  trait: z.optional(SegmentSchema),
  wallet: z.optional(WalletAddressSchema),
  sort: z.optional(ConstructionSortSchema),
  ...pageQuery,
});
export type ConstructionsQuery = z.input<typeof ConstructionsQuerySchema>;

/** How an avatar stood at a time; its picture never changes. */
const LookSchema = z.looseObject({
  imageUrl: z.string(),
  /** What it wore, by the traits' ids, in drawing order. */
  wear: z.array(z.string()),
  rarityScore: z.number(),
  rank: z.int(),
});

/** One entry of the construction feed. */
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
    /** The last of its actions: the one that can be taken back. */
    actHash: Bytes32Schema,
    isUndone: z.boolean(),
    /** Until when who made it can take it back; null when that is over, or something has moved since. */
    undoUntil: z.nullable(z.iso.datetime()),
    /** What each trait of the new look costs at least now, added up; null when one of them is not for sale. */
    price: z.nullable(PriceSchema),
  })
  .check(z.meta({ title: 'Construction' }));
export type Construction = z.infer<typeof ConstructionSchema>;

export const ConstructionPageSchema = pageOf(ConstructionSchema).check(
  z.meta({ title: 'ConstructionPage' }),
);
export type ConstructionPage = z.infer<typeof ConstructionPageSchema>;
