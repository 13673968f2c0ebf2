import * as z from 'zod/mini';

import { PlanNameSchema } from '../actions/subscribe';
import { CreditAmountsSchema } from '../shared/credit-amounts';
import { pageOf, pageQuery } from '../shared/page';
import { PriceSchema } from '../shared/price';

/** How long a plan lasts, in days. */
export const PERIOD_DAYS = 30;
/** Subscription credits that roll over and new ones together are at most so many times the plan's. */
export const ROLL_OVER_LIMIT = 2;

/** A plan: so many credits for each period. */
export const PlanSchema = z
  .looseObject({
    plan: PlanNameSchema,
    credits: z.int(),
    /** On each chain, in its native coin. */
    prices: z.array(PriceSchema),
  })
  .check(z.meta({ title: 'Plan' }));
export type Plan = z.infer<typeof PlanSchema>;

/** Vanilla credits that are bought at once, and never expire. */
export const BundleSchema = z
  .looseObject({ credits: z.int(), prices: z.array(PriceSchema) })
  .check(z.meta({ title: 'Bundle' }));
export type Bundle = z.infer<typeof BundleSchema>;

/** What can be bought, the smallest first. */
export const PlansSchema = z
  .looseObject({ plans: z.array(PlanSchema), bundles: z.array(BundleSchema) })
  .check(z.meta({ title: 'Plans' }));
export type Plans = z.infer<typeof PlansSchema>;

/** The plan in force. It ends by itself. */
export const SubscriptionSchema = z
  .looseObject({
    plan: PlanNameSchema,
    startedAt: z.iso.datetime(),
    endsAt: z.iso.datetime(),
  })
  .check(z.meta({ title: 'Subscription' }));
export type Subscription = z.infer<typeof SubscriptionSchema>;

/** Which credits: those of a plan are spent first. */
export const CreditBucketSchema = z.enum(['subscription', 'vanilla']);
export type CreditBucket = z.infer<typeof CreditBucketSchema>;

/** Why credits came or went. */
export const CreditReasonSchema = z.enum([
  'grant',
  'subscription',
  'bundle',
  'dress',
  'undo',
  'reroll',
  'reroll-returned',
  'expiry',
]);
export type CreditReason = z.infer<typeof CreditReasonSchema>;

/** One gain or spend. */
export const CreditEntrySchema = z
  .looseObject({
    id: z.string(),
    at: z.iso.datetime(),
    bucket: CreditBucketSchema,
    /** Below 0: spent, or expired. */
    amount: z.int(),
    reason: z.string(),
    /** Credits in both buckets after it. */
    balance: z.int(),
  })
  .check(z.meta({ title: 'CreditEntry' }));
export type CreditEntry = z.infer<typeof CreditEntrySchema>;

/** Credits that are still there, by when they end. */
const CreditLotSchema = z
  .looseObject({
    bucket: CreditBucketSchema,
    amount: z.int(),
    /** Null: never. */
    endsAt: z.nullable(z.iso.datetime()),
  })
  .check(z.meta({ title: 'CreditLot' }));
export type CreditLot = z.infer<typeof CreditLotSchema>;

export const CreditLedgerQuerySchema = z.strictObject(pageQuery);

/** Every gain and spend of a wallet, the newest first, and what they come to. */
export const CreditLedgerSchema = z
  .extend(pageOf(CreditEntrySchema), {
    balance: CreditAmountsSchema,
    /** In the order in which they are spent. */
    lots: z.array(CreditLotSchema),
    subscription: z.nullable(SubscriptionSchema),
    /** The last plan, where it has ended and none has begun since. */
    endedSubscription: z.nullable(SubscriptionSchema),
    /** As of when: what is left of a plan is counted from there, whatever a device's clock says. */
    asOf: z.iso.datetime(),
  })
  .check(z.meta({ title: 'CreditLedger' }));
export type CreditLedger = z.infer<typeof CreditLedgerSchema>;

/** What came of buying a plan or a bundle. */
export const CreditsBoughtSchema = z
  .looseObject({
    /** How many credits came. */
    credits: z.int(),
    paid: PriceSchema,
    balance: CreditAmountsSchema,
    subscription: z.nullable(SubscriptionSchema),
  })
  .check(z.meta({ title: 'CreditsBought' }));
export type CreditsBought = z.infer<typeof CreditsBoughtSchema>;
