import * as z from 'zod/mini';

import type { Markets } from '../economy/world-markets/markets';
import { EconomyStateSchema } from '../economy/tables/economy-state';
import type { World } from '../world/world';
import { WorldStateSchema } from '../world/world-state';

/** A world and its market, as exported by the control API and stored in the data file. */
export const SnapshotSchema = z.strictObject({
  ...WorldStateSchema.shape,
  /** The market's difference from the seed; null in older snapshots and when never opened. */
  economy: z._default(z.nullable(EconomyStateSchema), null),
});
export type Snapshot = z.infer<typeof SnapshotSchema>;

export const snapshotOf = (world: World, markets: Markets): Snapshot => ({
  ...world.state(),
  economy: markets.stateOf(world),
});

/** Restores a snapshot, which may come from another world. The world's journal is preserved. */
export const restoreSnapshot = (
  world: World,
  markets: Markets,
  { economy, ...state }: Snapshot,
): void => {
  world.restore(state);
  markets.restore(world, economy);
};
