import { SETTLED } from '../../../world/holdings';
import { setEveryonesHoldings, type Scenario } from '../scenario';

export const scenario: Scenario = {
  summary: 'Every wallet that signs in gets a token, and 403 wherever it is needed',
  apply: (world) => setEveryonesHoldings(world, { ...SETTLED, standing: 'banned' }),
};
