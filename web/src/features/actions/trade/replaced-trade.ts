import type { Order } from '@trait-market/contract/economy/orders';
import {
  type Asset,
  orderHash,
  readOrder,
  type TradeFacts,
  UnreadableOrder,
} from '@trait-market/contract/economy/typed-data';
import { isSameAddress } from '@trait-market/contract/shared';

import { replacingSteps } from '../messages/cancel';
import type { OrderStep } from '../messages/order';
import type { Signable } from '../messages/step';
import { isSameHash, replacesNothing } from '../shared/matching';

/** Reads the signed terms of a trade. @throws UnreadableOrder for another order or a wrong hash */
const tradeTerms = ({
  chainId,
  components,
  hash,
}: Pick<Order, 'chainId' | 'components' | 'hash'>): TradeFacts => {
  const facts = readOrder(chainId, components);
  if (!isSameHash(orderHash(components), hash) || facts.kind !== 'trade')
    throw new UnreadableOrder('What’s shown doesn’t match what would be signed.');
  return facts;
};

/** Cancels the trade that is replaced, then makes the new one. @throws UnreadableOrder as above */
export const tradeSteps = (step: OrderStep, replaced: Order | undefined): Signable[] => {
  if (!replaced) return [step];
  tradeTerms(replaced);
  return replacingSteps(replaced, step);
};

const isSameAsset = (one: Asset, other: Asset | undefined): boolean =>
  one.kind === other?.kind &&
  isSameAddress(one.token, other.token) &&
  one.tokenId === other.tokenId &&
  (one.kind === 'avatar' || (other.kind === 'trait' && one.quantity === other.quantity));

/** Returns whether a step replaces exactly the chosen trade, for the same thing, or none. */
export const replacesChosen = (
  facts: TradeFacts,
  { replaces }: { replaces?: Order | undefined },
  step: OrderStep,
): boolean => {
  if (!replaces) return replacesNothing(step);
  const { gets } = tradeTerms(replaces);
  return (
    step.chainId === replaces.chainId &&
    isSameHash(replaces.hash, step.replaces) &&
    facts.gets.length === gets.length &&
    facts.gets.every((asset, index) => isSameAsset(asset, gets[index]))
  );
};
