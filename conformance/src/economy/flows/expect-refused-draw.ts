import {
  readRefusal,
  refusalFaults,
  type LogEntryOf,
} from '@trait-market/contract/economy/draw-log';
import { RefusalSchema, type RefusalCode } from '@trait-market/contract/economy/shared';

import { expectBody, expectThat } from '../../expectations';
import type { CompletedExchange } from '../../probe/exchange';
import type { Newcomer } from '../../session/session';
import { expectInLog, readLog } from '../expect-logged';
import { beaconAt, commitmentFor, type Promised } from './chance';
import type { Market } from '../market';
import { expectCode, expectEqual } from '../market-expectations';

type RefusedDraw = {
  /** Sends the signed message, each time the same one. */
  send: () => Promise<CompletedExchange>;
  promised: Promised;
  kind: 'pack' | 'reroll';
};

const entryOf = async (
  market: Market,
  { promised }: RefusedDraw,
  response: CompletedExchange,
): Promise<LogEntryOf<'refused'> | undefined> => {
  const { receipt, code } = expectBody(response, RefusalSchema);
  const { signer } = promised.log;
  const entry = await readRefusal(receipt, signer);
  expectThat(
    receipt !== undefined && entry !== undefined,
    'a signed receipt of the refusal',
    receipt === undefined ? 'none' : 'one that isn’t signed, or of another event',
    response,
  );
  if (receipt === undefined || entry === undefined) return undefined;
  // Providers may leave the code out of the response.
  if (code !== undefined) expectEqual('its code', entry.code, code, response);
  const lower = (hex: unknown): string => String(hex).toLowerCase();
  const used = { anchor: lower(entry.anchor), position: entry.position };
  const { position } = promised;
  expectEqual(
    'the commitment that it uses',
    used,
    { anchor: lower(promised.anchor), position },
    response,
  );
  const signed = lower(entry.signed.message.commitment);
  expectEqual('the signed commitment', signed, lower(promised.commitment), response);
  const faults = await refusalFaults(entry, await beaconAt(market));
  expectEqual('faults of the refusal', faults, [], response);
  await expectInLog(market, receipt, {
    before: promised.log,
    head: await readLog(market),
    response,
  });
  return entry;
};

const receiptOf = (response: CompletedExchange): string | undefined =>
  expectBody(response, RefusalSchema).receipt?.entry;

/**
 * Expects a signed draw to be refused with a receipt, which uses its commitment and publishes the
 * link. The same message gets the same refusal. Returns the wallet's next commitment.
 */
export const expectRefusedDraw = async (
  market: Market,
  by: Newcomer,
  refused: RefusedDraw,
  ...codes: RefusalCode[]
): Promise<Promised> => {
  const response = await refused.send();
  expectCode(response, ...codes);
  const entry = await entryOf(market, refused, response);
  const next = await commitmentFor(market, by, refused.kind);
  expectEqual(
    'the next commitment',
    next.commitment.toLowerCase(),
    entry?.link.toLowerCase(),
    response,
  );
  expectEqual('its position', next.position, refused.promised.position + 1, response);
  const again = await refused.send();
  expectCode(again, ...codes);
  expectEqual('the receipt, sent again', receiptOf(again), receiptOf(response), again);
  return next;
};
