import { type WrapRequest, unwrapAction, wrapAction } from '@trait-market/contract/economy/actions';
import type { ChainId } from '@trait-market/contract/economy/shared';

import type { Account } from '../../kernel/account';
import type { Movement } from '../ledger/settlement';
import type { MarketContext } from '../orders/market-context';
import { MarketRefusal } from '../shared/refusal';
import { reviewOrders } from '../orders/review-orders';
import { beginAction } from './begin-action';
import { recordExecution } from './executed';

/** Native coin into wrapped coin, or back. */
export const wrap = async (
  context: MarketContext,
  caller: Account,
  kind: 'wrap' | 'unwrap',
  request: WrapRequest,
): Promise<ChainId> => {
  const { message } = request;
  const { chainId, hash } = await beginAction(context, caller, request, {
    actor: message.owner,
    typedDataAt: (place) =>
      kind === 'wrap'
        ? wrapAction.typedData(place, message)
        : unwrapAction.typedData(place, message),
  });

  const amount = BigInt(message.amount);
  if (amount === 0n) throw new MarketRefusal('bad-terms', 'There is nothing to wrap.');
  const coin = kind === 'wrap' ? 'native' : 'wrapped';
  if (context.settlement.coinOf(caller, chainId, coin) < amount) {
    throw new MarketRefusal('underfunded', 'You don’t have that much to convert.');
  }
  const movements: Movement[] = [{ kind, chainId, account: caller, amount }];
  await context.settlement.execute(movements);
  recordExecution(context, {
    account: caller,
    hash,
    kind,
    chainId,
    nonce: message.nonce,
    at: context.now(),
    orderHashes: [],
    activity: null,
  });
  reviewOrders(context, movements);
  return chainId;
};
