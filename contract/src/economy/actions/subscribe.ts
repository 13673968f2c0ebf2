import * as z from 'zod/mini';

import { WeiSchema } from '../shared/amount';
import { address, onceUntilDeadline, string, uint256 } from './fields';
import { signedAction, type MessageOf, type RequestOf } from './signed-action';

/** The plans, named like the premium tiers that they grant (§6). */
export const PlanNameSchema = z.enum(['Basic', 'Advanced', 'Elite']);
export type PlanName = z.infer<typeof PlanNameSchema>;

/** Buys a plan for one period, without automatic renewal. */
export const subscribeAction = signedAction({
  name: 'subscribe',
  type: 'Subscribe',
  signer: 'subscriber',
  fields: {
    subscriber: address,
    plan: string(PlanNameSchema),
    /** The maximum price, in wei of the chain's native coin. */
    highestPrice: uint256(WeiSchema),
    ...onceUntilDeadline,
  },
});
export type Subscribe = MessageOf<typeof subscribeAction>;
export type SubscribeRequest = RequestOf<typeof subscribeAction>;
