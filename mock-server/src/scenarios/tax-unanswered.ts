import { setEveryonesHoldings, type Scenario } from './scenario';
import { SETTLED } from '../holdings';

export const taxUnanswered: Scenario = {
  summary: 'Whoever signs in has credits, but the tax question is open',
  apply: (world) => setEveryonesHoldings(world, { ...SETTLED, taxDeclaration: undefined }),
};
