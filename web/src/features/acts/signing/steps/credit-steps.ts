import type { ChainId } from '@trait-market/contract/economy/shared';
import type { Bundle, Plan } from '@trait-market/contract/economy/credits';
import { UnreadableOrder } from '@trait-market/contract/economy/typed-data';
import type { WalletAddress } from '@trait-market/contract/shared';

import { NO_DEADLINE } from '../no-deadline';
import { randomNumber } from '../random-number';
import type { Signable } from '../signable';

/** What something that the market itself sells costs on a chain, in wei of its native coin. */
export const priceOn = ({ prices }: Pick<Plan, 'prices'>, chainId: ChainId): bigint | undefined => {
  const price = prices.find((one) => one.chainId === chainId && one.coin === 'native');
  return price && BigInt(price.amount);
};

const highestPriceOn = (sold: Pick<Plan, 'prices'>, chainId: ChainId): string => {
  const price = priceOn(sold, chainId);
  if (price === undefined) throw new UnreadableOrder('This isn’t sold on that network.');
  return String(price);
};

/**
 * What is signed to buy a plan on a chain, at the price that it states.
 *
 * @throws UnreadableOrder where it is not sold there
 */
export const subscribeStep = (
  plan: Plan,
  chainId: ChainId,
  subscriber: WalletAddress,
): Extract<Signable, { kind: 'subscribe' }> => ({
  kind: 'subscribe',
  chainId,
  message: {
    subscriber,
    plan: plan.plan,
    highestPrice: highestPriceOn(plan, chainId),
    nonce: randomNumber(),
    deadline: NO_DEADLINE,
  },
});

/**
 * What is signed to buy a bundle of credits on a chain, at the price that it states.
 *
 * @throws UnreadableOrder where it is not sold there
 */
export const buyCreditsStep = (
  bundle: Bundle,
  chainId: ChainId,
  buyer: WalletAddress,
): Extract<Signable, { kind: 'buyCredits' }> => ({
  kind: 'buyCredits',
  chainId,
  message: {
    buyer,
    credits: String(bundle.credits),
    highestPrice: highestPriceOn(bundle, chainId),
    nonce: randomNumber(),
    deadline: NO_DEADLINE,
  },
});
