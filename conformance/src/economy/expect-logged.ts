import {
  ConsistencyProofSchema,
  DrawLogSchema,
  InclusionProofSchema,
  isExtended,
  isHeadSigned,
  isIncluded,
  isReceiptSigned,
  leafHash,
  parseEntry,
  type DrawLog,
} from '@trait-market/contract/economy/draw-log';
import type { Draw, DrawReceipt } from '@trait-market/contract/economy/draws';

import { expectThat } from '../expectations';
import type { CompletedExchange } from '../probe/exchange';
import type { Market } from './market';
import { expectEqual } from './market-expectations';

/** Returns the log's latest head, and expects the log's signer to have signed it. */
export const readLog = async (market: Market): Promise<DrawLog> => {
  const { signer, head, response } = await market.read('economy.drawLog.head', DrawLogSchema);
  expectEqual('the head is signed', await isHeadSigned(head, signer), true, response);
  return { signer, head };
};

/**
 * Expects a draw to have a signed receipt, the log to contain it, and the log to extend the one of
 * before.
 */
export const expectLogged = async (
  market: Market,
  { draw: { id, receipt }, response }: { draw: Draw; response: CompletedExchange },
  before: DrawLog,
): Promise<void> => {
  expectThat(receipt !== undefined, 'a receipt of the draw', 'none', response);
  if (receipt === undefined) return;
  const { signer, head } = await readLog(market);
  expectEqual('the signer', signer, before.signer, response);
  expectEqual('the receipt is signed', await isReceiptSigned(receipt, signer), true, response);
  const entry = parseEntry(receipt.entry);
  expectEqual('its type', entry?.type, 'accepted', response);
  expectEqual('its draw', entry?.type === 'accepted' && entry.id, id, response);
  await expectInLog(market, receipt, { before, head: { signer, head }, response });
};

type LogBetween = { before: DrawLog; head: DrawLog; response: CompletedExchange };

/** Expects the log to contain a receipt's entry, and to extend the one of before. */
export const expectInLog = async (
  market: Market,
  receipt: DrawReceipt,
  { before, head: { head }, response }: LogBetween,
): Promise<void> => {
  const leaf = leafHash(receipt.entry);
  const proof = await market.read('economy.drawLog.inclusion', InclusionProofSchema, {
    query: { hash: leaf, size: String(head.size) },
  });
  expectEqual('the log has it', isIncluded({ leaf, ...proof }, head), true, proof.response);
  expectEqual('its index', proof.index, receipt.index, response);
  if (before.head.size === 0) return;
  const { path, response: extended } = await market.read(
    'economy.drawLog.consistency',
    ConsistencyProofSchema,
    { query: { first: String(before.head.size), second: String(head.size) } },
  );
  expectEqual(
    'the log extends the earlier one',
    isExtended(before.head, head, path),
    true,
    extended,
  );
};
