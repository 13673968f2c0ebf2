import type { Fee } from '@trait-market/contract/economy/shared';
import { orderHash, readOrder, UnreadableOrder } from '@trait-market/contract/economy/typed-data';
import type { WalletAddress } from '@trait-market/contract/shared';

import type { Repriced } from '@/lib/actions/action';

import type { Signable } from '../messages/step';
import { cancelSteps } from '../messages/cancel';
import { orderStep } from '../messages/order';

export type ListingPlace = { fees: readonly Fee[]; counter: string };

const relistStep = (
  { order: { hash, chainId, components, remaining }, unitPrice }: Repriced,
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
  lines: readonly Repriced[],
  maker: WalletAddress,
  placeOf: (line: Repriced) => ListingPlace,
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
