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

/** The number of simulated packs after which other work gets its turn. */
const PACKS_AT_ONCE = 10;

const nextTask = (): Promise<void> => new Promise((resolve) => void setTimeout(resolve));

/**
 * Estimates a pack's value at last-sale prices in wei; undefined when no pack is left. It runs in
 * short tasks, because a thousand draws would block a page for a second.
 */
export const packWorth = async (
  table: DrawTable,
  priceOf: (tokenId: string) => bigint,
  price: bigint,
): Promise<PackWorth | undefined> => {
  const drawn: bigint[] = [];
  try {
    for (let index = 0; index < PACKS_TRIED; index += 1) {
      if (index > 0 && index % PACKS_AT_ONCE === 0) await nextTask();
      const seed = keccak256(numberToHex(index, { size: 32 }));
      drawn.push(
        drawFrom({ link: seed, entropy: seed, randomness: seed }, table, 1).reduce(
          (sum, { tokenId }) => sum + priceOf(tokenId),
          0n,
        ),
      );
    }
    const worths = drawn.toSorted((one, other) => (one < other ? -1 : Number(one > other)));
    const median = worths[Math.floor(PACKS_TRIED / 2)];
    if (median === undefined) return undefined;
    const worthIt = worths.filter((worth) => worth >= price).length / PACKS_TRIED;
    return { median, worthIt };
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
};
