import type { AppRoute } from '@ts-rest/core';
import * as fc from 'fast-check';

import { metadataOf } from '../../src/shared/route-metadata';
import type { NamedRoute } from '../../src/shared/routes-of';
import { casesOfRoute, weightOfRoute } from './requests/cases-of-route';
import type { GeneratedCase } from './requests/generated-case';
import type { Send } from './requests/wire';
import { asCurl } from './run/as-curl';
import { judgeAnswer, type Breach } from './run/judge-answer';
import type { CounterExample, GeneratedReport, GeneratedRouteReport } from './run/report';
import { shareOut } from './run/share-out';

export type GeneratedRunOptions = {
  /** The routes to try: `routesOf(v1Contract)`, or some of it. */
  routes: readonly NamedRoute[];
  send: Send;
  /** The same seed asks the same, as far as the number of cases allows. */
  seed: number;
  /** How many requests in all; each route gets its share, and at least one. */
  cases: number;
  /**
   * Good access tokens, of one caller or of several, for the routes that need one. Without any they
   * are left out.
   */
  accessTokens: readonly string[];
  /** Where the requests go, for the curl commands; without a slash at its end. */
  target: string;
};

const needsToken = (route: AppRoute): boolean => metadataOf(route).access === 'bearer';

class BreachFound extends Error {
  override name = 'BreachFound';
  constructor(readonly breach: Breach) {
    super(`${breach.rule}. Got: ${breach.got}`);
  }
}

/** The requests of a route with a token each, where it needs one. */
const withTokens = (
  { route }: NamedRoute,
  accessTokens: readonly string[],
): fc.Arbitrary<GeneratedCase> => {
  const cases = casesOfRoute(route);
  if (!needsToken(route)) return cases;
  return fc.tuple(cases, fc.constantFrom(...accessTokens)).map(([asked, token]) => {
    const headers = { ...asked.request.headers, authorization: `Bearer ${token}` };
    return { ...asked, request: { ...asked.request, headers } };
  });
};

const breachOf = (error: unknown): Breach =>
  error instanceof BreachFound
    ? error.breach
    : { rule: 'Every request is answered', got: String(error) };

const runRoute = async (
  named: NamedRoute,
  cases: number,
  { send, seed, accessTokens, target }: GeneratedRunOptions,
): Promise<GeneratedRouteReport> => {
  const { name, route } = named;
  const statuses: Record<string, number> = {};
  const report = { name, method: route.method, path: route.path, cases: 0, statuses };
  if (needsToken(route) && accessTokens.length === 0)
    return { ...report, skipped: 'it needs an access token' };

  const details = await fc.check(
    fc.asyncProperty(withTokens(named, accessTokens), async (asked) => {
      const answer = await send(asked.request);
      statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
      const breach = judgeAnswer(route, asked, answer);
      if (breach !== undefined) throw new BreachFound(breach);
    }),
    { seed, numRuns: cases },
  );
  const done = { ...report, cases: details.numRuns };
  const [failed] = details.counterexample ?? [];
  if (failed === undefined) return done;
  const counterExample: CounterExample = {
    ...breachOf(details.errorInstance),
    kind: failed.kind,
    because: failed.because,
    curl: asCurl(target, failed.request),
    shrinks: details.numShrinks,
  };
  return { ...done, counterExample };
};

/**
 * Asks a target what the contract's schemas allow, what they just do not allow, and what is meant
 * to hurt. Valid requests must be answered as declared, what a schema refuses with a 4xx, and
 * nothing with a 5xx. Routes run beside each other, each with its requests one after the other, so
 * that a seed gives each of them the same sequence again.
 */
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
