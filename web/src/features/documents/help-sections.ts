import type { Section } from './document-page';
import { helpAboutAccounts } from './help-about-accounts';
import { helpAboutOffers } from './help-about-offers';
import { helpAboutTraits } from './help-about-traits';
import { helpAboutWallets } from './help-about-wallets';

export const helpSections: readonly Section[] = [
  ...helpAboutTraits,
  ...helpAboutWallets,
  ...helpAboutAccounts,
  ...helpAboutOffers,
];
