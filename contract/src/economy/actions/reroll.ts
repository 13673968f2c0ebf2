import * as z from 'zod/mini';

import { Uint256Schema } from '../shared/amount';
import { SlotSchema } from '../shared/slots';
import { drawFields } from './draw-fields';
import { address, countUpTo, list, onceUntilDeadline, string, uint256 } from './fields';
import { signedAction, type MessageOf, type RequestOf } from './signed-action';

/** Editions that an upgrade takes; a re-roll takes one. */
export const UPGRADE_STAKE = 3;
/** Editions that one signature gives to a pool, at most. */
export const MAX_GIVEN = 20;

/**
 * Puts loose editions in and takes one out of a pool by a draw: one for one of the pool, or three of a tier for
 * one of the next.
 */
export const rerollAction = signedAction({
  name: 'reroll',
  type: 'Reroll',
  signer: 'owner',
  fields: {
    owner: address,
    /** The contract of the pool's collection. */
    token: address,
    /** The pool's slot. */
    slot: string(SlotSchema),
    /** One token id for each edition. The first joins the pool, the others are burned. */
    stake: list(
      uint256(Uint256Schema),
      z.refine(({ length }) => length === 1 || length === UPGRADE_STAKE, 'one edition or three'),
    ),
    ...drawFields,
    /** The most credits that it may cost. */
    highestCredits: uint256(Uint256Schema),
    ...onceUntilDeadline,
  },
});
export type Reroll = MessageOf<typeof rerollAction>;
export type RerollRequest = RequestOf<typeof rerollAction>;

/** Gives loose editions of one trait to its pool, for nothing in return. */
export const poolGiveAction = signedAction({
  name: 'poolGive',
  type: 'PoolGive',
  signer: 'owner',
  fields: {
    owner: address,
    /** The contract of the trait's collection. */
    token: address,
    tokenId: uint256(Uint256Schema),
    quantity: countUpTo(MAX_GIVEN),
    ...onceUntilDeadline,
  },
});
export type PoolGive = MessageOf<typeof poolGiveAction>;
export type PoolGiveRequest = RequestOf<typeof poolGiveAction>;
