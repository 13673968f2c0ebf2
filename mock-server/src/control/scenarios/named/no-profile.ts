import { DEMO_COLLECTOR } from '../../../world/collectors';
import { setEveryonesHoldings, type Scenario } from '../scenario';
import { SETTLED } from '../../../world/holdings';

export const scenario: Scenario = {
  summary: 'Whoever signs in has credits and has answered the tax question, but has no profile',
  apply: (world) => {
    setEveryonesHoldings(world, SETTLED);
    world.records.profiles.remove(DEMO_COLLECTOR);
  },
};
