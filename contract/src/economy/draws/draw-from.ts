import { concat, keccak256, numberToHex } from 'viem';

import type { Bytes32 } from '../shared/hex';
import type { DrawRow, DrawTable, DrawPick } from './draw-table.schema';
import { inTableOrder } from './table-hash';
import { uniformBelow } from './uniform';

/** All that decides what comes: nobody who knows one half of it can know what it will be. */
export type Dice = {
  /** The provider's: it was bound by its commitment before the other half was there. */
  link: Bytes32;
  /** 32 random bytes of the browser's, in what the wallet signed. */
  entropy: Bytes32;
};

/** keccak256(link ‖ entropy ‖ index) for 0, 1, 2, …, as numbers of 256 bits. */
const wordsOf = ({ link, entropy }: Dice): (() => bigint) => {
  let index = 0;
  return () => BigInt(keccak256(concat([link, entropy, numberToHex(index++, { size: 32 })])));
};

const sumOf = (rows: readonly DrawRow[]): bigint =>
  rows.reduce((sum, { quantity }) => sum + BigInt(quantity), 0n);

/** The row that has the `place`th edition, from 0. */
const rowAt = <Row extends DrawRow>(rows: readonly Row[], place: bigint): Row => {
  let before = 0n;
  for (const row of rows) {
    before += BigInt(row.quantity);
    if (place < before) return row;
  }
  throw new RangeError('There are fewer editions than that');
};

/**
 * What comes out of a table, so many times: each edition in a section is equally likely, what was drawn is
 * not in it any more, and nothing comes twice at one time while anything else is left in its section.
 *
 * Needs no server: who has the table, the link and the bytes finds out the same.
 *
 * @throws RangeError where a section has fewer editions than are taken
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

/** A table without what was drawn from it: what the next draw is made from. */
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
