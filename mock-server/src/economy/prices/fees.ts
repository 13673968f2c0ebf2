import type { Fee } from '@trait-market/contract/economy/shared';
import type { WalletAddress } from '@trait-market/contract/shared';

import { addressNamed } from '../shared/address-named';

const MARKET_FEE_BPS = 250;
const ROYALTY_BPS = [500, 250, 750] as const;

/** Receives the market's fee and the price of what it sells itself. */
export const MARKET_FEE_ACCOUNT: WalletAddress = addressNamed('Trait Market fees');

/** @param index the collection's place, which selects its royalty */
export const feesOf = (slug: string, index: number): Fee[] => [
  { kind: 'market', recipient: MARKET_FEE_ACCOUNT, bps: MARKET_FEE_BPS },
  {
    kind: 'royalty',
    recipient: addressNamed(`Trait Market artist of ${slug}`),
    bps: ROYALTY_BPS[index % ROYALTY_BPS.length] ?? ROYALTY_BPS[0],
  },
];
