import { type BuyCreditsRequest, buyCreditsAction } from '@trait-market/contract/economy/actions';
import type { Price } from '@trait-market/contract/economy/shared';

import type { Account } from '../../kernel/account';
import { bundleOf } from '../credits/plans';
import type { MarketContext } from '../orders/market-context';
import { buyFromMarket } from './buy-from-market';

/** Credits that came, and what they cost. */
export type CreditsSold = { credits: number; paid: Price };

/** Buys a bundle of vanilla credits. */
export const buyCredits = async (
  context: MarketContext,
  caller: Account,
  { chainId, deployment, message, signature }: BuyCreditsRequest,
): Promise<CreditsSold> => {
  const { sold, paid } = await buyFromMarket(context, caller, {
    kind: 'buyCredits',
    signed: {
      chainId,
      deployment,
      signature,
      actor: message.buyer,
      typedDataAt: (place) => buyCreditsAction.typedData(place, message),
    },
    bounds: message,
    priceOn: (chain) => bundleOf(message.credits).prices[chain],
    deliver: (act) => {
      const { credits } = bundleOf(message.credits);
      context.credits.buy(caller, credits, act);
      return credits;
    },
  });
  return { credits: sold, paid };
};
