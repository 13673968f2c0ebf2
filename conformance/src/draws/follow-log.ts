import {
  isExtended,
  isHeadSigned,
  isIncluded,
  isReceiptSigned,
  leafHash,
  parseEntry,
  rootOf,
  type DrawLog,
  type LogEntry,
} from '@trait-market/contract/economy/draw-log';
import type { Draw, DrawReceipt } from '@trait-market/contract/economy/draws';

import { isSame } from './log-facts';
import type { Found } from './log-fault';
import type { LogReader } from './read-draws';

/** A log at one head, with its entries and the faults of its signatures, hashes and proofs. */
type FollowedLog = { log: DrawLog; entries: LogEntry[]; faults: Found[] };

const headFault = async ({ key, head }: DrawLog): Promise<Found[]> =>
  (await isHeadSigned(head, key)) ? [] : [{ id: head.root, fault: 'bad-log' }];

/** Returns the event of an entry, or undefined when the provider didn't sign it at this index. */
const readEntry = async (
  { index, entry, signature }: DrawReceipt,
  expected: number,
  { key }: DrawLog,
): Promise<LogEntry | undefined> => {
  const isSigned = index === expected && (await isReceiptSigned({ entry, signature }, key));
  return isSigned ? parseEntry(entry) : undefined;
};

/** Finds a log that doesn't extend the one of a stored head. */
const splitFrom = async (
  reader: LogReader,
  { head }: DrawLog,
  hashes: readonly `0x${string}`[],
  before: DrawLog['head'],
): Promise<Found[]> => {
  const split: Found = { id: head.root, fault: 'split-log' };
  if (before.size > head.size) return [split];
  if (!isSame(rootOf(hashes.slice(0, before.size)), before.root)) return [split];
  if (before.size === 0) return [];
  const { path } = await reader.consistency(before.size, head.size);
  return isExtended(before, head, path) ? [] : [{ id: head.root, fault: 'bad-log' }];
};

/**
 * Reads the log up to its latest head, and checks its signatures and hashes.
 *
 * @param before the log that a previous run saw, which this one must extend
 */
export const followLog = async (
  reader: LogReader,
  before: DrawLog | undefined,
): Promise<FollowedLog> => {
  const log = await reader.log();
  const receipts = await reader.entries(log.head.size);
  const hashes = receipts.map(({ entry }) => leafHash(entry));
  const read = await Promise.all(receipts.map((one, index) => readEntry(one, index, log)));
  const entries = read.filter((entry) => entry !== undefined);
  const isWhole = entries.length === log.head.size && isSame(rootOf(hashes), log.head.root);
  const isOtherKey = before !== undefined && !isSame(before.key, log.key);
  return {
    log,
    entries,
    faults: [
      ...(await headFault(log)),
      ...(isWhole && !isOtherKey ? [] : [{ id: log.head.root, fault: 'bad-log' as const }]),
      ...(before === undefined ? [] : await splitFrom(reader, log, hashes, before.head)),
    ],
  };
};

/** Checks that one draw's receipt is the provider's, is of the draw, and is in the log. */
export const checkReceipt = async (reader: LogReader, draw: Draw): Promise<Found[]> => {
  const { receipt } = draw;
  const notLogged: Found = { id: draw.id, fault: 'not-logged' };
  if (receipt === undefined) return [notLogged];
  const log = await reader.log();
  const entry = parseEntry(receipt.entry);
  const hash = leafHash(receipt.entry);
  const isSigned = await isReceiptSigned(receipt, log.key);
  if (!isSigned || entry?.type !== 'accepted' || !isSame(entry.id, draw.id)) return [notLogged];
  const proof = await reader.inclusion(hash, log.head.size);
  const isLogged = proof !== undefined && isIncluded({ leaf: hash, ...proof }, log.head);
  return [...(await headFault(log)), ...(isLogged ? [] : [notLogged])];
};
