import { SETTLED } from '../../../world/holdings';
import { setEveryonesHoldings, type Scenario } from '../scenario';

export const scenario: Scenario = {
  summary: 'Every wallet that signs in has credits, but the tax question is open',
  apply: (world) => setEveryonesHoldings(world, { ...SETTLED, taxDeclaration: null }),
};
