import type { TraitDetail } from '@trait-market/contract/economy/traits';

import { useTraitHistory } from '@/lib/economy/trait-queries';

import type { PriceContext } from './price-warnings';

/** What a price of the trait is held against, as far as it is known. */
export const usePriceContext = ({ id, chainId, floor, bestOffer }: TraitDetail): PriceContext => {
  const { data } = useTraitHistory(id);
  return { chainId, floor, bestOffer, sales: data?.sales ?? [] };
};
