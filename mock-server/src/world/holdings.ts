import { TaxDeclarationSchema, type TaxDeclaration } from '@trait-market/contract/v1/tax';
import { PremiumTierSchema } from '@trait-market/contract/v1/users';
import * as z from 'zod/mini';

import { EmailStatusSchema, StandingSchema } from './records/entities';

/** Credits are whole, and nobody owes any. */
const CreditCountSchema = z.int().check(z.minimum(0));

/** What a wallet has, apart from what its owner says of themselves in a profile. */
export const HoldingsSchema = z.strictObject({
  premiumTier: PremiumTierSchema,
  standing: StandingSchema,
  credits: z.strictObject({ subscription: CreditCountSchema, vanilla: CreditCountSchema }),
  /** Null: the tax question is still open. */
  taxDeclaration: z.nullable(TaxDeclarationSchema),
  /** Null: none was given. To an unverified one a code has been sent. */
  email: z.nullable(z.strictObject({ emailAddress: z.email(), status: EmailStatusSchema })),
});
export type Holdings = z.infer<typeof HoldingsSchema>;

/** A wallet that the provider has not seen has nothing. */
export const NOTHING: Holdings = {
  premiumTier: 'Free',
  standing: 'good',
  credits: { subscription: 0, vanilla: 0 },
  taxDeclaration: null,
  email: null,
};

/** Of somebody who did not mint and has nothing to do with Australia. */
export const FOREIGN_DECLARATION: TaxDeclaration = {
  userIsOriginalMinter: 'no',
  userIsAUSTaxResident: 'no',
  userInAUS: 'no',
  userRegisteredAUSGST: 'no',
  walletAddresses: '',
  declareTruth: true,
};

/** Of a collector in the middle of things; the demo collector's in the seed. */
export const SETTLED: Holdings = {
  premiumTier: 'Advanced',
  standing: 'good',
  credits: { subscription: 120, vanilla: 45 },
  taxDeclaration: FOREIGN_DECLARATION,
  email: null,
};
