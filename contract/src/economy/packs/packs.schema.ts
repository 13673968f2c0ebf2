import * as z from 'zod/mini';

import { DropSchema } from '../drops/drops.schema';
import { WeiSchema } from '../shared/amount';
import { ChainIdSchema } from '../shared/chains';
import { Bytes32Schema } from '../shared/hex';
import { PriceSchema } from '../shared/price';

/** Packs that a wallet may open within {@link LIMIT_HOURS}. */
export const OPENED_LIMIT = 50;
/** What is limited is counted over so many hours up to now, and a limit is raised after as many. */
export const LIMIT_HOURS = 24;

const CountSchema = z.int().check(z.minimum(0));

/** What came of buying packs. */
export const PacksBoughtSchema = z
  .looseObject({
    packs: CountSchema,
    paid: PriceSchema,
    drop: DropSchema,
    /** Packs of the drop that the wallet has now. */
    unopened: CountSchema,
  })
  .check(z.meta({ title: 'PacksBought' }));
export type PacksBought = z.infer<typeof PacksBoughtSchema>;

/** A wallet's packs of one drop. */
export const OwnPacksSchema = z
  .looseObject({
    drop: DropSchema,
    bought: CountSchema,
    unopened: CountSchema,
    /** The draw that waits for the provider's link, where there is one: its packs aren't in `unopened`. */
    waiting: z.nullable(Bytes32Schema),
  })
  .check(z.meta({ title: 'OwnPacks' }));
export type OwnPacks = z.infer<typeof OwnPacksSchema>;

/** All packs of a wallet. */
export const WalletPacksSchema = z
  .looseObject({
    items: z.array(OwnPacksSchema),
    /** Of {@link OPENED_LIMIT}. */
    opened: CountSchema,
    /** When the first of them counts no longer; null when none does. */
    nextAt: z.nullable(z.iso.datetime()),
  })
  .check(z.meta({ title: 'WalletPacks' }));
export type WalletPacks = z.infer<typeof WalletPacksSchema>;

/** What a wallet lets itself spend on packs within {@link LIMIT_HOURS}, on one chain. */
export const SpendingLimitSchema = z
  .looseObject({
    chainId: ChainIdSchema,
    /** In wei of the native coin; null: none. */
    limit: z.nullable(WeiSchema),
    /** Spent within the hours up to now. */
    spent: WeiSchema,
    /** A higher limit that was asked for, and when it begins. */
    raise: z.nullable(z.looseObject({ limit: z.nullable(WeiSchema), at: z.iso.datetime() })),
  })
  .check(z.meta({ title: 'SpendingLimit' }));
export type SpendingLimit = z.infer<typeof SpendingLimitSchema>;

/** Of each chain. */
export const SpendingLimitsSchema = z
  .looseObject({ items: z.array(SpendingLimitSchema) })
  .check(z.meta({ title: 'SpendingLimits' }));
export type SpendingLimits = z.infer<typeof SpendingLimitsSchema>;

/** A lower limit holds at once; a higher one, or none, in {@link LIMIT_HOURS}. */
export const SetSpendingLimitSchema = z
  .strictObject({ chainId: ChainIdSchema, limit: z.nullable(WeiSchema) })
  .check(z.meta({ title: 'SetSpendingLimit' }));
export type SetSpendingLimit = z.infer<typeof SetSpendingLimitSchema>;
