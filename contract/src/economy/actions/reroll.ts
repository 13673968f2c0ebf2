import * as z from 'zod/mini';

import { Uint256Schema } from '../shared/amount';
import { SlotSchema } from '../shared/slots';
import { drawFields } from './draw-fields';
import { address, countUpTo, list, onceUntilDeadline, string, uint256 } from './fields';
import { signedAction, type MessageOf, type RequestOf } from './signed-action';

/** The number of editions that an upgrade requires; a re-roll requires one. */
export const UPGRADE_STAKE = 3;
/** The maximum number of editions that can be given to a pool by one signature. */
export const MAX_GIVEN = 20;

/** Exchanges one edition for another from its pool, or three of a tier for one of the next tier. */
export const rerollAction = signedAction({
  name: 'reroll',
  type: 'Reroll',
  signer: 'owner',
  fields: {
    owner: address,
    token: address,
    slot: string(SlotSchema),
    // One token id for each staked edition. The first edition joins the pool; the others are
    // burned.
    stake: list(
      uint256(Uint256Schema),
      z.refine(({ length }) => length === 1 || length === UPGRADE_STAKE, 'one edition or three'),
    ),
    ...drawFields,
    highestCredits: uint256(Uint256Schema),
    ...onceUntilDeadline,
  },
});
export type Reroll = MessageOf<typeof rerollAction>;
export type RerollRequest = RequestOf<typeof rerollAction>;

/** Gives loose editions of one trait to its pool without receiving anything in return. */
export const poolGiveAction = signedAction({
  name: 'poolGive',
  type: 'PoolGive',
  signer: 'owner',
  fields: {
    owner: address,
    token: address,
    slot: string(SlotSchema),
    tokenId: uint256(Uint256Schema),
    quantity: countUpTo(MAX_GIVEN),
    ...onceUntilDeadline,
  },
});
export type PoolGive = MessageOf<typeof poolGiveAction>;
export type PoolGiveRequest = RequestOf<typeof poolGiveAction>;
