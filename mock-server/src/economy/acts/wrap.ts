import type { ChainId } from '@trait-market/contract/economy/chains';
import type { WrapRequest } from '@trait-market/contract/economy/balances';
import { unwrapTypedData, wrapTypedData } from '@trait-market/contract/economy/typed-data/acts';

import type { Account } from '../../kernel/account';
import type { Movement } from '../ledger/settlement';
import type { MarketContext } from '../market-context';
import { MarketRefusal } from '../refusal';
import { reviewOrders } from '../review-orders';
import { authenticate, assertDeadline, knownChain } from '../signed-act';
import { assertNotExecuted, recordExecution } from './executed';

/** Native coin into wrapped coin, or back. */
export const wrap = async (
  context: MarketContext,
  caller: Account,
  kind: 'wrap' | 'unwrap',
  { chainId: signedChain, deployment, message, signature }: WrapRequest,
): Promise<ChainId> => {
  const chainId = knownChain(signedChain);
  const hash = await authenticate(context, caller, {
    chainId,
    deployment,
    signature,
    actor: message.owner,
    typedDataAt: (place) =>
      kind === 'wrap' ? wrapTypedData(place, message) : unwrapTypedData(place, message),
  });
  assertNotExecuted(context, caller, hash, message.nonce);
  assertDeadline(message.deadline, context.now());

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
