import type { Scenario } from '../scenario';

export const scenario: Scenario = {
  summary: 'The exchange rates are two hours old: nothing is estimated, and prices don’t compare',
  apply: (world) => {
    world.hasOldRates = true;
  },
};
