import * as z from 'zod/mini';

import { WalletAddressSchema } from '../../shared/wallet-address';
import { ChainIdSchema } from '../shared/chains';
import { Bytes32Schema } from '../shared/hex';
import { tokenFields, TraitRefSchema } from '../shared/items';
import { SegmentSchema } from '../shared/path';
import { SlotSchema } from '../shared/slots';
import { TierSchema } from '../shared/tiers';

/** Prices of a re-roll and of an upgrade, in credits. */
export const REROLL_CREDITS = 10;
export const UPGRADE_CREDITS = 20;
/** The number of different traits at which a pool opens. */
export const POOL_OPENS_AT = 8;
/** Maximum re-rolls and upgrades of a wallet within {@link REROLL_HOURS}. */
export const REROLL_LIMIT = 20;
export const REROLL_HOURS = 24;

const CountSchema = z.int().check(z.minimum(0));

/** A pool belongs to one collection and one slot. */
export const PoolParamsSchema = z.strictObject({ collection: SegmentSchema, slot: SlotSchema });

const poolFields = {
  collection: SegmentSchema,
  collectionName: z.string(),
  slot: SlotSchema,
  chainId: ChainIdSchema,
  /** The contract of the collection that all traits of the pool belong to. */
  token: tokenFields.token,
  /** Whether it has {@link POOL_OPENS_AT} traits or more. */
  isOpen: z.boolean(),
  /** The numbers of different traits and of editions. */
  traits: CountSchema,
  editions: CountSchema,
  /** Draws from it. */
  drawn: CountSchema,
};

export const RerollPoolSchema = z
  .looseObject(poolFields)
  .register(z.globalRegistry, { title: 'RerollPool' });
export type RerollPool = z.infer<typeof RerollPoolSchema>;

export const RerollPoolsQuerySchema = z.strictObject({ collection: z.optional(SegmentSchema) });

/** Pools that aren't empty: open ones first, then by size. */
export const RerollPoolsSchema = z
  .looseObject({ items: z.array(RerollPoolSchema) })
  .register(z.globalRegistry, { title: 'RerollPools' });
export type RerollPools = z.infer<typeof RerollPoolsSchema>;

/** A trait in a pool, with its editions. */
export const PooledTraitSchema = z
  .looseObject({
    trait: TraitRefSchema,
    tier: TierSchema,
    tokenId: tokenFields.tokenId,
    quantity: z.int().check(z.minimum(1)),
  })
  .register(z.globalRegistry, { title: 'PooledTrait' });
export type PooledTrait = z.infer<typeof PooledTraitSchema>;

/** A pool with its full contents. */
export const RerollPoolDetailSchema = z
  .looseObject({
    ...poolFields,
    /** The address that owns the pool's editions; it has no private key. */
    account: WalletAddressSchema,
    /** Most editions first. */
    items: z.array(PooledTraitSchema),
    /** Draws whose link was late or missing, and whose stake was returned. */
    returned: CountSchema,
    /** The provider's time. */
    asOf: z.iso.datetime(),
  })
  .register(z.globalRegistry, { title: 'RerollPoolDetail' });
export type RerollPoolDetail = z.infer<typeof RerollPoolDetailSchema>;

/** A wallet's recent re-rolls. */
export const WalletRerollsSchema = z
  .looseObject({
    /** Re-rolls within the window of {@link REROLL_LIMIT}. */
    rerolled: CountSchema,
    /** When the oldest re-roll leaves the window; null when there is none. */
    nextAt: z.nullable(z.iso.datetime()),
    /** The pending re-roll, if any. */
    waiting: z.nullable(Bytes32Schema),
  })
  .register(z.globalRegistry, { title: 'WalletRerolls' });
export type WalletRerolls = z.infer<typeof WalletRerollsSchema>;
