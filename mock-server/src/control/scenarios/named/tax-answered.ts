import { SETTLED } from '../../../world/holdings';
import { setEveryonesHoldings, type Scenario } from '../scenario';

export const scenario: Scenario = {
  summary: 'Every wallet that signs in has credits and has answered the tax question',
  apply: (world) => setEveryonesHoldings(world, SETTLED),
};
