import { Uint256Schema, WeiSchema } from '../shared/amount';
import { PlanNameSchema } from '../shared/plan-names';
import { address, onceUntilDeadline, string, uint256 } from './fields';
import { signedAction, type MessageOf, type RequestOf } from './signed-action';

/** The maximum price, in wei of the chain's native currency. */
const highestPrice = uint256(WeiSchema);

/** Buys a plan for one period, without automatic renewal. */
export const subscribeAction = signedAction({
  name: 'subscribe',
  type: 'Subscribe',
  signer: 'subscriber',
  fields: {
    subscriber: address,
    plan: string(PlanNameSchema),
    highestPrice,
    ...onceUntilDeadline,
  },
});
export type Subscribe = MessageOf<typeof subscribeAction>;
export type SubscribeRequest = RequestOf<typeof subscribeAction>;

/** Buys a bundle of credits. */
export const buyCreditsAction = signedAction({
  name: 'buyCredits',
  type: 'BuyCredits',
  signer: 'buyer',
  fields: {
    buyer: address,
    credits: uint256(Uint256Schema),
    highestPrice,
    ...onceUntilDeadline,
  },
});
export type BuyCredits = MessageOf<typeof buyCreditsAction>;
export type BuyCreditsRequest = RequestOf<typeof buyCreditsAction>;
