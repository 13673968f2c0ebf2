import * as z from 'zod/mini';

import { Uint256Schema } from '../shared/amount';
import { address, bytes32, list, onceUntilDeadline, struct, uint256 } from './fields';
import { signedAction, type MessageOf, type RequestOf } from './signed-action';
import { look } from './worn-tokens';

/** The maximum number of avatars that can be dressed by one signature. */
export const MAX_DRESSED = 20;

const dressingFields = {
  token: address,
  avatarId: uint256(Uint256Schema),
  // The hash of the look at signing time. The action is rejected when the avatar has changed since
  // then.
  wornBefore: bytes32,
  wornAfter: look,
};
const dressing = struct('Dressing', dressingFields);
export type Dressing = z.infer<typeof dressing.schema>;

const highestCredits = uint256(Uint256Schema);

/** Puts on, takes off and swaps traits of an avatar. */
export const dressAction = signedAction({
  name: 'dress',
  type: 'Dress',
  signer: 'owner',
  fields: { owner: address, ...dressingFields, highestCredits, ...onceUntilDeadline },
});
export type Dress = MessageOf<typeof dressAction>;

/** Dresses several avatars on one chain: either all of them or none. */
export const dressBatchAction = signedAction({
  name: 'dressBatch',
  type: 'DressBatch',
  recordedAs: 'dress',
  signer: 'owner',
  fields: {
    owner: address,
    dressings: list(dressing, z.minLength(1), z.maxLength(MAX_DRESSED)),
    highestCredits,
    ...onceUntilDeadline,
  },
});
export type DressBatch = MessageOf<typeof dressBatchAction>;

/** Undoes a dressing, identified by the hash of its signed action. */
export const undoDressAction = signedAction({
  name: 'undoDress',
  type: 'UndoDress',
  signer: 'owner',
  fields: { owner: address, dressHash: bytes32, ...onceUntilDeadline },
});
export type UndoDress = MessageOf<typeof undoDressAction>;
export type UndoDressRequest = RequestOf<typeof undoDressAction>;
