import type { Avatar } from '@trait-market/contract/economy/avatars';
import type { Fee } from '@trait-market/contract/economy/shared';
import { orderHash, readOrder, UnreadableOrder } from '@trait-market/contract/economy/typed-data';
import type { WalletAddress } from '@trait-market/contract/shared';

import type { Repriced } from '@/lib/actions/action';

import type { Signable } from '../messages/step';
import { cancelSteps } from '../messages/cancel';
import { orderStep } from '../messages/order';
import { joinLabels, labelFees, labelsOfAvatar, labelsOfOrder } from '../messages/text/labels';
import type { Prepared } from '../shared/action';
import { promisesOf } from '../shared/avatars/avatar-promises';
import type { OrderMarket } from '../shared/form/with-market';
import { isOfAvatar } from './price-changes';

type ListingPlace = { fees: readonly Fee[]; counter: string; avatar?: Avatar | undefined };

/** The market data for new listings, which promise the avatars' current traits. */
export type RepriceMarket = OrderMarket & { avatars: readonly Avatar[] };

/** A listing with its new price. */
export type Priced = Repriced & { unitPrice: string };

const relistStep = (
  { order: { hash, chainId, components, commitments, remaining }, unitPrice }: Priced,
  maker: WalletAddress,
  { fees, counter, avatar }: ListingPlace,
  salt?: string,
): Signable => {
  const facts = readOrder(chainId, components);
  if (orderHash(components).toLowerCase() !== hash.toLowerCase() || facts.kind !== 'listing')
    throw new UnreadableOrder('What’s shown doesn’t match what would be signed.');
  const { kind, token, tokenId } = facts.asset;
  const terms = {
    kind: 'listing',
    chainId,
    maker,
    asset:
      kind === 'avatar'
        ? { kind, token, tokenId }
        : { kind, token, tokenId, quantity: BigInt(remaining) },
    unitPrice: BigInt(unitPrice),
    fees: [...fees],
    commitments: avatar ? promisesOf(avatar) : commitments,
    expiresAt: facts.expiresAt,
    reservedFor: facts.reservedFor,
    counter,
  } as const;
  return { ...orderStep(terms, undefined, salt), replaces: hash };
};

/** Cancels once per chain, then lists again. @throws UnreadableOrder for a wrong hash */
export const repriceSteps = (
  lines: readonly Priced[],
  maker: WalletAddress,
  placeOf: (line: Priced) => ListingPlace,
  salt?: string,
): Signable[] => {
  const cancels = cancelSteps(
    lines.map(({ order }) => order),
    maker,
  );
  return cancels.flatMap((cancel): Signable[] => {
    const hashes = new Set(cancel.message.orderHashes);
    const own = lines.filter(({ order }) => hashes.has(order.hash));
    return [cancel, ...own.map((line) => relistStep(line, maker, placeOf(line), salt))];
  });
};

const refOf = ({
  order: { gives },
}: Repriced): { collection: string; tokenId?: string } | undefined => {
  const [item] = gives;
  if (item?.kind === 'trait') return { collection: item.trait.collection };
  return item?.kind === 'avatar' ? item.avatar : undefined;
};

export const givesAvatar = (lines: readonly Repriced[]): boolean =>
  lines.some(({ order }) => isOfAvatar(order));

/** Returns the collection's current fees, which can differ from those of the listing. */
export const feesOf = (
  line: Repriced,
  collections: RepriceMarket['collections'],
): readonly Fee[] => {
  const slug = refOf(line)?.collection;
  return collections.find((one) => one.slug === slug)?.fees ?? line.order.fees;
};

/**
 * Prepares new prices with the current fees and counters. Pass the `salt` of a single new listing
 * to keep it while the price is typed. @throws UnreadableOrder as above
 */
export const prepareReprice = (
  lines: readonly Priced[],
  maker: WalletAddress,
  { balances, collections, avatars }: RepriceMarket,
  salt?: string,
): Prepared => {
  const placeOf = (line: Priced): ListingPlace => {
    const ref = refOf(line);
    return {
      fees: feesOf(line, collections),
      counter: balances.find((one) => one.chainId === line.order.chainId)?.counter ?? '0',
      avatar: avatars.find(
        ({ collection, tokenId }) => collection === ref?.collection && tokenId === ref.tokenId,
      ),
    };
  };
  const labels = lines.map((line) => {
    const { fees, avatar } = placeOf(line);
    const ofOrder = labelsOfOrder(line.order);
    const ofAvatar = avatar ? [{ ...labelsOfAvatar(avatar), fees: {} }] : [];
    return joinLabels([...ofAvatar, { ...ofOrder, fees: labelFees(fees) }]);
  });
  return { steps: repriceSteps(lines, maker, placeOf, salt), labels: joinLabels(labels) };
};
