import { keccak256, numberToHex } from 'viem';

import { drawFrom } from '../draws/draw-from';
import type { DrawTable } from '../draws/draw-table.schema';

/** The estimated value of the packs that a table yields. */
export type PackWorth = {
  /** In wei. */
  median: bigint;
  /** The fraction of packs worth at least their price, from 0 to 1. */
  worthIt: number;
};

/** The number of simulated packs, which limits the error of `worthIt` to about 0.02. */
const PACKS_TRIED = 1_000;

/** Estimates a pack's value at last-sale prices in wei; undefined when no pack is left. */
export const packWorth = (
  table: DrawTable,
  priceOf: (tokenId: string) => bigint,
  price: bigint,
): PackWorth | undefined => {
  try {
    const worths = Array.from({ length: PACKS_TRIED }, (_, index) => {
      const seed = keccak256(numberToHex(index, { size: 32 }));
      return drawFrom({ link: seed, entropy: seed, randomness: seed }, table, 1).reduce(
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
