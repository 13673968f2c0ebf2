import { skipToken, useQuery } from '@tanstack/react-query';
import { boxTable, type DropDetail, packWorth } from '@trait-market/contract/economy/drops';
import { tableHash } from '@trait-market/contract/economy/draws';

import { economyKeys } from '@/lib/economy/queries/keys';
import { useIsHydrated } from '@/lib/rendering/use-is-hydrated';

const hasDeclaredHashes = (drop: DropDetail): boolean =>
  tableHash(boxTable(drop, 'declared')) === drop.declared.toLowerCase() &&
  tableHash(boxTable(drop, 'left')) === drop.left.toLowerCase();

/** The results by drop, because hashing takes several ms and the server renders a page repeatedly. */
const results = new WeakMap<DropDetail, boolean>();

/** Checks the declared hashes. A drop that doesn't match must not be bought or opened. */
export const isAsDeclared = (drop: DropDetail): boolean => {
  const result = results.get(drop) ?? hasDeclaredHashes(drop);
  results.set(drop, result);
  return result;
};

/** Returns the worth of a remaining pack at last sales; null if none remains, undefined until computed. */
export const usePackWorth = (drop: DropDetail | undefined) =>
  useQuery({
    queryKey: [...economyKeys.drops(), drop?.id, 'worth', drop?.boxes],
    queryFn:
      drop === undefined
        ? skipToken
        : async () => {
            const prices = new Map(
              drop.boxes.flatMap(({ traits }) =>
                traits.map(({ tokenId, lastSale }) => [tokenId, BigInt(lastSale?.amount ?? 0)]),
              ),
            );
            const priceOf = (tokenId: string) => prices.get(tokenId) ?? 0n;
            const price = BigInt(drop.price.amount);
            return (await packWorth(boxTable(drop, 'left'), priceOf, price)) ?? null;
          },
    staleTime: Number.POSITIVE_INFINITY,
    // A thousand drawn packs would hold up the server, and its page data can't contain a bigint.
    enabled: useIsHydrated(),
  }).data;
