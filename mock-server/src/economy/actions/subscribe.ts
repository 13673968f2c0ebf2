import { type SubscribeRequest, subscribeAction } from '@trait-market/contract/economy/actions';

import type { Account } from '../../kernel/account';
import { PLAN_PRICES } from '../credits/plans';
import type { MarketContext } from '../orders/market-context';
import type { CreditsSold } from './buy-credits';
import { buyFromMarket } from './buy-from-market';

/** Buys a plan, which begins now. */
export const subscribe = async (
  context: MarketContext,
  caller: Account,
  { chainId, deployment, message, signature }: SubscribeRequest,
): Promise<CreditsSold> => {
  const { sold, paid } = await buyFromMarket(context, caller, {
    kind: 'subscribe',
    signed: {
      chainId,
      deployment,
      signature,
      actor: message.subscriber,
      typedDataAt: (place) => subscribeAction.typedData(place, message),
    },
    bounds: message,
    priceOn: (chain) => PLAN_PRICES[message.plan][chain],
    deliver: (act) => context.credits.subscribe(caller, message.plan, act),
  });
  return { credits: sold, paid };
};
