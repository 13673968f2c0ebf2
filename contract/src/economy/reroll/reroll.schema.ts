import * as z from 'zod/mini';

import { WalletAddressSchema } from '../../shared/wallet-address';
import { ChainIdSchema } from '../shared/chains';
import { Bytes32Schema } from '../shared/hex';
import { tokenFields, TraitRefSchema } from '../shared/items';
import { SegmentSchema } from '../shared/path';
import { MAX_PREVIEW } from '../shared/rarest-first';
import { SlotSchema } from '../shared/slots';
import { TierSchema } from '../shared/tiers';

/** The prices of a re-roll and of an upgrade, in credits. */
export const REROLL_CREDITS = 10;
export const UPGRADE_CREDITS = 20;
/** The number of different traits from which a pool is open. */
export const POOL_OPENS_AT = 8;
/** The maximum number of a wallet's re-rolls and upgrades within {@link REROLL_HOURS}. */
export const REROLL_LIMIT = 20;
export const REROLL_HOURS = 24;

const CountSchema = z.int().check(z.minimum(0));

export const PoolParamsSchema = z.strictObject({ collection: SegmentSchema, slot: SlotSchema });

const poolFields = {
  collection: SegmentSchema,
  collectionName: z.string(),
  slot: SlotSchema,
  chainId: ChainIdSchema,
  token: tokenFields.token,
  isOpen: z.boolean(),
  traits: CountSchema,
  editions: CountSchema,
  drawn: CountSchema,
  /** The rarest traits in the pool, rarest first, at most {@link MAX_PREVIEW}. */
  preview: z.optional(z.array(TraitRefSchema).check(z.maxLength(MAX_PREVIEW))),
};

export const RerollPoolSchema = z
  .looseObject(poolFields)
  .register(z.globalRegistry, { title: 'RerollPool' });
export type RerollPool = z.infer<typeof RerollPoolSchema>;

export const RerollPoolsQuerySchema = z.strictObject({ collection: z.optional(SegmentSchema) });

/** All pools that contain editions: open ones first, then by size. */
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
    /** The trait's editions in all wallets and on avatars, as on its page. */
    editions: z.optional(CountSchema),
  })
  .register(z.globalRegistry, { title: 'PooledTrait' });
export type PooledTrait = z.infer<typeof PooledTraitSchema>;

/** A pool with its full contents. */
export const RerollPoolDetailSchema = z
  .looseObject({
    ...poolFields,
    /** The address that owns the pool's editions; it has no private key. */
    account: WalletAddressSchema,
    items: z.array(PooledTraitSchema),
    /** The number of draws whose stake was returned because the link was overdue, and of refusals. */
    returned: CountSchema,
    /** The number of refused re-rolls and upgrades, which are in the draw log. */
    refused: CountSchema,
    asOf: z.iso.datetime(),
  })
  .register(z.globalRegistry, { title: 'RerollPoolDetail' });
export type RerollPoolDetail = z.infer<typeof RerollPoolDetailSchema>;

/** A wallet's recent re-rolls. */
export const WalletRerollsSchema = z
  .looseObject({
    rerolled: CountSchema,
    nextAt: z.nullable(z.iso.datetime()),
    waiting: z.nullable(Bytes32Schema),
  })
  .register(z.globalRegistry, { title: 'WalletRerolls' });
export type WalletRerolls = z.infer<typeof WalletRerollsSchema>;
