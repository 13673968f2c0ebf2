import * as z from 'zod/mini';

import { Uint256Schema } from '../shared/amount';
import { address, bytes32, countUpTo, onceUntilDeadline, string, uint256 } from './fields';
import { signedAction, type MessageOf, type RequestOf } from './signed-action';

/** Editions that one signature burns, at most. */
export const MAX_BURNED = 20;

/** Gives editions of one trait to the Light: locked for a while, then burned for good. */
export const burnAction = signedAction({
  name: 'burn',
  type: 'Burn',
  signer: 'owner',
  fields: {
    owner: address,
    /** The contract of the trait's collection. */
    token: address,
    tokenId: uint256(Uint256Schema),
    /** The trait's name as its owner typed it: refused when it is not the trait's. */
    name: string(z.string().check(z.minLength(1), z.maxLength(200))),
    quantity: countUpTo(MAX_BURNED),
    ...onceUntilDeadline,
  },
});
export type Burn = MessageOf<typeof burnAction>;
export type BurnRequest = RequestOf<typeof burnAction>;

/** Takes all editions of a burn back while they are locked. */
export const withdrawBurnAction = signedAction({
  name: 'withdrawBurn',
  type: 'WithdrawBurn',
  signer: 'owner',
  fields: { owner: address, burnHash: bytes32, ...onceUntilDeadline },
});
export type WithdrawBurn = MessageOf<typeof withdrawBurnAction>;
export type WithdrawBurnRequest = RequestOf<typeof withdrawBurnAction>;
