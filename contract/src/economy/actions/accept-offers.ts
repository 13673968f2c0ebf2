import * as z from 'zod/mini';

import { Uint256Schema, WeiSchema } from '../shared/amount';
import { address, bool, bytes32, list, onceUntilDeadline, struct, uint256 } from './fields';
import { signedAction, type MessageOf } from './signed-action';

/** The maximum number of offers that can be accepted by one signature. */
export const MAX_ACCEPTED_OFFERS = 20;

const line = struct('OfferLine', {
  orderHash: bytes32,
  /** The contract and the token id of the trait or avatar that the seller gives. */
  token: address,
  identifier: uint256(Uint256Schema),
  quantity: uint256(Uint256Schema),
  /** The minimum proceeds of the line after fees, in wei. */
  lowestProceeds: uint256(WeiSchema),
});

/**
 * Accepts several offers of one chain in one transaction, as Seaport's
 * `fulfillAvailableAdvancedOrders`: it skips unavailable lines, unless all lines are required.
 */
export const acceptOffersAction = signedAction({
  name: 'acceptOffers',
  type: 'OffersAcceptance',
  signer: 'seller',
  fields: {
    seller: address,
    lines: list(line, z.minLength(1), z.maxLength(MAX_ACCEPTED_OFFERS)),
    /** The minimum proceeds of all accepted lines together, in wei; for less, nothing is sold. */
    lowestTotal: uint256(WeiSchema),
    /** Whether nothing is sold when a line is unavailable. */
    allRequired: bool,
    ...onceUntilDeadline,
  },
});
export type OffersAcceptance = MessageOf<typeof acceptOffersAction>;
