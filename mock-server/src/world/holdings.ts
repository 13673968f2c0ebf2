import { TaxDeclarationSchema, type TaxDeclaration } from '@trait-market/contract/v1/tax';
import { PremiumTierSchema } from '@trait-market/contract/v1/users';
import * as z from 'zod/mini';

import { EmailStatusSchema, StandingSchema } from './records/entities';

const CreditCountSchema = z.int().check(z.minimum(0));

/** Everything that belongs to a wallet except its profile. */
export const HoldingsSchema = z.strictObject({
  premiumTier: PremiumTierSchema,
  standing: StandingSchema,
  credits: z.strictObject({ subscription: CreditCountSchema, vanilla: CreditCountSchema }),
  /** Null if the user hasn't made a declaration. */
  taxDeclaration: z.nullable(TaxDeclarationSchema),
  /** Null without an address. A code has been sent to an unverified address. */
  email: z.nullable(z.strictObject({ emailAddress: z.email(), status: EmailStatusSchema })),
});
export type Holdings = z.infer<typeof HoldingsSchema>;

export const NOTHING: Holdings = {
  premiumTier: 'Free',
  standing: 'good',
  credits: { subscription: 0, vanilla: 0 },
  taxDeclaration: null,
  email: null,
};

export const FOREIGN_DECLARATION: TaxDeclaration = {
  userIsOriginalMinter: 'no',
  userIsAUSTaxResident: 'no',
  userInAUS: 'no',
  userRegisteredAUSGST: 'no',
  walletAddresses: '',
  declareTruth: true,
};

export const SETTLED: Holdings = {
  premiumTier: 'Advanced',
  standing: 'good',
  credits: { subscription: 120, vanilla: 45 },
  taxDeclaration: FOREIGN_DECLARATION,
  email: null,
};
