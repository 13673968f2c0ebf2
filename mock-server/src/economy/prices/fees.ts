import type { Fee } from '@trait-market/contract/economy/shared';
import type { WalletAddress } from '@trait-market/contract/shared';

import { addressNamed } from '../shared/address-named';

const MARKET_FEE_BPS = 250;
const ROYALTY_BPS = [500, 250, 750] as const;

/** Receives the market's fees, and the prices of everything that the market itself sells. */
export const MARKET_FEE_ACCOUNT: WalletAddress = addressNamed('Trait Market fees');

/** @param index the collection's position, which determines its royalty */
export const feesOf = (slug: string, index: number): Fee[] => [
  { kind: 'market', recipient: MARKET_FEE_ACCOUNT, bps: MARKET_FEE_BPS },
  {
    kind: 'royalty',
    recipient: addressNamed(`Trait Market artist of ${slug}`),
    bps: ROYALTY_BPS[index % ROYALTY_BPS.length] ?? ROYALTY_BPS[0],
  },
];
