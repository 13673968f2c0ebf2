import { setEveryonesHoldings, type Scenario } from '../scenario';
import { SETTLED } from '../../../world/holdings';

export const scenario: Scenario = {
  summary: 'Whoever signs in has credits and has answered the tax question',
  apply: (world) => setEveryonesHoldings(world, SETTLED),
};
