import type { Bytes32, ChainId, Signature } from '@trait-market/contract/economy/shared';

import type { Account } from '../../kernel/account';
import type { MarketContext } from '../orders/market-context';
import {
  assertDeadline,
  authenticate,
  knownChain,
  type SignedAction,
} from '../shared/signed-action';
import { assertNotExecuted } from './executed';

/** An act as it was sent; its deadline in seconds since 1970. */
type Request = {
  chainId: number;
  deployment: Bytes32;
  message: { nonce?: string; deadline: string };
  signature: Signature;
};

/**
 * What is looked at first of an action: that its chain is known, that the caller has signed it for this market, that
 * neither it nor another with its nonce has gone through, and that it is in time.
 *
 * @returns its hash, by which it is known from then on, and its chain
 * @throws MarketRefusal
 */
export const beginAction = async (
  context: MarketContext,
  caller: Account,
  { chainId: signedChain, deployment, message, signature }: Request,
  { actor, typedDataAt }: Pick<SignedAction, 'actor' | 'typedDataAt'>,
): Promise<{ chainId: ChainId; hash: Bytes32 }> => {
  const chainId = knownChain(signedChain);
  const hash = await authenticate(context, caller, {
    chainId,
    deployment,
    signature,
    actor,
    typedDataAt,
  });
  assertNotExecuted(context, caller, hash, message.nonce);
  assertDeadline(message.deadline, context.now());
  return { chainId, hash };
};
