import type { Price } from '@trait-market/contract/economy/shared';

import { accountOf, type Account } from '../../kernel/account';
import type { Movement, Settlement } from '../ledger/settlement';
import { MarketRefusal } from '../shared/refusal';
import { MARKET_FEE_ACCOUNT } from './fees';

/** @param highestPrice the maximum price that the buyer signed, in wei */
export const paymentToMarket = (
  { settlement }: { settlement: Settlement },
  buyer: Account,
  { chainId, coin, amount }: Price,
  highestPrice: string,
): Movement => {
  const price = BigInt(amount);
  if (BigInt(highestPrice) < price) {
    throw new MarketRefusal('price-moved', 'The price has changed. Check it and sign again.');
  }
  if (settlement.coinOf(buyer, chainId, coin) < price) {
    throw new MarketRefusal('underfunded', 'You don’t have enough of the network’s coin for this.');
  }
  const to = accountOf(MARKET_FEE_ACCOUNT);
  return { kind: 'coin', chainId, coin, from: buyer, to, amount: price };
};
