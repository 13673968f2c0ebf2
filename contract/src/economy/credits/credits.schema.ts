import * as z from 'zod/mini';

import { CreditAmountsSchema } from '../shared/credit-amounts';
import { pageOf, pageQuery } from '../shared/page';
import { PlanNameSchema } from '../shared/plan-names';
import { PriceSchema } from '../shared/price';

/** The length of a plan's period in days. */
export const PERIOD_DAYS = 30;
/** The maximum balance after a roll-over, as a multiple of the plan's credits. */
export const ROLL_OVER_LIMIT = 2;

/** A plan, which grants credits for one period. */
export const PlanSchema = z
  .looseObject({
    plan: PlanNameSchema,
    credits: z.int(),
    prices: z.array(PriceSchema),
  })
  .register(z.globalRegistry, { title: 'Plan' });
export type Plan = z.infer<typeof PlanSchema>;

/** A bundle of vanilla credits, which don't expire. */
export const BundleSchema = z
  .looseObject({ credits: z.int(), prices: z.array(PriceSchema) })
  .register(z.globalRegistry, { title: 'Bundle' });
export type Bundle = z.infer<typeof BundleSchema>;

/** All plans and bundles for sale, smallest first. */
export const PlansSchema = z
  .looseObject({ plans: z.array(PlanSchema), bundles: z.array(BundleSchema) })
  .register(z.globalRegistry, { title: 'Plans' });
export type Plans = z.infer<typeof PlansSchema>;

/** The active plan, which doesn't renew automatically. */
export const SubscriptionSchema = z
  .looseObject({
    plan: PlanNameSchema,
    startedAt: z.iso.datetime(),
    endsAt: z.iso.datetime(),
  })
  .register(z.globalRegistry, { title: 'Subscription' });
export type Subscription = z.infer<typeof SubscriptionSchema>;

/** Subscription credits are spent first. */
export const CreditBucketSchema = z.enum(['subscription', 'vanilla']);
export type CreditBucket = z.infer<typeof CreditBucketSchema>;

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

/** One change of a credit balance. */
export const CreditEntrySchema = z
  .looseObject({
    id: z.string(),
    at: z.iso.datetime(),
    bucket: CreditBucketSchema,
    /** Negative for spent or expired credits. */
    amount: z.int(),
    reason: z.string(),
    balance: z.int(),
  })
  .register(z.globalRegistry, { title: 'CreditEntry' });
export type CreditEntry = z.infer<typeof CreditEntrySchema>;

const CreditLotSchema = z
  .looseObject({
    bucket: CreditBucketSchema,
    amount: z.int(),
    /** The expiry of the credits; null when they never expire. */
    endsAt: z.nullable(z.iso.datetime()),
  })
  .register(z.globalRegistry, { title: 'CreditLot' });
export type CreditLot = z.infer<typeof CreditLotSchema>;

export const CreditLedgerQuerySchema = z.strictObject(pageQuery);

/** A wallet's credit history, newest first, with its balances. */
export const CreditLedgerSchema = z
  .extend(pageOf(CreditEntrySchema), {
    balance: CreditAmountsSchema,
    lots: z.array(CreditLotSchema),
    subscription: z.nullable(SubscriptionSchema),
    /** The last plan if it has ended; null while a plan is active or when there was none. */
    endedSubscription: z.nullable(SubscriptionSchema),
    // The server's time. Clients count a plan's remaining time from it, because device clocks can
    // be wrong.
    asOf: z.iso.datetime(),
  })
  .register(z.globalRegistry, { title: 'CreditLedger' });
export type CreditLedger = z.infer<typeof CreditLedgerSchema>;

/** The result of buying a plan or a bundle. */
export const CreditsBoughtSchema = z
  .looseObject({
    credits: z.int(),
    paid: PriceSchema,
    balance: CreditAmountsSchema,
    subscription: z.nullable(SubscriptionSchema),
  })
  .register(z.globalRegistry, { title: 'CreditsBought' });
export type CreditsBought = z.infer<typeof CreditsBoughtSchema>;
