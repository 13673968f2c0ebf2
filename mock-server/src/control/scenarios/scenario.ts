import type { Market } from '../../economy/market/market';
import { setHoldings } from '../../provider/newcomers';
import { DEMO_COLLECTOR } from '../../world/collectors';
import type { Holdings } from '../../world/holdings';
import type { World } from '../../world/world';

/** A named starting point: what it changes in a world that has just been put back to its seed. */
export type Scenario = {
  /** What is so in it, for the reader of a list. */
  summary: string;
  apply: (world: World, openMarket: () => Promise<Market>) => void | Promise<void>;
};

/** What the seed's demo collector has, and every wallet that a world sees first from now on. */
export const setEveryonesHoldings = (world: World, holdings: Holdings): void => {
  world.newcomers = holdings;
  setHoldings(world, DEMO_COLLECTOR, holdings);
};
