import type { FailedOutcome } from '../../probe/outcome';
import type { FuzzedRoute } from './fuzz-route';
import type { GeneratedCase } from '../requests/generated-case';

/** The smallest request found that is answered wrongly, and what is wrong. No token stands in it. */
export type CounterExample = Omit<FailedOutcome, 'kind'> & {
  /** What is special about the request: `body.code is longer than 64`. */
  because: string;
  kind: GeneratedCase['kind'];
  /** How many times it was made smaller. */
  shrinks: number;
};

export type GeneratedRouteReport = Omit<FuzzedRoute, 'failed'> & {
  name: string;
  method: string;
  path: string;
  counterExample?: CounterExample;
  /** Why the route was left out. */
  skipped?: string;
};

export type GeneratedReport = {
  seed: number;
  cases: number;
  passed: boolean;
  routes: GeneratedRouteReport[];
};
