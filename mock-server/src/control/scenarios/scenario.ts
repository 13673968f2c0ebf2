import type { Market } from '../../economy/market/market';
import { setHoldings } from '../../provider/newcomers';
import { DEMO_COLLECTOR } from '../../world/collectors';
import type { Holdings } from '../../world/holdings';
import type { World } from '../../world/world';

/** A named starting point: the changes it makes to a reset world. */
export type Scenario = {
  /** A description for the list of scenarios. */
  summary: string;
  apply: (world: World, openMarket: () => Promise<Market>) => void | Promise<void>;
};

/** Sets the holdings of the seed's demo collector and of every new wallet. */
export const setEveryonesHoldings = (world: World, holdings: Holdings): void => {
  world.newcomers = holdings;
  setHoldings(world, DEMO_COLLECTOR, holdings);
};
