import { OffersOfWall } from '@/features/quick-buy/offers-of-wall';
import { QuickBuyOfCard } from '@/features/quick-buy/quick-buy-of-card';

import { Actions } from './actions';

export function QuickBuy() {
  return (
    <Actions>
      <QuickBuyOfCard />
      <OffersOfWall />
    </Actions>
  );
}
