import { Uint256Schema, WeiSchema } from '../shared/amount';
import { address, onceUntilDeadline, uint256 } from './fields';
import { signedAction, type MessageOf, type RequestOf } from './signed-action';

export const buyCreditsAction = signedAction({
  name: 'buyCredits',
  type: 'BuyCredits',
  signer: 'buyer',
  fields: {
    buyer: address,
    /** The number of credits in the bundle. */
    credits: uint256(Uint256Schema),
    /** The maximum price, in wei of the chain's native coin. */
    highestPrice: uint256(WeiSchema),
    ...onceUntilDeadline,
  },
});
export type BuyCredits = MessageOf<typeof buyCreditsAction>;
export type BuyCreditsRequest = RequestOf<typeof buyCreditsAction>;
