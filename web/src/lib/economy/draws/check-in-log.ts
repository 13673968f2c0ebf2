import type { QueryClient } from '@tanstack/react-query';
import {
  checkHead,
  checkReceipt,
  type HeadCheck,
  type LogFault,
  type ProofSource,
  type ReceiptCheck,
} from '@trait-market/contract/economy/draw-checks';
import type { DrawLog } from '@trait-market/contract/economy/draw-log';
import type { Draw, DrawReceipt } from '@trait-market/contract/economy/draws';

import { isRefusal } from '@/lib/app-error';
import { ECONOMY_QUERIES } from '@/lib/economy/queries/keys';

import { drawLogApi } from './draw-log-api';
import { seenLog, storedReceipts } from './draw-log-memory';
import { storeReceipt } from './store-receipt';

const key = (...parts: unknown[]) => [ECONOMY_QUERIES, 'draw-log', ...parts];

const unlessMissing = async <Body>(request: Promise<{ body: Body }>): Promise<Body | undefined> => {
  try {
    return (await request).body;
  } catch (error) {
    if (isRefusal(error, 404)) return undefined;
    throw error;
  }
};

/** Fetches the latest signed head. */
export const fetchLog = async (queryClient: QueryClient): Promise<DrawLog> => {
  const { head } = drawLogApi.initQueryClient(queryClient);
  return (await head.fetchQuery({ queryKey: key('checked'), queryData: {}, staleTime: 0 })).body;
};

/** Fetches proofs of the log. Its errors are those of the API; a missing proof is undefined. */
export const proofsOf = (queryClient: QueryClient): ProofSource => {
  const api = drawLogApi.initQueryClient(queryClient);
  return {
    inclusion: (hash, size) =>
      unlessMissing(
        api.inclusion.fetchQuery({
          queryKey: key('inclusion', hash, size),
          queryData: { query: { hash, size } },
        }),
      ),
    consistency: (first, second) =>
      unlessMissing(
        api.consistency.fetchQuery({
          queryKey: key('consistency', first, second),
          queryData: { query: { first, second } },
        }),
      ),
  };
};

/** A check of the log with everything that repeating it requires. */
export type LogCheck = Omit<HeadCheck & ReceiptCheck, 'faults'> & {
  faults: LogFault[];
  log: DrawLog;
  /** The log that this browser saw before. */
  before: DrawLog | undefined;
  receipt: DrawReceipt | undefined;
};

/**
 * Checks that the market's log has a draw's receipt, and extends the log that this browser saw
 * before. The stored receipt counts, if there is one. The receipt of an own draw is stored.
 * @throws AppError when the log can't be loaded
 */
export const checkInLog = async (
  queryClient: QueryClient,
  draw: Draw,
  isOwn: boolean,
): Promise<LogCheck> => {
  const before = seenLog.read();
  const log = await fetchLog(queryClient);
  if (isOwn) await storeReceipt(draw, (before ?? log).signer);
  const source = proofsOf(queryClient);
  const receipt = storedReceipts.of(draw.id) ?? draw.receipt;
  const [head, included] = await Promise.all([
    checkHead(source, log, before),
    checkReceipt(source, draw, receipt, log, before),
  ]);
  if (head.faults.length === 0) seenLog.write(log);
  const faults = [...head.faults, ...included.faults];
  return { ...head, ...included, faults, log, before, receipt };
};
