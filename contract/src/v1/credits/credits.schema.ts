import * as z from 'zod/mini';

const CreditBucketSchema = z.looseObject({ amount: z.number() });

/** Balances in credits (§3). The page header displays their sum, {@link creditBalance}. */
export const CreditsSchema = z
  .looseObject({ subscription: CreditBucketSchema, vanilla: CreditBucketSchema })
  .register(z.globalRegistry, { title: 'Credits' });
export type Credits = z.infer<typeof CreditsSchema>;

/** Returns the sum of subscription and vanilla credits, or 0 if they haven't loaded (§9). */
export const creditBalance = (credits: Credits | undefined): number =>
  credits === undefined ? 0 : credits.subscription.amount + credits.vanilla.amount;
