import * as z from 'zod/mini';

import { WalletAddressSchema } from '../../shared/wallet-address';
import { packBuyAction, packsBuyAction } from '../actions/packs';
import { poolGiveAction } from '../actions/reroll';
import { MAX_CHAIN, SignedDrawSchema } from '../draws';
import { Bytes32Schema } from '../shared/hex';
import { SegmentSchema } from '../shared/path';
import { signed } from '../shared/signed';
import { SlotSchema } from '../shared/slots';

const common = { at: z.iso.datetime(), wallet: WalletAddressSchema };

const PoolSchema = z.looseObject({ collection: SegmentSchema, slot: SlotSchema });

/** The EIP-712 digest of the signed message. */
const id = Bytes32Schema;

/** A commitment's place in its hash chain. */
const place = {
  anchor: Bytes32Schema,
  position: z.int().check(z.minimum(1), z.maximum(MAX_CHAIN)),
};

/** An event of the draw log, which is the JSON text of an entry. */
export const LogEntrySchema = z.discriminatedUnion('type', [
  /** A wallet's hash chain was published. */
  z.looseObject({
    type: z.literal('chain'),
    ...common,
    anchor: Bytes32Schema,
    length: z.int().check(z.minimum(1), z.maximum(MAX_CHAIN)),
  }),
  z.looseObject({
    type: z.literal('accepted'),
    ...common,
    id,
    ...place,
    pool: z.nullable(PoolSchema),
    signed: SignedDrawSchema,
  }),
  /** A signed draw was refused. Its commitment is used by that, so its link is published. */
  z.looseObject({
    type: z.literal('refused'),
    ...common,
    id,
    ...place,
    /** Null for packs, and for a token and slot that the provider doesn't know. */
    pool: z.nullable(PoolSchema),
    signed: SignedDrawSchema,
    /** The error code of the response. */
    code: z.string().check(z.minLength(1)),
    link: Bytes32Schema,
  }),
  z.looseObject({ type: z.literal('revealed'), ...common, id, link: Bytes32Schema }),
  /** The link of an accepted draw is overdue. */
  z.looseObject({ type: z.literal('returned'), ...common, id }),
  z.looseObject({
    type: z.literal('bought'),
    ...common,
    id,
    signed: z.looseObject(signed(packBuyAction.schema)),
  }),
  /** One signature bought packs of several drops; `drops` names those of the bought lines. */
  z.looseObject({
    type: z.literal('bought-several'),
    ...common,
    id,
    drops: z.array(SegmentSchema),
    signed: z.looseObject(signed(packsBuyAction.schema)),
  }),
  z.looseObject({
    type: z.literal('given'),
    ...common,
    id,
    pool: PoolSchema,
    signed: z.looseObject(signed(poolGiveAction.schema)),
  }),
]);
export type LogEntry = z.infer<typeof LogEntrySchema>;
export type LogEntryType = LogEntry['type'];
export type LogEntryOf<Type extends LogEntryType> = Extract<LogEntry, { type: Type }>;

/** Returns the event of an entry, or undefined when it isn't one. */
export const parseEntry = (text: string): LogEntry | undefined => {
  try {
    return LogEntrySchema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
};
