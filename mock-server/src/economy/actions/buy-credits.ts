import { type BuyCreditsRequest, buyCreditsAction } from '@trait-market/contract/economy/actions';

import type { CreditsSold } from '../credits/credits-sold';
import { bundleOf } from '../credits/plans';
import { paymentToMarket } from '../prices/payment-to-market';
import { defineAction, type Signed } from './perform';

export const buyCredits = defineAction(buyCreditsAction, {
  effects: (context, { caller, chainId, hash, request }: Signed<BuyCreditsRequest>) => {
    const { credits, prices } = bundleOf(request.message.credits);
    const paid = prices[chainId];
    return {
      movements: [paymentToMarket(context, caller, paid, request.message.highestPrice)],
      store: (): CreditsSold => {
        context.credits.buy(caller, credits, hash);
        return { credits, paid };
      },
    };
  },
});
