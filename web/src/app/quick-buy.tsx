import { QuickBuyOfCard } from '@/features/quick-buy/quick-buy-of-card';

import { Actions } from './actions';

/** Handles the buy buttons of market cards. Loads with the first press. */
export function QuickBuy() {
  return (
    <Actions>
      <QuickBuyOfCard />
    </Actions>
  );
}
