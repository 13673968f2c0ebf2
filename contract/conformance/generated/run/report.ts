import type { GeneratedCase } from '../requests/generated-case';
import type { Breach } from './judge-answer';

/** The smallest request found that is answered wrongly. */
export type CounterExample = {
  /** What is special about the request: `body.code is longer than 64`. */
  because: string;
  kind: GeneratedCase['kind'];
  curl: string;
  /** How many times it was made smaller. */
  shrinks: number;
} & Breach;

export type GeneratedRouteReport = {
  name: string;
  method: string;
  path: string;
  /** How many requests were judged before the first failure. */
  cases: number;
  /** How often each status came, the tries to make a failure smaller included. */
  statuses: Record<string, number>;
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
