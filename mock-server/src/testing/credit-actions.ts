import {
  type BuyCredits,
  type BuyCreditsRequest,
  type Subscribe,
  type SubscribeRequest,
  buyCreditsAction,
  subscribeAction,
} from '@trait-market/contract/economy/actions';
import type { ChainId, PlanName } from '@trait-market/contract/economy/shared';
import { hashTypedData } from 'viem';

import type { Signer } from './signer';

/** A maximum price in wei that exceeds every actual price. */
const ANY_PRICE = String(10n ** 24n);

export const creditActionsFor = ({ account, sign, deployment, deadline, nonce }: Signer) => {
  const bounds = () => ({ highestPrice: ANY_PRICE, nonce: nonce(), deadline: deadline() });

  const signSubscribe = async (
    plan: PlanName,
    change: Partial<Subscribe> = {},
    chainId: ChainId = 1,
  ): Promise<SubscribeRequest> => {
    const message = { subscriber: account, plan, ...bounds(), ...change };
    const digest = hashTypedData(subscribeAction.typedData({ chainId, deployment }, message));
    return { chainId, deployment, message, signature: await sign(digest) };
  };

  const signBuyCredits = async (
    credits: number,
    change: Partial<BuyCredits> = {},
    chainId: ChainId = 1,
  ): Promise<BuyCreditsRequest> => {
    const message = { buyer: account, credits: String(credits), ...bounds(), ...change };
    const digest = hashTypedData(buyCreditsAction.typedData({ chainId, deployment }, message));
    return { chainId, deployment, message, signature: await sign(digest) };
  };

  return { signSubscribe, signBuyCredits };
};
