import { Uint256Schema } from '../shared/amount';
import { address, countUpTo, onceUntilDeadline, uint256 } from './fields';
import { signedAction, type MessageOf, type RequestOf } from './signed-action';

/** The maximum number of editions that can be given away by one signature. */
export const MAX_GIFTED = 20;

/**
 * Transfers loose editions of one trait, or an avatar with all that it wears, to another wallet
 * without payment.
 */
export const giftAction = signedAction({
  name: 'gift',
  type: 'Gift',
  signer: 'owner',
  fields: {
    owner: address,
    token: address,
    tokenId: uint256(Uint256Schema),
    recipient: address,
    /** The number of editions; 1 for an avatar. */
    quantity: countUpTo(MAX_GIFTED),
    ...onceUntilDeadline,
  },
});
export type Gift = MessageOf<typeof giftAction>;
export type GiftRequest = RequestOf<typeof giftAction>;
