import * as z from 'zod/mini';

import { Uint256Schema } from '../shared/amount';
import { address, bytes32, countUpTo, onceUntilDeadline, string, uint256 } from './fields';
import { signedAction, type MessageOf, type RequestOf } from './signed-action';

/** The maximum number of editions that can be burned by one signature. */
export const MAX_BURNED = 20;

/** Locks editions of one trait until the withdrawal period ends, then burns them. */
export const burnAction = signedAction({
  name: 'burn',
  type: 'Burn',
  signer: 'owner',
  fields: {
    owner: address,
    token: address,
    tokenId: uint256(Uint256Schema),
    /** The trait's name as typed by its owner. The provider rejects any other name. */
    name: string(z.string().check(z.minLength(1), z.maxLength(200))),
    quantity: countUpTo(MAX_BURNED),
    ...onceUntilDeadline,
  },
});
export type Burn = MessageOf<typeof burnAction>;
export type BurnRequest = RequestOf<typeof burnAction>;

/** Withdraws a burn with all of its editions while they are locked. */
export const withdrawBurnAction = signedAction({
  name: 'withdrawBurn',
  type: 'WithdrawBurn',
  signer: 'owner',
  fields: { owner: address, burnHash: bytes32, ...onceUntilDeadline },
});
export type WithdrawBurn = MessageOf<typeof withdrawBurnAction>;
export type WithdrawBurnRequest = RequestOf<typeof withdrawBurnAction>;
