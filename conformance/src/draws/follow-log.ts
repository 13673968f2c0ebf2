import {
  checkInclusion,
  checkReceipt,
  type Found,
  isSame,
  secondOf,
  subjectOf,
} from '@trait-market/contract/economy/draw-checks';
import {
  isExtended,
  isHeadSigned,
  isReceiptSigned,
  leafHash,
  parseEntry,
  rootOf,
  type DrawLog,
  type LogEntry,
} from '@trait-market/contract/economy/draw-log';
import type { Draw, DrawReceipt } from '@trait-market/contract/economy/draws';

import type { KeptLog } from './heads-file';
import { CannotVerify, type LogReader } from './read-draws';

/** A log at one head, with its entries and the faults of its signatures, hashes and proofs. */
type FollowedLog = {
  log: DrawLog;
  entries: LogEntry[];
  receipts: readonly DrawReceipt[];
  faults: Found[];
};

const headFault = async ({ signer, head }: DrawLog): Promise<Found[]> =>
  (await isHeadSigned(head, signer)) ? [] : [{ id: head.root, fault: 'bad-log' }];

/** Returns the event of an entry, or undefined when the provider didn't sign it at this index. */
const readEntry = async (
  { index, entry, signature }: DrawReceipt,
  expected: number,
  { signer }: DrawLog,
): Promise<LogEntry | undefined> => {
  const isSigned = index === expected && (await isReceiptSigned({ entry, signature }, signer));
  return isSigned ? parseEntry(entry) : undefined;
};

/** Finds entries that were added after a stored head, with a time before it. */
const backdatedSince = ({ head }: DrawLog, read: readonly (LogEntry | undefined)[]): Found[] => {
  return read
    .slice(head.size)
    .filter((entry) => entry !== undefined)
    .filter(({ at }) => secondOf(at) < secondOf(head.time))
    .map((entry): Found => ({ id: subjectOf(entry), fault: 'shifted-time' }));
};

const isSplitFrom = ({ head }: DrawLog, hashes: readonly `0x${string}`[]): boolean =>
  head.size > hashes.length || !isSame(rootOf(hashes.slice(0, head.size)), head.root);

/** Returns whether the provider proves that the log extends an earlier head. */
const isProvenFrom = async (reader: LogReader, before: DrawLog, log: DrawLog): Promise<boolean> => {
  if (before.head.size === 0) return true;
  const { path } = await reader.consistency(before.head.size, log.head.size);
  return isExtended(before.head, log.head, path);
};

/**
 * Returns the kept entries if the provider proves that its log extends their head. If it doesn't,
 * the whole log has to be read again, to find the contradiction.
 */
export const entriesToResume = async (
  reader: LogReader,
  { heads, entries }: KeptLog,
): Promise<readonly DrawReceipt[]> => {
  const root = rootOf(entries.map(({ entry }) => leafHash(entry)));
  const kept = heads.findLast(
    ({ head }) => head.size === entries.length && isSame(head.root, root),
  );
  if (kept === undefined) return [];
  const log = await reader.log();
  if (!isSame(kept.signer, log.signer) || kept.head.size > log.head.size) return [];
  try {
    return (await isProvenFrom(reader, kept, log)) ? entries : [];
  } catch (error) {
    if (error instanceof CannotVerify) return [];
    throw error;
  }
};

/**
 * Reads the log up to its latest head, and checks its signatures and hashes.
 *
 * @param heads the heads that previous runs saw, oldest first, which the log must extend
 */
export const followLog = async (
  reader: LogReader,
  heads: readonly DrawLog[],
): Promise<FollowedLog> => {
  const log = await reader.log();
  const receipts = await reader.entries(log.head.size);
  const hashes = receipts.map(({ entry }) => leafHash(entry));
  const read = await Promise.all(receipts.map((one, index) => readEntry(one, index, log)));
  const entries = read.filter((entry) => entry !== undefined);
  const isWhole = entries.length === log.head.size && isSame(rootOf(hashes), log.head.root);
  const isOtherKey = heads.some(({ signer }) => !isSame(signer, log.signer));
  const isSplit = heads.some((before) => isSplitFrom(before, hashes));
  const last = heads.at(-1);
  const isProven = last === undefined || isSplit || (await isProvenFrom(reader, last, log));
  return {
    log,
    entries,
    receipts,
    faults: [
      ...(await headFault(log)),
      ...(isWhole && isProven ? [] : [{ id: log.head.root, fault: 'bad-log' as const }]),
      ...(isOtherKey ? [{ id: log.head.root, fault: 'other-signer' as const }] : []),
      ...(isSplit ? [{ id: log.head.root, fault: 'split-log' as const }] : []),
      ...heads.flatMap((before) => backdatedSince(before, read)),
    ],
  };
};

/**
 * Checks a receipt that a client stored: of an acceptance or of a refusal. The provider's log must
 * have it.
 *
 * @throws CannotVerify when the log's signer didn't sign it, so that it proves nothing
 */
export const checkStoredReceipt = async (
  reader: LogReader,
  receipt: DrawReceipt,
): Promise<Found[]> => {
  const log = await reader.log();
  const entry = parseEntry(receipt.entry);
  if (entry === undefined || !(await isReceiptSigned(receipt, log.signer))) {
    throw new CannotVerify('The receipt isn’t signed by the key of the provider’s draw log.');
  }
  const { faults, inclusion } = await checkInclusion(reader, receipt, log);
  const isElsewhere = inclusion !== undefined && inclusion.index !== receipt.index;
  const found = isElsewhere ? (['not-logged'] as const) : faults;
  return [...(await headFault(log)), ...found.map((fault) => ({ id: subjectOf(entry), fault }))];
};

/** Checks that one draw's receipt is the provider's, has the draw's contents, and is in the log. */
export const checkReceiptOf = async (reader: LogReader, draw: Draw): Promise<Found[]> => {
  const log = await reader.log();
  const { faults } = await checkReceipt(reader, draw, draw.receipt, log);
  return [...(await headFault(log)), ...faults.map((fault) => ({ id: draw.id, fault }))];
};

/** Finds draws whose receipt isn't the log's signed entry of their acceptance. */
export const badReceipts = async (
  draws: readonly Draw[],
  { log, receipts }: Pick<FollowedLog, 'log' | 'receipts'>,
): Promise<Found[]> => {
  const found = await Promise.all(
    draws.map(async ({ id, receipt }): Promise<Found[]> => {
      const logged = receipts[receipt?.index ?? -1];
      const entry = parseEntry(receipt?.entry ?? '');
      const isValid =
        receipt !== undefined &&
        logged?.entry === receipt.entry &&
        entry?.type === 'accepted' &&
        isSame(entry.id, id) &&
        (isSame(logged.signature, receipt.signature) ||
          (await isReceiptSigned(receipt, log.signer)));
      return isValid ? [] : [{ id, fault: 'bad-receipt' }];
    }),
  );
  return found.flat();
};
