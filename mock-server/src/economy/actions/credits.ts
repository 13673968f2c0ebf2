import {
  type BuyCreditsRequest,
  buyCreditsAction,
  type SubscribeRequest,
  subscribeAction,
} from '@trait-market/contract/economy/actions';

import type { CreditsSold } from '../credits/credits-sold';
import { bundleOf, PLAN_PRICES } from '../credits/plans';
import { paymentToMarket } from '../prices/payment-to-market';
import { defineAction, type Signed } from './perform';

export const subscribe = defineAction(subscribeAction, {
  effects: (context, { caller, chainId, hash, request }: Signed<SubscribeRequest>) => {
    const { plan, highestPrice } = request.message;
    const paid = PLAN_PRICES[plan][chainId];
    return {
      movements: [paymentToMarket(context, caller, paid, highestPrice)],
      store: (): CreditsSold => ({ credits: context.credits.startPlan(caller, plan, hash), paid }),
    };
  },
});

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
