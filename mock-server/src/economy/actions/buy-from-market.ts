import type { ActionKind } from '@trait-market/contract/economy/wallets';
import type { Bytes32, ChainId, Price } from '@trait-market/contract/economy/shared';

import { accountOf, type Account } from '../../kernel/account';
import { MARKET_FEE_ACCOUNT } from '../prices/fees';
import type { Movement } from '../ledger/settlement';
import type { MarketContext } from '../orders/market-context';
import { MarketRefusal } from '../shared/refusal';
import { reviewOrders } from '../orders/review-orders';
import type { SignedAction } from '../shared/signed-action';
import { beginAction } from './begin-action';
import { recordExecution } from './executed';

/** Something that the market itself sells, as a wallet has signed for it. */
type Purchase<Sold> = {
  kind: ActionKind;
  signed: Omit<SignedAction, 'chainId'> & { chainId: number };
  /** `highestPrice` in wei. */
  bounds: { nonce: string; deadline: string; highestPrice: string };
  /** What it costs. Throws a refusal where there is no such thing. */
  priceOn: (chainId: ChainId) => Price;
  /** Hands it over, once it is paid for. */
  deliver: (act: Bytes32) => Sold;
};

const paymentFor = (
  { settlement }: MarketContext,
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

/** Buys from the market itself: paid in the chain's native coin, to the account of its fees. */
export const buyFromMarket = async <Sold>(
  context: MarketContext,
  caller: Account,
  { kind, signed, bounds, priceOn, deliver }: Purchase<Sold>,
): Promise<{ sold: Sold; paid: Price }> => {
  const request = { ...signed, message: bounds };
  const { chainId, hash } = await beginAction(context, caller, request, signed);

  const paid = priceOn(chainId);
  const movements = [paymentFor(context, caller, paid, bounds.highestPrice)];
  await context.settlement.execute(movements);
  const sold = deliver(hash);
  recordExecution(context, {
    account: caller,
    hash,
    kind,
    chainId,
    nonce: bounds.nonce,
    at: context.now(),
    orderHashes: [],
    activity: null,
  });
  reviewOrders(context, movements);
  return { sold, paid };
};
