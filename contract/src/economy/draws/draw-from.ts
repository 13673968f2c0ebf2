import { concat, keccak256, numberToHex } from 'viem';

import type { Bytes32 } from '../shared/hex';
import type { DrawRow, DrawTable, DrawPick } from './draw-table.schema';
import { inTableOrder } from './table-hash';
import { uniformBelow } from './uniform';

/** The three parts of a draw's randomness. No party can predict the result from its part. */
export type Dice = {
  /** The provider's part, fixed by its commitment before the browser generated its own. */
  link: Bytes32;
  /** The browser's part: 32 random bytes in the signed message. */
  entropy: Bytes32;
  /** The beacon's part, which is published after the other two are fixed. */
  randomness: Bytes32;
};

/** Yields keccak256(link ‖ entropy ‖ randomness ‖ index) for index 0, 1, 2, … as 256-bit numbers. */
const wordsOf = ({ link, entropy, randomness }: Dice): (() => bigint) => {
  let index = 0;
  return () =>
    BigInt(keccak256(concat([link, entropy, randomness, numberToHex(index++, { size: 32 })])));
};

const sumOf = (rows: readonly DrawRow[]): bigint =>
  rows.reduce((sum, { quantity }) => sum + BigInt(quantity), 0n);

const rowAt = <Row extends DrawRow>(rows: readonly Row[], place: bigint): Row => {
  let before = 0n;
  for (const row of rows) {
    before += BigInt(row.quantity);
    if (place < before) return row;
  }
  throw new RangeError('There are fewer editions than that');
};

/**
 * Draws from each section. A trait is repeated within one pack only when no other trait is left.
 * @throws RangeError when a section has too few editions
 */
export const drawFrom = (dice: Dice, table: DrawTable, times: number): DrawPick[] => {
  const nextWord = wordsOf(dice);
  const sections = table.sections.map(({ take, rows }) => ({
    take,
    rows: inTableOrder(rows).map((row) => ({ ...row })),
  }));
  const picks: DrawPick[] = [];
  for (let time = 0; time < times; time += 1) {
    const taken = new Set<string>();
    for (const [section, { take, rows }] of sections.entries()) {
      for (let count = 0; count < take; count += 1) {
        const left = rows.filter(({ quantity }) => quantity > 0);
        const others = left.filter(({ tokenId }) => !taken.has(tokenId));
        const from = others.length === 0 ? left : others;
        const row = rowAt(from, uniformBelow(sumOf(from), nextWord));
        row.quantity -= 1;
        taken.add(row.tokenId);
        picks.push({ time, section, tokenId: row.tokenId });
      }
    }
  }
  return picks;
};

/** Returns the table without the drawn editions, from which the next draw starts. */
export const tableAfter = (table: DrawTable, picks: readonly DrawPick[]): DrawTable => ({
  token: table.token,
  sections: table.sections.map(({ take, rows }, section) => ({
    take,
    rows: rows.flatMap(({ tokenId, quantity }) => {
      const drawn = picks.filter(
        (pick) => pick.section === section && pick.tokenId === tokenId,
      ).length;
      return quantity > drawn ? [{ tokenId, quantity: quantity - drawn }] : [];
    }),
  })),
});
