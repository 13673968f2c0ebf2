import { DEMO_COLLECTOR } from '../../../world/collectors';
import { SETTLED } from '../../../world/holdings';
import { PERIOD_MS } from '../../../world/plans';
import { setEveryonesHoldings, type Scenario } from '../scenario';

const LEFT_MS = 6 * 60 * 60_000;

export const scenario: Scenario = {
  summary: 'The demo wallet’s plan, Advanced, ends in six hours',
  apply: (world) => {
    setEveryonesHoldings(world, SETTLED);
    // Reads the credits almost a period ago, because a plan starts when its credits are first read.
    world.records.credits.of(DEMO_COLLECTOR, world.clock.now() - PERIOD_MS + LEFT_MS);
  },
};
