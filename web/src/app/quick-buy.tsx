import { QuickBuyOfCard } from '@/features/quick-buy/quick-buy-of-card';

import { Acts } from './acts';

/** What the buttons of the market's cards lead to. It loads with the first press. */
export function QuickBuy() {
  return (
    <Acts>
      <QuickBuyOfCard />
    </Acts>
  );
}
