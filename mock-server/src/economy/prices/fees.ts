import type { Fee } from '@trait-market/contract/economy/shared';
import type { WalletAddress } from '@trait-market/contract/shared';

import { addressNamed } from '../shared/address-named';

/** The market's fee in basis points. */
const MARKET_FEE_BPS = 250;
/** Royalties in basis points, alternating between collections. */
const ROYALTY_BPS = [500, 250, 750] as const;

/** Receives the market's fee and the price of what it sells itself. */
export const MARKET_FEE_ACCOUNT: WalletAddress = addressNamed('Trait Market fees');

/**
 * Returns the fees on sales of a collection's traits and avatars.
 *
 * @param index its place among the collections
 */
export const feesOf = (slug: string, index: number): Fee[] => [
  { kind: 'market', recipient: MARKET_FEE_ACCOUNT, bps: MARKET_FEE_BPS },
  {
    kind: 'royalty',
    recipient: addressNamed(`Trait Market artist of ${slug}`),
    bps: ROYALTY_BPS[index % ROYALTY_BPS.length] ?? ROYALTY_BPS[0],
  },
];
