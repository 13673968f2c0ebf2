import * as z from 'zod/mini';

import { Uint256Schema } from '../shared/amount';
import { address, countUpTo, list, onceUntilDeadline, struct, uint256 } from './fields';
import { signedAction, type MessageOf, type RequestOf } from './signed-action';

/** The maximum number of editions that can be given away by one signature. */
export const MAX_GIFTED = 20;

/** The maximum number of traits and avatars that can be given away by one signature. */
export const MAX_GIFT_ITEMS = 100;

const item = struct('GiftItem', {
  token: address,
  tokenId: uint256(Uint256Schema),
  /** The number of editions; 1 for an avatar. */
  quantity: countUpTo(MAX_GIFTED),
});

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

/**
 * Transfers several traits and avatars of one chain to one wallet without payment, as ERC-1155's
 * `safeBatchTransferFrom`: either all of them or none.
 */
export const giftBatchAction = signedAction({
  name: 'giftBatch',
  type: 'GiftBatch',
  recordedAs: 'gift',
  signer: 'owner',
  fields: {
    owner: address,
    recipient: address,
    items: list(item, z.minLength(1), z.maxLength(MAX_GIFT_ITEMS)),
    ...onceUntilDeadline,
  },
});
export type GiftBatch = MessageOf<typeof giftBatchAction>;
export type GiftBatchRequest = RequestOf<typeof giftBatchAction>;
