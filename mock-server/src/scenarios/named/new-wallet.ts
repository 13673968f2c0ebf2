import { DEMO_COLLECTOR, forgetCollector } from '../../collectors';
import type { Scenario } from '../scenario';

export const scenario: Scenario = {
  summary:
    'Every wallet is a new one, the demo wallet too: no profile, no credits, tax question open',
  apply: ({ records }) => forgetCollector(records, DEMO_COLLECTOR),
};
