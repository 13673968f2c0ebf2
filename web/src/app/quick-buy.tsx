import { QuickBuyOfCard } from '@/features/quick-buy/quick-buy-of-card';

import { Actions } from './actions';

/** What the buttons of the market's cards lead to. It loads with the first press. */
export function QuickBuy() {
  return (
    <Actions>
      <QuickBuyOfCard />
    </Actions>
  );
}
