import type { ChainId } from '@trait-market/contract/economy/chains';
import type { WrapRequest } from '@trait-market/contract/economy/balances';
import { unwrapTypedData, wrapTypedData } from '@trait-market/contract/economy/typed-data/acts';

import type { Account } from '../../db/account';
import type { MarketContext } from '../market-context';
import { MarketRefusal } from '../refusal';
import { reviewOrders } from '../review-orders';
import type { Movement } from '../settlement';
import { insistOnDeadline, insistOnOwnAct, insistOnSignature, knownChain } from '../signed-act';
import { insistOnNonce, useNonce } from './nonces';

/** Native coin into wrapped coin, or back. */
export const wrap = async (
  context: MarketContext,
  caller: Account,
  kind: 'wrap' | 'unwrap',
  { chainId: signedChain, message, signature }: WrapRequest,
): Promise<ChainId> => {
  const chainId = knownChain(signedChain);
  insistOnOwnAct(caller, message.owner);
  insistOnDeadline(message.deadline, context.now());
  const typedData = kind === 'wrap' ? wrapTypedData : unwrapTypedData;
  await insistOnSignature(
    context.checkSignature,
    caller,
    chainId,
    (chain) => typedData(chain, message),
    signature,
  );
  insistOnNonce(context, caller, message.nonce);

  const amount = BigInt(message.amount);
  if (amount === 0n) throw new MarketRefusal('bad-terms', 'There is nothing to wrap.');
  const coin = kind === 'wrap' ? 'native' : 'weth';
  if (context.settlement.coinOf(caller, chainId, coin) < amount) {
    throw new MarketRefusal('underfunded', 'You have not that much to convert.');
  }
  const movements: Movement[] = [{ kind, chainId, account: caller, amount }];
  await context.settlement.execute(movements);
  useNonce(context, caller, message.nonce, message.deadline);
  reviewOrders(context, movements);
  return chainId;
};
