import {
  consistencyPath,
  inclusionPath,
  rootOf,
  type ConsistencyProof,
  type DrawLog,
  type InclusionProof,
  type LogEntries,
} from '@trait-market/contract/economy/draw-log';
import type { Draw, DrawReceipt } from '@trait-market/contract/economy/draws';
import { DEFAULT_PAGE, type Bytes32 } from '@trait-market/contract/economy/shared';

import type { Account } from '../../kernel/account';
import { logSize } from '../draw-log/append-entry';
import { PROVIDER_KEY, signatureOf, signHead } from '../draw-log/provider-key';
import { MarketRefusal } from '../shared/refusal';
import { timeOf, type View } from './view/view';

const unknownEntry = (): MarketRefusal =>
  new MarketRefusal('unknown-entry', 'The log has no such entry.');

/** @throws MarketRefusal when the log is shorter */
const leavesOf = ({ market: { context } }: View, size: number): Bytes32[] => {
  if (size > logSize(context)) throw unknownEntry();
  return Array.from({ length: size }, (_, index) => {
    const row = context.tables.drawLog.find(String(index));
    if (row === undefined) throw unknownEntry();
    return row.hash;
  });
};

const receiptAt = async ({ market }: View, key: string): Promise<DrawReceipt> => {
  const row = market.context.tables.drawLog.find(key);
  if (row === undefined) throw unknownEntry();
  return { index: Number(key), entry: row.entry, signature: await signatureOf(row) };
};

export const presentLog = async (view: View): Promise<DrawLog> => {
  const { context } = view.market;
  const size = logSize(context);
  const root = rootOf(leavesOf(view, size));
  return {
    signer: PROVIDER_KEY,
    head: await signHead({ size, root, time: timeOf(context.now()) }),
  };
};

type Wanted = { from?: number | undefined; limit?: number | undefined; wallet?: Account };

export const presentEntries = async (
  view: View,
  { from = 0, limit = DEFAULT_PAGE, wallet }: Wanted,
): Promise<LogEntries> => {
  const { context } = view.market;
  const size = logSize(context);
  const after =
    wallet === undefined
      ? Array.from({ length: Math.min(limit + 1, Math.max(0, size - from)) }, (_, at) => from + at)
      : [...context.tables.drawLog.keysBy('wallet', wallet)]
          .map(Number)
          .filter((index) => index >= from)
          .toSorted((one, other) => one - other);
  const items = after.slice(0, limit).map((index) => receiptAt(view, String(index)));
  return { items: await Promise.all(items), next: after[limit] ?? null };
};

/** @throws MarketRefusal when the log doesn't have the entry at that size */
export const presentInclusion = (
  view: View,
  { hash, size }: { hash: Bytes32; size: number },
): InclusionProof => {
  const leaves = leavesOf(view, size);
  const { drawLog } = view.market.context.tables;
  const [key] = drawLog.keysBy('hash', `0x${hash.slice(2).toLowerCase()}`);
  const index = Number(key ?? size);
  if (index >= size) throw unknownEntry();
  return { index, path: inclusionPath(leaves, index) };
};

/** @throws MarketRefusal when the log is shorter, or the second size is below the first */
export const presentConsistency = (
  view: View,
  { first, second }: { first: number; second: number },
): ConsistencyProof => {
  const leaves = leavesOf(view, second);
  if (first > second) throw unknownEntry();
  return { path: consistencyPath(leaves, first) };
};

/** Adds the receipt of the acceptance, unless the draw is from before the log. */
export const withReceipt = async (view: View, draw: Draw): Promise<Draw> => {
  const [key] = view.market.context.tables.drawLog.keysBy('subject', draw.id);
  return key === undefined ? draw : { ...draw, receipt: await receiptAt(view, key) };
};
