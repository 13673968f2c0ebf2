import type { Check } from '../../check';
import { benchFlows } from './benches';
import { buyingFlows } from './buying';
import { cancellingFlows } from './cancelling';
import { offerFlows } from './offers';
import { postingFlows } from './posting';
import { walletFlows } from './wallets';

/** Several signed acts of collectors, and what has to be true of the market after them. */
export const economyFlows = (): Check[] => [
  ...postingFlows(),
  ...buyingFlows(),
  ...cancellingFlows(),
  ...offerFlows(),
  ...walletFlows(),
  ...benchFlows(),
];
