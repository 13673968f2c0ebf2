import { Uint256Schema, WeiSchema } from '../shared/amount';
import { address, onceUntilDeadline, uint256 } from './fields';
import { signedAction, type MessageOf, type RequestOf } from './signed-action';

/** Buys a bundle of vanilla credits. */
export const buyCreditsAction = signedAction({
  name: 'buyCredits',
  type: 'BuyCredits',
  signer: 'buyer',
  fields: {
    buyer: address,
    /** How many credits the bundle has. */
    credits: uint256(Uint256Schema),
    /** The most that it may cost, in wei of the chain's native coin. */
    highestPrice: uint256(WeiSchema),
    ...onceUntilDeadline,
  },
});
export type BuyCredits = MessageOf<typeof buyCreditsAction>;
export type BuyCreditsRequest = RequestOf<typeof buyCreditsAction>;
