import * as z from 'zod/mini';

import { ofEachTable } from './market-entities';
import { ActivityRowSchema, TimeSchema } from './rows';

const changes = ofEachTable<'schema'>(({ row }) => z.array(z.tuple([z.string(), z.nullable(row)])));

/** The difference of a market from its base, which is determined by the seed and `anchor`. */
export const EconomyStateSchema = z.strictObject({
  anchor: TimeSchema,
  ...changes,
  /** Older snapshots lack some of the tables, which are then empty. */
  acts: z._default(changes.acts, []),
  constructions: z._default(changes.constructions, []),
  outfits: z._default(changes.outfits, []),
  watched: z._default(changes.watched, []),
  searches: z._default(changes.searches, []),
  alerts: z._default(changes.alerts, []),
  showcases: z._default(changes.showcases, []),
  inbox: z._default(changes.inbox, []),
  watches: z._default(changes.watches, []),
  drops: z._default(changes.drops, []),
  boxed: z._default(changes.boxed, []),
  packs: z._default(changes.packs, []),
  draws: z._default(changes.draws, []),
  drawRefusals: z._default(changes.drawRefusals, []),
  drawLog: z._default(changes.drawLog, []),
  drawChains: z._default(changes.drawChains, []),
  spendingLimits: z._default(changes.spendingLimits, []),
  beaconDelay: z._default(changes.beaconDelay, []),
  drawConduct: z._default(changes.drawConduct, []),
  burns: z._default(changes.burns, []),
  locked: z._default(changes.locked, []),
  burned: z._default(changes.burned, []),
  /** Ignored. Only in older snapshots, whose signatures aren't valid under today's domain. */
  nonces: z.optional(z.unknown()),
  activities: z.array(ActivityRowSchema),
  /** Ignored. Only in older snapshots; today's notices are computed again. */
  notices: z.optional(z.unknown()),
});
export type EconomyState = z.infer<typeof EconomyStateSchema>;
