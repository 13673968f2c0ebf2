import type { TaxDeclaration } from '@trait-market/contract/v1/tax';
import type { PremiumTier } from '@trait-market/contract/v1/users';

import type { Balances } from './db/credits';
import type { Standing } from './db/models';

/** What a wallet has, apart from what its owner says of themselves in a profile. */
export interface Holdings {
  premiumTier: PremiumTier;
  standing: Standing;
  credits: Balances;
  /** Absent: the tax question is still open. */
  taxDeclaration: TaxDeclaration | undefined;
}

/** A wallet that the provider has not seen has nothing. */
export const NOTHING: Holdings = {
  premiumTier: 'Free',
  standing: 'good',
  credits: { subscription: 0, vanilla: 0 },
  taxDeclaration: undefined,
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
};
