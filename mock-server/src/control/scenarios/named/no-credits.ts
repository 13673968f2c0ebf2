import { setEveryonesHoldings, type Scenario } from '../scenario';
import { SETTLED } from '../../../world/holdings';

export const scenario: Scenario = {
  summary: 'Whoever signs in has used up all credits',
  apply: (world) =>
    setEveryonesHoldings(world, { ...SETTLED, credits: { subscription: 0, vanilla: 0 } }),
};
