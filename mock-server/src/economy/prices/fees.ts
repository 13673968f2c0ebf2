import type { Fee } from '@trait-market/contract/economy/shared';
import type { WalletAddress } from '@trait-market/contract/shared';

import { addressNamed } from '../shared/address-named';

/** What the market takes of each sale, in hundredths of a percent. */
const MARKET_FEE_BPS = 250;
/** What a collection's artists take, by turns from one collection to the next. */
const ROYALTY_BPS = [500, 250, 750] as const;

/** Where the market's fee goes, and what it sells itself is paid to. */
export const MARKET_FEE_ACCOUNT: WalletAddress = addressNamed('Trait Market fees');

/**
 * The fees on each sale of a collection's traits and avatars.
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
