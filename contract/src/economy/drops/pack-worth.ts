import { keccak256, numberToHex } from 'viem';

import { drawFrom } from '../draws/draw-from';
import type { DrawTable } from '../draws/draw-table.schema';

/** What packs out of a table would have been worth. */
export type PackWorth = {
  /** Half of the packs are worth less, in wei. */
  median: bigint;
  /** The share of packs that are worth their price or more, from 0 to 1. */
  worthIt: number;
};

/** So many packs are tried: the share is then right to about two hundredths. */
const PACKS_TRIED = 1_000;

/**
 * What a pack is worth at what its traits were sold for last, by trying many: the same table gives the same
 * figures. Traits that were never sold count as nothing.
 *
 * @param priceOf in wei, by token id
 * @returns undefined where there is no pack left
 */
export const packWorth = (
  table: DrawTable,
  priceOf: (tokenId: string) => bigint,
  price: bigint,
): PackWorth | undefined => {
  try {
    const worths = Array.from({ length: PACKS_TRIED }, (_, index) => {
      const seed = keccak256(numberToHex(index, { size: 32 }));
      return drawFrom({ link: seed, entropy: seed }, table, 1).reduce(
        (sum, { tokenId }) => sum + priceOf(tokenId),
        0n,
      );
    }).toSorted((one, other) => (one < other ? -1 : Number(one > other)));
    const median = worths[Math.floor(PACKS_TRIED / 2)];
    if (median === undefined) return undefined;
    const worthIt = worths.filter((worth) => worth >= price).length / PACKS_TRIED;
    return { median, worthIt };
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
};
