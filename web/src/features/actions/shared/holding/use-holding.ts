import type { Order } from '@trait-market/contract/economy/orders';
import type { Item } from '@trait-market/contract/economy/shared';
import type { WalletAddress } from '@trait-market/contract/shared';

import { useOwnedAvatars, useOwnedTraits } from '@/lib/economy/wallets/wallet-queries';

import { ownFloors, type FloorOf } from '@/lib/economy/floors/use-item-floors';

type Named = Exclude<Item, { kind: 'any' | 'anyAvatar' }>;

const isNamed = (item: Item): item is Named => item.kind === 'trait' || item.kind === 'avatar';

const collectionOf = (item: Named): string =>
  item.kind === 'trait' ? item.trait.collection : item.avatar.collection;

type Holding = {
  isLoading: boolean;
  /** The first item that the user would give and doesn't hold. */
  missing: Named | undefined;
  /** The number of units that the user can give. */
  most: number;
  floorOf: FloorOf;
};

/** Compares what accepting an offer or a trade takes with the user's holdings. */
export const useHolding = (order: Order, address: WalletAddress): Holding => {
  const wanted = order.kind === 'listing' ? [] : order.gets.filter(isNamed);
  const [collection, ...others] = [...new Set(wanted.map(collectionOf))];
  const within = others.length === 0 ? collection : undefined;
  const owner = (kind: Named['kind']) =>
    wanted.some((item) => item.kind === kind) ? address : undefined;
  const traits = useOwnedTraits(owner('trait'), within);
  const avatars = useOwnedAvatars(owner('avatar'), within);

  const heldOf = (item: Named): number =>
    item.kind === 'trait'
      ? (traits.data?.find(({ trait }) => trait.id === item.trait.id)?.quantity ?? 0)
      : Number(
          avatars.data?.some(
            ({ avatar }) =>
              avatar.collection === item.avatar.collection &&
              avatar.tokenId === item.avatar.tokenId,
          ),
        );
  // Ignores unknown holdings: the market itself refuses what the user doesn't hold.
  const isKnown = ({ kind }: Named) =>
    (kind === 'trait' ? traits.data : avatars.data) !== undefined;
  const known = wanted.filter(isKnown);
  const unitOf = (item: Named): number =>
    order.kind === 'trade' && item.kind === 'trait' ? item.quantity : 1;
  return {
    isLoading: [traits, avatars].some(({ data, isFetching }) => data === undefined && isFetching),
    missing: known.find((item) => heldOf(item) < unitOf(item)),
    floorOf: ownFloors([...(traits.data ?? []), ...(avatars.data ?? [])]),
    most: Math.min(
      order.remaining,
      ...known.map((item) => Math.floor(heldOf(item) / unitOf(item))),
    ),
  };
};
