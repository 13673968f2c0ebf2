import type { Price } from '@trait-market/contract/economy/shared';
import type { TraitDetail } from '@trait-market/contract/economy/traits';

import { bestOfOthers, isOwnOrder } from '@/lib/economy/orders/order-makers';
import { countedIn } from '@/lib/economy/orders/price-labels';
import { useTraitHistory, useTraitOrders } from '@/lib/economy/traits/trait-queries';
import { useSession } from '@/lib/session/use-session';

import type { PriceContext } from '@/lib/price-warnings/price-warnings';

type TraitPriceContext = PriceContext & {
  /** The floor without own listings, undefined until the listings have loaded. */
  othersFloor: Price | null | undefined;
};

/** Ignores the user's own listings and offers, because users can't fill them. */
export const usePriceContext = ({ id, chainId }: TraitDetail): TraitPriceContext => {
  const { address } = useSession();
  const { data: history } = useTraitHistory(id);
  const { data: listings } = useTraitOrders(id, 'listing');
  const { data: offers } = useTraitOrders(id, 'offer');
  const [cheapest] = listings?.items ?? [];
  const [highest] = offers?.items ?? [];
  const bestOffer = offers && (bestOfOthers(offers.items, address)?.unitPrice ?? null);
  const othersFloor = listings && (bestOfOthers(listings.items, address)?.unitPrice ?? null);
  return {
    chainId,
    floor: othersFloor ?? null,
    othersFloor,
    isFloorOwn: cheapest !== undefined && isOwnOrder(cheapest, address),
    isBestOfferOwn: countedIn(highest?.unitPrice, bestOffer) === 'others',
    bestOffer,
    sales: history?.sales ?? [],
  };
};
