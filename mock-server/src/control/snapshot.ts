import * as z from 'zod/mini';

import type { Markets } from '../economy/world-markets/markets';
import { EconomyStateSchema } from '../economy/tables/economy-state';
import type { World } from '../world/world';
import { WorldStateSchema } from '../world/world-state';

/** A world with its market, as it goes out and comes in: through the control calls, and the data file. */
export const SnapshotSchema = z.strictObject({
  ...WorldStateSchema.shape,
  /** How the market differs from the seed's; null, as in snapshots of before: nobody has opened it. */
  economy: z._default(z.nullable(EconomyStateSchema), null),
});
export type Snapshot = z.infer<typeof SnapshotSchema>;

export const snapshotOf = (world: World, markets: Markets): Snapshot => ({
  ...world.state(),
  economy: markets.stateOf(world),
});

/** Puts a world and its market into a state that it, or another world, was in. The journal stays. */
export const restoreSnapshot = (
  world: World,
  markets: Markets,
  { economy, ...state }: Snapshot,
): void => {
  world.restore(state);
  markets.restore(world, economy);
};
