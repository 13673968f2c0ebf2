import { hashStruct } from 'viem';

import type { Bytes32 } from '../shared/hex';
import { plainAddress } from '../typed-data/plain-address';
import type { DrawRow, DrawTable } from './draw-table.schema';

const TYPES = {
  DrawTable: [
    { name: 'token', type: 'address' },
    { name: 'sections', type: 'Section[]' },
  ],
  Section: [
    { name: 'take', type: 'uint256' },
    { name: 'rows', type: 'Row[]' },
  ],
  Row: [
    { name: 'tokenId', type: 'uint256' },
    { name: 'quantity', type: 'uint256' },
  ],
} as const;

const byTokenId = (one: DrawRow, other: DrawRow): number => {
  const [left, right] = [BigInt(one.tokenId), BigInt(other.tokenId)];
  return left < right ? -1 : Number(left > right);
};

/** Sorts rows by token id, ascending. Draws count editions in this order. */
export const inTableOrder = <Row extends DrawRow>(rows: readonly Row[]): Row[] =>
  rows.toSorted(byTokenId);

/** Returns a table's EIP-712 struct hash, independent of the order of its rows. */
export const tableHash = ({ token, sections }: DrawTable): Bytes32 =>
  hashStruct({
    types: TYPES,
    primaryType: 'DrawTable',
    data: {
      token: plainAddress(token),
      sections: sections.map(({ take, rows }) => ({
        take: BigInt(take),
        rows: inTableOrder(rows).map(({ tokenId, quantity }) => ({
          tokenId: BigInt(tokenId),
          quantity: BigInt(quantity),
        })),
      })),
    },
  });
