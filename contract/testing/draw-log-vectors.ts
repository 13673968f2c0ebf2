import { hashMessage, keccak256, stringToHex } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';

import {
  consistencyPath,
  inclusionPath,
  leafHash,
  rootOf,
} from '../src/economy/draw-log/merkle-tree';
import { headMessage, receiptMessage } from '../src/economy/draw-log/provider-signature';

const PROVIDER = privateKeyToAccount(keccak256(stringToHex('provider of the vectors')));
const SIZE = 7;
const TIME = '2026-11-26T12:00:00.999Z';

/** Texts whose bytes a verifier might change: other spaces, escapes and characters beyond ASCII. */
const TEXTS = [
  '{"type":"chain"}',
  '{ "type": "chain" }',
  '{"name":"Été ✓"}',
  '{"name":"\\u00c9"}',
  '',
];

const signed = async (message: string) => ({
  message,
  digest: hashMessage(message),
  signature: await PROVIDER.signMessage({ message }),
});

/** Returns an entry with its signature by the key of the vectors. */
export const signedByProvider = async (entry: string) => ({
  key: PROVIDER.address,
  entry,
  signature: await PROVIDER.signMessage({ message: receiptMessage(entry) }),
});

/** Returns the test vectors of the draw log in docs/draws.md. */
export const drawLogVectors = async () => {
  const entries = Array.from({ length: SIZE }, (_, index) => TEXTS[index] ?? `entry ${index}`);
  const leaves = entries.map(leafHash);
  const root = rootOf(leaves);
  return {
    key: PROVIDER.address,
    entries: entries.map((entry, index) => ({ entry, leaf: leaves[index] })),
    roots: Array.from({ length: SIZE + 1 }, (_, size) => rootOf(leaves.slice(0, size))),
    inclusion: leaves.map((_, index) => ({
      index,
      size: SIZE,
      path: inclusionPath(leaves, index),
    })),
    consistency: leaves.map((_, index) => ({
      first: index + 1,
      second: SIZE,
      path: consistencyPath(leaves, index + 1),
    })),
    head: {
      size: SIZE,
      root,
      time: TIME,
      ...(await signed(headMessage({ size: SIZE, root, time: TIME }))),
    },
    receipt: { index: 2, entry: entries[2], ...(await signed(receiptMessage(entries[2] ?? ''))) },
  };
};
