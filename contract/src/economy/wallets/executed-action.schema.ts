import * as z from 'zod/mini';

import { ActivitySchema } from '../activity/activity.schema';
import { ChainIdSchema } from '../shared/chains';
import { RECORDED_KINDS } from '../actions/signed-actions';
import { Bytes32Schema } from '../shared/hex';
import { SegmentSchema } from '../shared/path';

export const ActionKindSchema = z.enum(RECORDED_KINDS);
export type ActionKind = z.infer<typeof ActionKindSchema>;

/** An executed action, identified by its order hash or EIP-712 digest. */
export const ExecutedActionSchema = z
  .looseObject({
    hash: Bytes32Schema,
    kind: ActionKindSchema,
    chainId: ChainIdSchema,
    at: z.iso.datetime(),
    // Orders that the action created, filled or canceled. The list may be incomplete while a
    // cancellation of several orders is in progress.
    orderHashes: z.array(Bytes32Schema),
    /** The drops of which a purchase of several kinds of packs bought packs. */
    drops: z.optional(z.array(SegmentSchema)),
    activity: z.nullable(ActivitySchema),
  })
  .register(z.globalRegistry, { title: 'ExecutedAct' });
export type ExecutedAction = z.infer<typeof ExecutedActionSchema>;
