import { SETTLED } from '../../../world/holdings';
import { setEveryonesHoldings, type Scenario } from '../scenario';

export const scenario: Scenario = {
  summary: 'Every wallet that signs in has the Elite tier and has 12,480 credits',
  apply: (world) =>
    setEveryonesHoldings(world, {
      ...SETTLED,
      premiumTier: 'Elite',
      credits: { subscription: 9_600, vanilla: 2_880 },
    }),
};
