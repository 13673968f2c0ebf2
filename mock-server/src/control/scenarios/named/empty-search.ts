import type { Scenario } from '../scenario';

export const scenario: Scenario = {
  summary: 'No search finds anything',
  apply: (world) => {
    world.searchLimit = 0;
  },
};
