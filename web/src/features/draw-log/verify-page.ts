import type { QueryClient } from '@tanstack/react-query';
import {
  checkHead,
  checkInclusion,
  type LogFault,
} from '@trait-market/contract/economy/draw-checks';
import { isReceiptSigned, type DrawLog } from '@trait-market/contract/economy/draw-log';
import type { DrawReceipt } from '@trait-market/contract/economy/draws';

import { proofsOf } from '@/lib/economy/draws/check-in-log';
import { seenLog, storedReceipts, type StoredReceipt } from '@/lib/economy/draws/draw-log-memory';

/** What a user can verify on the page of the log, with everything that repeating it requires. */
export type PageCheck = {
  faults: LogFault[];
  log: DrawLog;
  before: DrawLog | undefined;
  entries: readonly DrawReceipt[];
  /** The indexes of entries whose signature isn't the market's. */
  bad: number[];
  receipts: readonly StoredReceipt[];
  /** The stored receipts that the log doesn't have. */
  hidden: StoredReceipt[];
};

/**
 * Verifies a signed head and the shown entries, that the log extends the one seen before, and that
 * it has the receipts that this browser stores.
 * @throws AppError when a proof can't be loaded
 */
export const verifyPage = async (
  queryClient: QueryClient,
  log: DrawLog,
  entries: readonly DrawReceipt[],
): Promise<PageCheck> => {
  const before = seenLog.read();
  const receipts = storedReceipts.read();
  const source = proofsOf(queryClient);
  const { faults } = await checkHead(source, log, before);
  const bad: number[] = [];
  for (const receipt of entries) {
    if (!(await isReceiptSigned(receipt, log.signer))) bad.push(receipt.index);
  }
  const hidden: StoredReceipt[] = [];
  for (const stored of receipts) {
    const { faults: missing } = await checkInclusion(source, stored.receipt, log);
    if (missing.length > 0) hidden.push(stored);
  }
  if (faults.length === 0) seenLog.write(log);
  return { faults, log, before, entries, bad, receipts, hidden };
};
