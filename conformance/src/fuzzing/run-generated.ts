import type { NamedRoute } from '@trait-market/contract/shared';
import { needsToken } from '../contract/routes';
import type { Target } from '../probe/target';
import { createRedactor } from '../redaction/redaction';
import { fuzzRoute, type FuzzedRoute, type RouteFuzzing } from './run/fuzz-route';
import { weightOfRoute } from './requests/cases-of-route';
import type { CounterExample, GeneratedReport, GeneratedRouteReport } from './run/report';
import { shareOut } from './run/share-out';

export type GeneratedRunOptions = Omit<RouteFuzzing, 'send'> & {
  /** The routes to test. Routes that require a token are omitted if there is none. */
  routes: readonly NamedRoute[];
  target: Pick<Target, 'base' | 'send'>;
  /** The total number of requests, of which each route gets at least one. */
  cases: number;
};

const counterExampleOf = (
  { kind, because, breach, shrinks }: NonNullable<FuzzedRoute['failed']>,
  { target, accessTokens }: GeneratedRunOptions,
): CounterExample => {
  const failure = createRedactor({ tokens: accessTokens }).failureOf(breach, target.base);
  return { ...failure, kind, because, shrinks };
};

const runRoute = async (
  named: NamedRoute,
  cases: number,
  options: GeneratedRunOptions,
): Promise<GeneratedRouteReport> => {
  const { name, route } = named;
  const { target, seed, accessTokens } = options;
  const report = { name, method: route.method, path: route.path };
  if (needsToken(name) && accessTokens.length === 0) {
    return { ...report, cases: 0, statuses: {}, skipped: 'it needs an access token' };
  }
  const { send } = target;
  const { failed, ...done } = await fuzzRoute(named, { send, seed, cases, accessTokens });
  return failed === undefined
    ? { ...report, ...done }
    : { ...report, ...done, counterExample: counterExampleOf(failed, options) };
};

/** Sends generated requests. Responses must satisfy the invariants; invalid requests get a 4xx. */
export const runGenerated = async (options: GeneratedRunOptions): Promise<GeneratedReport> => {
  const shares = shareOut(
    options.cases,
    options.routes.map(({ route }) => weightOfRoute(route)),
  );
  const routes = await Promise.all(
    options.routes.map((route, index) => runRoute(route, shares[index] ?? 1, options)),
  );
  return {
    seed: options.seed,
    cases: routes.reduce((sum, { cases }) => sum + cases, 0),
    passed: routes.every(({ counterExample }) => counterExample === undefined),
    routes,
  };
};
