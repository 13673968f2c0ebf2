import * as z from 'zod/mini';

import type { Markets } from '../economy/world-markets/markets';
import { EconomyStateSchema } from '../economy/tables/economy-state';
import type { World } from '../world/world';
import { WorldStateSchema } from '../world/world-state';

/** A world with its market in control calls and the data file. */
export const SnapshotSchema = z.strictObject({
  ...WorldStateSchema.shape,
  /** The difference from the seed; null when never opened, and in older snapshots. */
  economy: z._default(z.nullable(EconomyStateSchema), null),
});
export type Snapshot = z.infer<typeof SnapshotSchema>;

export const snapshotOf = (world: World, markets: Markets): Snapshot => ({
  ...world.state(),
  economy: markets.stateOf(world),
});

/** Restores a snapshot of any world; the journal stays. */
export const restoreSnapshot = (
  world: World,
  markets: Markets,
  { economy, ...state }: Snapshot,
): void => {
  world.restore(state);
  markets.restore(world, economy);
};
