import { setEveryonesHoldings, type Scenario } from '../scenario';
import { SETTLED } from '../../../world/holdings';

export const scenario: Scenario = {
  summary: 'Whoever signs in gets a token, and 403 wherever it is needed',
  apply: (world) => setEveryonesHoldings(world, { ...SETTLED, standing: 'banned' }),
};
