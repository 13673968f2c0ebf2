import type { Price } from '@trait-market/contract/economy/shared';

import { accountOf, type Account } from '../../kernel/account';
import type { Movement, Settlement } from '../ledger/settlement';
import { MarketRefusal } from '../shared/refusal';
import { MARKET_FEE_ACCOUNT } from './fees';

/** @throws MarketRefusal when the price is above the signed maximum, in wei */
export const assertPrice = ({ amount }: Price, highestPrice: string): void => {
  if (BigInt(highestPrice) >= BigInt(amount)) return;
  throw new MarketRefusal('price-moved', 'The price has changed. Check it and sign again.');
};

/** @param highestPrice the maximum price that the buyer signed, in wei */
export const paymentToMarket = (
  { settlement }: { settlement: Settlement },
  buyer: Account,
  paid: Price,
  highestPrice: string,
): Movement => {
  assertPrice(paid, highestPrice);
  const { chainId, coin } = paid;
  const price = BigInt(paid.amount);
  if (settlement.coinOf(buyer, chainId, coin) < price) {
    throw new MarketRefusal('underfunded', 'You don’t have enough of the network’s coin for this.');
  }
  const to = accountOf(MARKET_FEE_ACCOUNT);
  return { kind: 'coin', chainId, coin, from: buyer, to, amount: price };
};
