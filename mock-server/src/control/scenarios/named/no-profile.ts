import { DEMO_COLLECTOR } from '../../../world/collectors';
import { SETTLED } from '../../../world/holdings';
import { setEveryonesHoldings, type Scenario } from '../scenario';

export const scenario: Scenario = {
  summary:
    'Every wallet that signs in has credits and has answered the tax question, but has no profile',
  apply: (world) => {
    setEveryonesHoldings(world, SETTLED);
    world.records.profiles.remove(DEMO_COLLECTOR);
  },
};
