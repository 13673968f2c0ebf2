import { setEveryonesHoldings, type Scenario } from './scenario';
import { SETTLED } from '../holdings';

export const noCredits: Scenario = {
  summary: 'Whoever signs in has used up all credits',
  apply: (world) =>
    setEveryonesHoldings(world, { ...SETTLED, credits: { subscription: 0, vanilla: 0 } }),
};
