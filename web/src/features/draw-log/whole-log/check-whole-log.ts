import type { QueryClient } from '@tanstack/react-query';
import {
  checkAgainstLog,
  checkHead,
  checkLimits,
  findContradictions,
  isBad,
  ofType,
  subjectOf,
  type Found,
  type LogFacts,
} from '@trait-market/contract/economy/draw-checks';
import {
  isReceiptSigned,
  leafHash,
  parseEntry,
  rootOf,
  type DrawLog,
  type LogEntries,
  type LogEntry,
} from '@trait-market/contract/economy/draw-log';
import {
  checkChains,
  checkDraws,
  checkDrop,
  tableHash,
  type DrawReceipt,
} from '@trait-market/contract/economy/draws';
import { boxTable } from '@trait-market/contract/economy/drops';
import { MAX_PAGE } from '@trait-market/contract/economy/shared';

import { fetchLog, proofsOf } from '@/lib/economy/draws/check-in-log';
import { drawLogApi } from '@/lib/economy/draws/draw-log-api';
import { seenLog } from '@/lib/economy/draws/draw-log-memory';
import { ECONOMY_QUERIES } from '@/lib/economy/queries/keys';

import { signatureFaultOf } from '../signature-fault-of';
import { readMarket } from './read-market';

/** A check of the whole log, with everything that repeating it requires. */
export type WholeCheck = {
  faults: Found[];
  /** False if the log grew with each attempt, so that counts and pools are those of other times. */
  isCompared: boolean;
  /** The number of smart accounts' signatures, which can't be checked here. */
  unchecked: number;
  log: DrawLog;
  before: DrawLog | undefined;
  receipts: readonly DrawReceipt[];
} & Pick<LogFacts, 'draws' | 'chains' | 'drops' | 'pools'>;

export type Progress = { checked: number; of: number };

type Watch = { signal: AbortSignal; onProgress: (progress: Progress) => void };

/** The number of attempts to read everything while the log doesn't grow. */
const ATTEMPTS = 3;

/** Lets the page respond to input between two signatures, which take milliseconds each. */
const nextTask = (): Promise<void> => new Promise((resolve) => void setTimeout(resolve));

/** The entries that were read and checked, because a log only grows. */
type Checked = {
  receipts: DrawReceipt[];
  hashes: `0x${string}`[];
  entries: LogEntry[];
  faults: Found[];
};

const checkEntry = async (
  checked: Checked,
  receipt: DrawReceipt,
  { log, index }: { log: DrawLog; index: number },
): Promise<void> => {
  const entry = parseEntry(receipt.entry);
  const hash = leafHash(receipt.entry);
  checked.receipts.push(receipt);
  checked.hashes.push(hash);
  if (
    entry === undefined ||
    receipt.index !== index ||
    !(await isReceiptSigned(receipt, log.signer))
  ) {
    checked.faults.push({ id: hash, fault: 'bad-log' });
  }
  if (entry === undefined) return;
  checked.entries.push(entry);
  const fault = await signatureFaultOf(entry);
  if (fault !== undefined) checked.faults.push({ id: subjectOf(entry), fault });
};

const readEntries = async (
  queryClient: QueryClient,
  log: DrawLog,
  checked: Checked,
  { signal, onProgress }: Watch,
): Promise<void> => {
  const api = drawLogApi.initQueryClient(queryClient);
  const { size } = log.head;
  let from: number | null = checked.receipts.length;
  while (from !== null && checked.receipts.length < size) {
    signal.throwIfAborted();
    const query = { from, limit: MAX_PAGE };
    const page: LogEntries = (
      await api.entries.fetchQuery({
        queryKey: [ECONOMY_QUERIES, 'whole-log', 'entries', from],
        queryData: { query },
        staleTime: 0,
      })
    ).body;
    for (const receipt of page.items.slice(0, size - checked.receipts.length)) {
      signal.throwIfAborted();
      await checkEntry(checked, receipt, { log, index: checked.receipts.length });
      onProgress({ checked: checked.receipts.length, of: size });
      await nextTask();
    }
    // A page that leads back is no part of an honest log, whose entries are too few then.
    from = page.next !== null && page.next > from ? page.next : null;
  }
};

/** Finds contradictions between draws, and between a drop's draws and its contents. */
const checkAmongDraws = ({ entries, draws, chains, drops }: LogFacts): Found[] => [
  ...checkDraws(draws),
  ...checkLimits(draws),
  ...checkChains(chains, draws, ofType(entries, 'refused')),
  ...drops.flatMap((drop) =>
    checkDrop(
      draws.filter((draw) => draw.drop?.id === drop.id),
      {
        declared: tableHash(boxTable(drop, 'declared')),
        left: tableHash(boxTable(drop, 'left')),
      },
    ),
  ),
];

/**
 * Reads the whole log and everything that it is compared with, and checks both as `verify-draws` does.
 * A log that grows meanwhile is read again.
 * @throws AppError when a part can't be loaded, and the signal's reason when it is stopped
 */
export const checkWholeLog = async (
  queryClient: QueryClient,
  watch: Watch,
): Promise<WholeCheck> => {
  const before = seenLog.read();
  const source = proofsOf(queryClient);
  const checked: Checked = { receipts: [], hashes: [], entries: [], faults: [] };
  for (let attempt = 1; ; attempt += 1) {
    const log = await fetchLog(queryClient);
    await readEntries(queryClient, log, checked, watch);
    const market = await readMarket(queryClient, log.head.size, () =>
      watch.signal.throwIfAborted(),
    );
    const latest = await fetchLog(queryClient);
    watch.signal.throwIfAborted();
    const isCompared = latest.head.size === log.head.size;
    if (!isCompared && attempt < ATTEMPTS) continue;
    const head = await checkHead(source, log, before);
    const facts = { entries: checked.entries, time: Date.parse(log.head.time), ...market };
    const isWhole =
      checked.hashes.length === log.head.size &&
      rootOf(checked.hashes).toLowerCase() === log.head.root.toLowerCase();
    const found: Found[] = [
      ...head.faults.map((fault) => ({ id: log.head.root, fault })),
      ...(isWhole ? [] : [{ id: log.head.root, fault: 'bad-log' as const }]),
      ...checked.faults,
      ...findContradictions(facts),
      ...(isCompared ? [...checkAgainstLog(facts), ...checkAmongDraws(facts)] : []),
    ];
    if (head.faults.length === 0) seenLog.write(log);
    const faults = found.filter(isBad);
    const unchecked = found.length - faults.length;
    return { faults, isCompared, unchecked, log, before, receipts: checked.receipts, ...market };
  }
};
