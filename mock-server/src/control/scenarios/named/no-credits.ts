import { SETTLED } from '../../../world/holdings';
import { setEveryonesHoldings, type Scenario } from '../scenario';

export const scenario: Scenario = {
  summary: 'Every wallet that signs in has used up all credits',
  apply: (world) =>
    setEveryonesHoldings(world, { ...SETTLED, credits: { subscription: 0, vanilla: 0 } }),
};
