import type { QueryClient } from '@tanstack/react-query';
import {
  checkHead,
  checkInclusion,
  type LogFault,
  type ProofSource,
} from '@trait-market/contract/economy/draw-checks';
import { isReceiptSigned, parseEntry, type DrawLog } from '@trait-market/contract/economy/draw-log';
import type { DrawReceipt } from '@trait-market/contract/economy/draws';

import { fetchLog, proofsOf } from '@/lib/economy/draws/check-in-log';
import { seenLog, storedReceipts, type StoredReceipt } from '@/lib/economy/draws/draw-log-memory';

import { signatureFaultOf } from './signature-fault-of';

/** A check of the log's page, with everything that repeating it requires. */
export type PageCheck = {
  faults: LogFault[];
  log: DrawLog;
  before: DrawLog | undefined;
  entries: readonly DrawReceipt[];
  /** The indexes of entries whose signature isn't the market's. */
  bad: number[];
  /** The indexes of purchases, gifts, draws and refusals that their wallet didn't sign. */
  invented: number[];
  /** The indexes of entries that the log doesn't have at their place. */
  missing: number[];
  receipts: readonly StoredReceipt[];
  /** The stored receipts that the log doesn't have. */
  hidden: StoredReceipt[];
};

const isAtIndex = async (
  source: ProofSource,
  receipt: DrawReceipt,
  log: DrawLog,
): Promise<boolean> => {
  const { faults, inclusion } = await checkInclusion(source, receipt, log);
  return faults.length === 0 && inclusion?.index === receipt.index;
};

/**
 * Verifies the shown head, that the log extends the one seen before and the shown one, and that the
 * latest log has the shown entries at their places and the receipts that this browser stores.
 * @throws AppError when a proof can't be loaded
 */
export const verifyPage = async (
  queryClient: QueryClient,
  shown: DrawLog,
  entries: readonly DrawReceipt[],
): Promise<PageCheck> => {
  const before = seenLog.read();
  const receipts = storedReceipts.read();
  const source = proofsOf(queryClient);
  // Another tab may have stored a receipt that is newer than the shown head.
  const log = await fetchLog(queryClient);
  const heads = [await checkHead(source, shown, before), await checkHead(source, log, shown)];
  const faults = [...new Set(heads.flatMap((head) => head.faults))];
  const bad: number[] = [];
  const invented: number[] = [];
  const missing: number[] = [];
  for (const receipt of entries) {
    if (!(await isReceiptSigned(receipt, log.signer))) bad.push(receipt.index);
    const entry = parseEntry(receipt.entry);
    const fault = entry && (await signatureFaultOf(entry));
    if (fault === 'bad-signature') invented.push(receipt.index);
    if (!(await isAtIndex(source, receipt, log))) missing.push(receipt.index);
  }
  const hidden: StoredReceipt[] = [];
  for (const stored of receipts) {
    const found = await checkInclusion(source, stored.receipt, log);
    if (found.faults.length > 0) hidden.push(stored);
  }
  if (faults.length === 0) seenLog.write(log);
  return { faults, log, before, entries, bad, invented, missing, receipts, hidden };
};
