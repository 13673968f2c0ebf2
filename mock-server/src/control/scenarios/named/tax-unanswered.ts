import { setEveryonesHoldings, type Scenario } from '../scenario';
import { SETTLED } from '../../../world/holdings';

export const scenario: Scenario = {
  summary: 'Whoever signs in has credits, but the tax question is open',
  apply: (world) => setEveryonesHoldings(world, { ...SETTLED, taxDeclaration: null }),
};
