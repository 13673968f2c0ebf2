import type { Fee } from '@trait-market/contract/economy/shared';
import { orderHash, readOrder, UnreadableOrder } from '@trait-market/contract/economy/typed-data';
import type { WalletAddress } from '@trait-market/contract/shared';

import type { Repriced } from '@/lib/actions/action';

import type { Signable } from '../messages/step';
import { cancelSteps } from '../messages/cancel';
import { orderStep } from '../messages/order';
import { joinLabels, labelFees, labelsOfOrder } from '../messages/text/labels';
import type { Prepared } from '../shared/action';
import type { OrderMarket } from '../shared/form/with-market';

type ListingPlace = { fees: readonly Fee[]; counter: string };

/** A listing with its new price. */
export type Priced = Repriced & { unitPrice: string };

const relistStep = (
  { order: { hash, chainId, components, remaining }, unitPrice }: Priced,
  maker: WalletAddress,
  { fees, counter }: ListingPlace,
): Signable => {
  const facts = readOrder(chainId, components);
  if (orderHash(components).toLowerCase() !== hash.toLowerCase() || facts.kind !== 'listing')
    throw new UnreadableOrder('What’s shown doesn’t match what would be signed.');
  const { token, tokenId } = facts.asset;
  const terms = {
    kind: 'listing',
    chainId,
    maker,
    asset: { kind: 'trait', token, tokenId, quantity: BigInt(remaining) },
    unitPrice: BigInt(unitPrice),
    fees: [...fees],
    expiresAt: facts.expiresAt,
    counter,
  } as const;
  return { ...orderStep(terms), replaces: hash };
};

/** Cancels once per chain, then lists again. @throws UnreadableOrder for a wrong hash */
export const repriceSteps = (
  lines: readonly Priced[],
  maker: WalletAddress,
  placeOf: (line: Priced) => ListingPlace,
): Signable[] => {
  const cancels = cancelSteps(
    lines.map(({ order }) => order),
    maker,
  );
  return cancels.flatMap((cancel): Signable[] => {
    const hashes = new Set(cancel.message.orderHashes);
    const own = lines.filter(({ order }) => hashes.has(order.hash));
    return [cancel, ...own.map((line) => relistStep(line, maker, placeOf(line)))];
  });
};

/** Prepares new prices with the current fees and counters. @throws UnreadableOrder as above */
export const prepareReprice = (
  lines: readonly Priced[],
  maker: WalletAddress,
  { balances, collections }: OrderMarket,
): Prepared => {
  const placeOf = ({ order: { chainId, gives, fees } }: Priced): ListingPlace => {
    const [item] = gives;
    const collection = collections.find(
      ({ slug }) => item?.kind === 'trait' && slug === item.trait.collection,
    );
    return {
      fees: collection?.fees ?? fees,
      counter: balances.find((one) => one.chainId === chainId)?.counter ?? '0',
    };
  };
  const labels = lines.map((line) => ({
    ...labelsOfOrder(line.order),
    fees: labelFees(placeOf(line).fees),
  }));
  return { steps: repriceSteps(lines, maker, placeOf), labels: joinLabels(labels) };
};
