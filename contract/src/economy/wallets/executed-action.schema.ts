import * as z from 'zod/mini';

import { ActivitySchema } from '../activity/activity.schema';
import { ChainIdSchema } from '../shared/chains';
import { RECORDED_KINDS } from '../actions/signed-actions';
import { Bytes32Schema } from '../shared/hex';

/** What a wallet can sign on the market. */
export const ActionKindSchema = z.enum(RECORDED_KINDS);
export type ActionKind = z.infer<typeof ActionKindSchema>;

/**
 * An action that has gone through. Its hash is what was signed: of an order the order's hash, of
 * anything else the EIP-712 digest.
 */
export const ExecutedActionSchema = z
  .looseObject({
    hash: Bytes32Schema,
    kind: ActionKindSchema,
    chainId: ChainIdSchema,
    at: z.iso.datetime(),
    /** The orders that it made, filled or cancelled. A cancellation of several may be halfway. */
    orderHashes: z.array(Bytes32Schema),
    /** What the activity says of it, of the last one where there are several; null: nothing. */
    activity: z.nullable(ActivitySchema),
  })
  .check(z.meta({ title: 'ExecutedAct' }));
export type ExecutedAction = z.infer<typeof ExecutedActionSchema>;
