import type { Collection, CollectionPage } from '@trait-market/contract/economy/collections';
import type { ChainId } from '@trait-market/contract/economy/shared';

/** The figures of the last 24 hours; `before` is undefined if a collection lacks it. */
type Sum = { now: bigint; before: bigint | undefined };

export type MarketSums = {
  volumes: (Sum & { chainId: ChainId })[];
  /** Undefined if a collection lacks its sales. */
  sales: Sum | undefined;
  listed: number;
  /** Undefined if a collection lacks them. */
  avatarsListed: bigint | undefined;
};

/** Returns undefined if a value is missing. */
const sumOf = (values: readonly (bigint | number | string | undefined)[]): bigint | undefined =>
  values.reduce<bigint | undefined>(
    (sum, value) => (sum === undefined || value === undefined ? undefined : sum + BigInt(value)),
    0n,
  );

const volumesOf = (collections: readonly Collection[]): MarketSums['volumes'] =>
  [...new Set(collections.map(({ chainId }) => chainId))]
    .toSorted((one, other) => one - other)
    .map((chainId) => {
      const own = collections.filter((collection) => collection.chainId === chainId);
      return {
        chainId,
        now: sumOf(own.map(({ volume }) => volume.day)) ?? 0n,
        before: sumOf(own.map(({ windows }) => windows?.day.volumeBefore)),
      };
    });

/**
 * Returns the sums of what collections don't share: volume by network, sales and listings. Owners
 * are left out, because a wallet can own items of several collections. Returns undefined for a
 * market of more than one page, whose sums would be too low.
 */
export const marketSums = ({ items, nextCursor }: CollectionPage): MarketSums | undefined => {
  if (nextCursor !== null || items.length === 0) return undefined;
  const sales = sumOf(items.map(({ windows }) => windows?.day.sales));
  return {
    volumes: volumesOf(items),
    sales:
      sales === undefined
        ? undefined
        : { now: sales, before: sumOf(items.map(({ windows }) => windows?.day.salesBefore)) },
    listed: items.reduce((sum, { listed }) => sum + listed, 0),
    avatarsListed: sumOf(items.map(({ avatarsListed }) => avatarsListed)),
  };
};
