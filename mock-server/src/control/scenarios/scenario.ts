import type { Market } from '../../economy/market/market';
import { setHoldings } from '../../provider/newcomers';
import { DEMO_COLLECTOR } from '../../world/collectors';
import type { Holdings } from '../../world/holdings';
import type { World } from '../../world/world';

export type Scenario = {
  summary: string;
  apply: (world: World, openMarket: () => Promise<Market>) => void | Promise<void>;
};

export const setEveryonesHoldings = (world: World, holdings: Holdings): void => {
  world.newcomers = holdings;
  setHoldings(world, DEMO_COLLECTOR, holdings);
};
