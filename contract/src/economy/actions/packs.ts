import * as z from 'zod/mini';

import { WeiSchema } from '../shared/amount';
import { SegmentSchema } from '../shared/path';
import { drawFields } from './draw-fields';
import {
  address,
  bool,
  bytes32,
  countUpTo,
  list,
  onceUntilDeadline,
  string,
  struct,
  uint256,
} from './fields';
import { signedAction, type MessageOf, type RequestOf } from './signed-action';

/** The maximum number of packs that can be bought by one signature. */
export const MAX_PACKS_BOUGHT = 50;
/** The maximum number of drops whose packs can be bought by one signature. */
export const MAX_PACK_LINES = 20;
/** The maximum number of packs that can be opened by one signature. */
export const MAX_PACKS_OPENED = 10;

/** Buys sealed packs of a drop; their contents are drawn only when they are opened. */
export const packBuyAction = signedAction({
  name: 'packBuy',
  type: 'PackBuy',
  request: 'BuyPacksRequest',
  signer: 'buyer',
  fields: {
    buyer: address,
    drop: string(SegmentSchema),
    declared: bytes32,
    packs: countUpTo(MAX_PACKS_BOUGHT),
    /** The maximum total price, in wei of the chain's native currency. */
    highestPrice: uint256(WeiSchema),
    ...onceUntilDeadline,
  },
});
export type PackBuy = MessageOf<typeof packBuyAction>;
export type BuyPacksRequest = RequestOf<typeof packBuyAction>;

const packsLine = struct('PacksLine', {
  drop: string(SegmentSchema),
  declared: bytes32,
  packs: countUpTo(MAX_PACKS_BOUGHT),
  /** The maximum payment for the line's packs together, in wei. */
  highestPrice: uint256(WeiSchema),
});

/**
 * Buys sealed packs of several drops of one chain. Skips drops that don't have that many packs at
 * that price, unless all lines are required.
 */
export const packsBuyAction = signedAction({
  name: 'packsBuy',
  type: 'PacksBuy',
  request: 'BuySeveralPacksRequest',
  signer: 'buyer',
  fields: {
    buyer: address,
    lines: list(packsLine, z.minLength(1), z.maxLength(MAX_PACK_LINES)),
    /** The maximum payment for all lines together, in wei. The buyer must have this amount. */
    total: uint256(WeiSchema),
    /** Whether nothing is bought when a line is unavailable. */
    allRequired: bool,
    ...onceUntilDeadline,
  },
});
export type PacksBuy = MessageOf<typeof packsBuyAction>;
export type BuySeveralPacksRequest = RequestOf<typeof packsBuyAction>;

/** Opens packs of a drop by a draw. */
export const packOpenAction = signedAction({
  name: 'packOpen',
  type: 'PackOpen',
  request: 'OpenPacksRequest',
  signer: 'owner',
  fields: {
    owner: address,
    drop: string(SegmentSchema),
    packs: countUpTo(MAX_PACKS_OPENED),
    ...drawFields,
    ...onceUntilDeadline,
  },
});
export type PackOpen = MessageOf<typeof packOpenAction>;
export type OpenPacksRequest = RequestOf<typeof packOpenAction>;
