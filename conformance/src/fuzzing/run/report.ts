import type { FailedOutcome } from '../../probe/outcome';
import type { FuzzedRoute } from './fuzz-route';
import type { GeneratedCase } from '../requests/generated-case';

/** The smallest failing request, and its failure, without tokens. */
export type CounterExample = Omit<FailedOutcome, 'kind'> & {
  /** The special property of the request, such as `body.code is longer than 64`. */
  because: string;
  kind: GeneratedCase['kind'];
  shrinks: number;
};

export type GeneratedRouteReport = Omit<FuzzedRoute, 'failed'> & {
  name: string;
  method: string;
  path: string;
  counterExample?: CounterExample;
  skipped?: string;
};

export type GeneratedReport = {
  seed: number;
  cases: number;
  passed: boolean;
  routes: GeneratedRouteReport[];
};
