import { CHAIN_IDS, type ChainId } from '@trait-market/contract/economy/chains';
import type { Facets } from '@trait-market/contract/economy/traits';

import { nativeCoin } from './filters/coins';
import { hasBounds } from './filters/price';
import { isByPrice, type MarketQuery } from './market-query';

/**
 * What becomes of the traits of the other chain, whose prices do not compare: bounds leave them out, an
 * order by price has them last. Nothing, where there are none.
 */
export const priceNote = (
  query: MarketQuery,
  priceChain: ChainId,
  facets: Facets | undefined,
): string => {
  const coin = nativeCoin(priceChain);
  if (hasBounds(query)) return `Only traits priced in ${coin} are shown.`;
  const other = CHAIN_IDS.find((id) => id !== priceChain);
  const hasOthers =
    other !== undefined &&
    (query.chain.length === 0 || query.chain.includes(other)) &&
    facets?.chainId.some(({ value, count }) => value === String(other) && count > 0) === true;
  return isByPrice(query) && hasOthers
    ? `Traits priced in ${nativeCoin(other)} come after those in ${coin}.`
    : '';
};
