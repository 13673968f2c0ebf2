import * as z from 'zod/mini';

import { WalletAddressSchema } from '../../shared/wallet-address';
import { ChainIdSchema } from '../shared/chains';
import { Bytes32Schema } from '../shared/hex';
import { tokenFields, TraitRefSchema } from '../shared/items';
import { SegmentSchema } from '../shared/path';
import { SlotSchema } from '../shared/slots';
import { TierSchema } from '../shared/tiers';

/** What one edition for one costs, and three for one of the next tier. */
export const REROLL_CREDITS = 10;
export const UPGRADE_CREDITS = 20;
/** A pool opens with so many different traits in it. */
export const POOL_OPENS_AT = 8;
/** Re-rolls and upgrades of a wallet within {@link REROLL_HOURS}, at most. */
export const REROLL_LIMIT = 20;
export const REROLL_HOURS = 24;

const CountSchema = z.int().check(z.minimum(0));

/** A pool is of one collection and one slot. */
export const PoolParamsSchema = z.strictObject({ collection: SegmentSchema, slot: SlotSchema });

const poolFields = {
  collection: SegmentSchema,
  collectionName: z.string(),
  slot: SlotSchema,
  chainId: ChainIdSchema,
  /** The contract of the collection, which all of its traits are of. */
  token: tokenFields.token,
  /** Whether it can be drawn from: {@link POOL_OPENS_AT}. */
  isOpen: z.boolean(),
  /** Different traits in it, and editions in all. */
  traits: CountSchema,
  editions: CountSchema,
  /** Re-rolls and upgrades that were drawn from it. */
  drawn: CountSchema,
};

export const RerollPoolSchema = z.looseObject(poolFields).check(z.meta({ title: 'RerollPool' }));
export type RerollPool = z.infer<typeof RerollPoolSchema>;

export const RerollPoolsQuerySchema = z.strictObject({ collection: z.optional(SegmentSchema) });

/** Every pool that has something in it: those that are open first, the largest first. */
export const RerollPoolsSchema = z
  .looseObject({ items: z.array(RerollPoolSchema) })
  .check(z.meta({ title: 'RerollPools' }));
export type RerollPools = z.infer<typeof RerollPoolsSchema>;

/** A trait in a pool: how many editions of it. */
export const PooledTraitSchema = z
  .looseObject({
    trait: TraitRefSchema,
    tier: TierSchema,
    tokenId: tokenFields.tokenId,
    quantity: z.int().check(z.minimum(1)),
  })
  .check(z.meta({ title: 'PooledTrait' }));
export type PooledTrait = z.infer<typeof PooledTraitSchema>;

/** A pool to the last edition. */
export const RerollPoolDetailSchema = z
  .looseObject({
    ...poolFields,
    /** Who holds the pool’s editions: nobody has its key. */
    account: WalletAddressSchema,
    /** Those there are most of first. */
    items: z.array(PooledTraitSchema),
    /** Draws whose link came too late, or never, and whose stake went back. */
    returned: CountSchema,
    /** By the provider’s clock. */
    asOf: z.iso.datetime(),
  })
  .check(z.meta({ title: 'RerollPoolDetail' }));
export type RerollPoolDetail = z.infer<typeof RerollPoolDetailSchema>;

/** What a wallet has drawn lately. */
export const WalletRerollsSchema = z
  .looseObject({
    /** Of {@link REROLL_LIMIT}. */
    rerolled: CountSchema,
    /** When the first of them counts no longer; null when none does. */
    nextAt: z.nullable(z.iso.datetime()),
    /** The re-roll that waits for the provider's link, where there is one. */
    waiting: z.nullable(Bytes32Schema),
  })
  .check(z.meta({ title: 'WalletRerolls' }));
export type WalletRerolls = z.infer<typeof WalletRerollsSchema>;
