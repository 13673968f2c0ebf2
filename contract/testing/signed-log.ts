import { keccak256, stringToHex } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';

import {
  consistencyPath,
  headMessage,
  inclusionPath,
  leafHash,
  receiptMessage,
  rootOf,
  type ConsistencyProof,
  type DrawLog,
  type InclusionProof,
  type LogEntryOf,
} from '../src/economy/draw-log';
import type { CommitmentChain, Draw, DrawReceipt } from '../src/economy/draws';
import type { Bytes32 } from '../src/economy/shared/hex';

type Entry = { type: string; at: string; wallet: string };

const MINUTE_MS = 60_000;

export const chainOf = ({ by, commitment, takenAt }: Draw, revealed = 1): CommitmentChain => ({
  anchor: commitment.anchor,
  wallet: by.address,
  publishedAt: new Date(Date.parse(takenAt) - MINUTE_MS).toISOString(),
  length: 16,
  revealed,
});

export const acceptedEntryOf = (draw: Draw): LogEntryOf<'accepted'> => ({
  type: 'accepted',
  at: draw.takenAt,
  wallet: draw.by.address,
  id: draw.id,
  anchor: draw.commitment.anchor,
  position: draw.commitment.position,
  pool: draw.pool,
  signed: draw.signed,
});

/** Returns a draw log of the entries, with signed receipts and all proofs. */
export const signedLog = async (entries: readonly Entry[], time: string, key = 'provider') => {
  const provider = privateKeyToAccount(keccak256(stringToHex(`${key}’s key`)));
  const texts = entries.map((entry) => JSON.stringify(entry));
  const leaves = texts.map(leafHash);
  const unsigned = { size: leaves.length, root: rootOf(leaves), time };
  const log: DrawLog = {
    signer: provider.address,
    head: {
      ...unsigned,
      signature: await provider.signMessage({ message: headMessage(unsigned) }),
    },
  };
  const receipts = await Promise.all(
    texts.map(async (entry, index): Promise<DrawReceipt> => ({
      index,
      entry,
      signature: await provider.signMessage({ message: receiptMessage(entry) }),
    })),
  );
  return {
    log,
    receipts,
    inclusion: async (hash: Bytes32, size: number): Promise<InclusionProof | undefined> => {
      const index = leaves.slice(0, size).indexOf(hash);
      return index === -1
        ? undefined
        : { index, path: inclusionPath(leaves.slice(0, size), index) };
    },
    consistency: async (first: number, second: number): Promise<ConsistencyProof | undefined> =>
      first <= second && second <= leaves.length
        ? { path: consistencyPath(leaves.slice(0, second), first) }
        : undefined,
  };
};
export type SignedLog = Awaited<ReturnType<typeof signedLog>>;

/** Returns the log of a draw's acceptance among other entries, and the draw with its receipt. */
export const loggedDraw = async (draw: Draw): Promise<{ draw: Draw; provider: SignedLog }> => {
  const { anchor, publishedAt: at, wallet } = chainOf(draw);
  const entries = [
    { type: 'chain', at, wallet, anchor, length: 16 },
    acceptedEntryOf(draw),
    { type: 'returned', at: draw.takenAt, wallet, id: draw.id },
  ];
  const provider = await signedLog(entries, draw.revealBy);
  return { draw: { ...draw, receipt: provider.receipts[1] }, provider };
};
