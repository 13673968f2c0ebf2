import * as z from 'zod/mini';

import { DropSchema } from '../drops/drops.schema';
import { WeiSchema } from '../shared/amount';
import { ChainIdSchema } from '../shared/chains';
import { Bytes32Schema } from '../shared/hex';
import { PriceSchema } from '../shared/price';
import { settledFields } from '../shared/transaction';

/** The maximum number of packs that a wallet may open within {@link LIMIT_HOURS}. */
export const OPENED_LIMIT = 50;
/** The sliding window of the limits in hours, and the delay before a raised limit takes effect. */
export const LIMIT_HOURS = 24;

const CountSchema = z.int().check(z.minimum(0));

export const PacksBoughtSchema = z
  .looseObject({
    packs: CountSchema,
    paid: PriceSchema,
    drop: DropSchema,
    unopened: CountSchema,
    ...settledFields,
  })
  .register(z.globalRegistry, { title: 'PacksBought' });
export type PacksBought = z.infer<typeof PacksBoughtSchema>;

/** The outcome of one line, in the order of the signed lines. */
export const PacksLineReceiptSchema = z
  .looseObject({
    drop: DropSchema,
    packs: CountSchema,
    outcome: z.enum(['bought', 'missed']),
    /** A missed line's error code, as of a single purchase; null for a bought line. */
    reason: z.nullable(z.string()),
    paid: z.nullable(PriceSchema),
    unopened: CountSchema,
  })
  .register(z.globalRegistry, { title: 'PacksLineReceipt' });
export type PacksLineReceipt = z.infer<typeof PacksLineReceiptSchema>;

/** The result of buying packs of several drops: the outcome of each line, and the total payment. */
export const PacksReceiptSchema = z
  .looseObject({
    chainId: ChainIdSchema,
    lines: z.array(PacksLineReceiptSchema),
    paid: PriceSchema,
    ...settledFields,
  })
  .register(z.globalRegistry, { title: 'PacksReceipt' });
export type PacksReceipt = z.infer<typeof PacksReceiptSchema>;

export const OwnPacksSchema = z
  .looseObject({
    drop: DropSchema,
    bought: CountSchema,
    unopened: CountSchema,
    /** The id of the pending draw, or null. `unopened` excludes the packs of this draw. */
    waiting: z.nullable(Bytes32Schema),
  })
  .register(z.globalRegistry, { title: 'OwnPacks' });
export type OwnPacks = z.infer<typeof OwnPacksSchema>;

/** A wallet's packs of all drops. */
export const WalletPacksSchema = z
  .looseObject({
    items: z.array(OwnPacksSchema),
    opened: CountSchema,
    nextAt: z.nullable(z.iso.datetime()),
  })
  .register(z.globalRegistry, { title: 'WalletPacks' });
export type WalletPacks = z.infer<typeof WalletPacksSchema>;

/** A limit that a user sets for the wallet's spending on one chain within {@link LIMIT_HOURS}. */
export const SpendingLimitSchema = z
  .looseObject({
    chainId: ChainIdSchema,
    /** In wei of the native currency; null means no limit. */
    limit: z.nullable(WeiSchema),
    spent: WeiSchema,
    /** A raised limit that isn't active yet, and the time when it takes effect. */
    raise: z.nullable(z.looseObject({ limit: z.nullable(WeiSchema), at: z.iso.datetime() })),
  })
  .register(z.globalRegistry, { title: 'SpendingLimit' });
export type SpendingLimit = z.infer<typeof SpendingLimitSchema>;

export const SpendingLimitsSchema = z
  .looseObject({ items: z.array(SpendingLimitSchema) })
  .register(z.globalRegistry, { title: 'SpendingLimits' });
export type SpendingLimits = z.infer<typeof SpendingLimitsSchema>;

/**
 * Sets the limit. A lower limit takes effect immediately; a higher or removed one after {@link
 * LIMIT_HOURS}.
 */
export const SetSpendingLimitSchema = z
  .strictObject({ chainId: ChainIdSchema, limit: z.nullable(WeiSchema) })
  .register(z.globalRegistry, { title: 'SetSpendingLimit' });
export type SetSpendingLimit = z.infer<typeof SetSpendingLimitSchema>;
