import * as z from 'zod/mini';

import { Uint256Schema } from '../shared/amount';
import { address, bytes32, countUpTo, onceUntilDeadline, string, uint256 } from './fields';
import { signedAction, type MessageOf, type RequestOf } from './signed-action';

/** The maximum number of editions that one signature burns. */
export const MAX_BURNED = 20;

/** Locks editions of one trait for a while, then burns them. */
export const burnAction = signedAction({
  name: 'burn',
  type: 'Burn',
  signer: 'owner',
  fields: {
    owner: address,
    token: address,
    tokenId: uint256(Uint256Schema),
    /** The trait's name as typed by its owner; refused unless it matches. */
    name: string(z.string().check(z.minLength(1), z.maxLength(200))),
    quantity: countUpTo(MAX_BURNED),
    ...onceUntilDeadline,
  },
});
export type Burn = MessageOf<typeof burnAction>;
export type BurnRequest = RequestOf<typeof burnAction>;

/** Takes back all editions of a burn while they are locked. */
export const withdrawBurnAction = signedAction({
  name: 'withdrawBurn',
  type: 'WithdrawBurn',
  signer: 'owner',
  fields: { owner: address, burnHash: bytes32, ...onceUntilDeadline },
});
export type WithdrawBurn = MessageOf<typeof withdrawBurnAction>;
export type WithdrawBurnRequest = RequestOf<typeof withdrawBurnAction>;
