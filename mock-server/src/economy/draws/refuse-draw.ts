import { linkAt, type SignedDraw } from '@trait-market/contract/economy/draws';
import type { LogEntryOf } from '@trait-market/contract/economy/draw-log';
import { SlotSchema, type Bytes32 } from '@trait-market/contract/economy/shared';
import { keccak256 } from 'viem';

import { shownAddress, type Account } from '../../kernel/account';
import { appendEntry, logSize, rowOf } from '../draw-log/append-entry';
import { signatureOf } from '../draw-log/provider-key';
import type { MarketContext } from '../orders/market-context';
import { MarketRefusal } from '../shared/refusal';
import type { DrawRefusalRow } from '../tables/drop-row';
import { poolKey } from '../tables/keys';
import { notTheNext, openCommitment, type OpenCommitment } from './commitments';
import { conductOf } from './conduct';

type RefusedDraw = { id: Bytes32; account: Account; signed: SignedDraw; now: number };

const withReceipt = ({ code, message, receipt }: DrawRefusalRow): MarketRefusal =>
  new MarketRefusal(code, message, { receipt });

/** Returns the pool of a re-roll; undefined for packs, and for a contract of no collection on its chain. */
const poolOf = ({ catalogue }: MarketContext, signed: SignedDraw) => {
  if (signed.kind === 'pack') return undefined;
  const collection = catalogue.collectionByToken('trait', signed.message.token);
  return collection?.chainId === signed.chainId
    ? { collection: collection.slug, slot: SlotSchema.parse(signed.message.slot) }
    : undefined;
};

const linkOf = (context: MarketContext, { chain, position }: OpenCommitment): Bytes32 => {
  const link = linkAt(chain.seed, chain.length, position);
  return conductOf(context.tables) === 'tampered-refusal' ? keccak256(link) : link;
};

/**
 * Uses the commitment of a refused draw, publishes its link, and returns the refusal with its
 * receipt. A message that is sent again gets the same refusal. One whose commitment isn't the
 * wallet's next one is refused for that alone, without a receipt: the log has the draw or the refusal
 * that used it.
 */
export const refuseDraw = async (
  context: MarketContext,
  { id, account, signed, now }: RefusedDraw,
  refusal: MarketRefusal,
): Promise<MarketRefusal> => {
  const { tables } = context;
  const before = tables.drawRefusals.find(id);
  if (before !== undefined) return withReceipt(before);
  const conduct = conductOf(tables);
  const open = openCommitment(context, account);
  if (open?.commitment !== signed.message.commitment.toLowerCase()) {
    return refusal.code === 'already-executed' ? refusal : notTheNext(context, account);
  }
  if (conduct === 'unsigned-refusal') return refusal;
  const { anchor, position } = open;
  const pool = poolOf(context, signed);
  const { code, message } = refusal;
  const entry: LogEntryOf<'refused'> = {
    type: 'refused',
    at: new Date(now).toISOString(),
    wallet: shownAddress(account),
    id,
    anchor,
    position,
    pool: pool ?? null,
    signed,
    code,
    link: linkOf(context, open),
  };
  const row = rowOf(entry);
  const signature = await signatureOf(row);
  const index = logSize(context);
  if (conduct !== 'hidden-refusal') appendEntry(context, entry);
  const refused: DrawRefusalRow = {
    account,
    drop: signed.kind === 'pack' ? signed.message.drop : null,
    pool: pool === undefined ? null : poolKey(pool.collection, pool.slot),
    anchor,
    position,
    code,
    message,
    receipt: { index, entry: row.entry, signature },
  };
  if (conduct !== 'reused-refusal') tables.drawRefusals.put(id, refused);
  return withReceipt(refused);
};
