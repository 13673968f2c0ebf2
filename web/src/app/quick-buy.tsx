import { QuickBuyOfCard } from '@/features/quick-buy/quick-buy-of-card';

import { Actions } from './actions';

export function QuickBuy() {
  return (
    <Actions>
      <QuickBuyOfCard />
    </Actions>
  );
}
