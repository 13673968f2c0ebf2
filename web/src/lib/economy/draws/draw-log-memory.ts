import { DrawLogSchema, type DrawLog } from '@trait-market/contract/economy/draw-log';
import { DrawReceiptSchema, type DrawReceipt } from '@trait-market/contract/economy/draws';
import { Bytes32Schema } from '@trait-market/contract/economy/shared';
import { isSameAddress, WalletAddressSchema } from '@trait-market/contract/shared';
import * as z from 'zod/mini';

import { parseStored, sharedList, sharedText } from '../../storage';

const StoredReceiptSchema = z.object({
  wallet: WalletAddressSchema,
  /** The id of the accepted or refused draw. */
  id: Bytes32Schema,
  receipt: DrawReceiptSchema,
});
export type StoredReceipt = z.infer<typeof StoredReceiptSchema>;

const MOST_OF_WALLET = 20;
const MOST = 60;

const receipts = sharedList(sharedText('drawReceipts'), z.array(StoredReceiptSchema));

const isSameId = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** The market's signed receipts of the user's draws and refusals, the latest last. A sign-out doesn't delete them. */
export const storedReceipts = {
  read: receipts.read,
  subscribe: receipts.subscribe,
  of: (drawId: string): DrawReceipt | undefined =>
    receipts.read().find(({ id }) => isSameId(id, drawId))?.receipt,
  /** Stores a verified receipt. The first one of a draw counts, so that a later one can't replace it. */
  add: (receipt: StoredReceipt): void => {
    if (storedReceipts.of(receipt.id) !== undefined) return;
    const added = [...receipts.read(), receipt];
    const own = added.filter(({ wallet }) => isSameAddress(wallet, receipt.wallet));
    const dropped = new Set(own.slice(0, -MOST_OF_WALLET));
    receipts.write(added.filter((one) => !dropped.has(one)).slice(-MOST));
  },
};

const seen = sharedText('drawLogSeen');

const isNewer = ({ head }: DrawLog, before: DrawLog['head']): boolean =>
  head.size > before.size ||
  (head.size === before.size && Date.parse(head.time) > Date.parse(before.time));

/** The latest signed head of the draw log that this browser has checked. */
export const seenLog = {
  read: (): DrawLog | undefined => parseStored(seen.read(), DrawLogSchema),
  write: (log: DrawLog): void => {
    const before = seenLog.read();
    if (before === undefined || isNewer(log, before.head)) seen.write(JSON.stringify(log));
  },
  /** Forgets the head, so that a log which contradicts it can be followed from now on. */
  forget: (): void => seen.write(''),
};
