import * as fc from 'fast-check';

import type { NamedRoute } from '@trait-market/contract/shared';
import { isOfEconomy, needsToken } from '../../contract/routes';
import { Breach } from '../../probe/outcome';
import type { Send } from '../../probe/exchange';
import { expectResponse } from '../../probe/probe';
import { casesOfRoute } from '../requests/cases-of-route';
import type { GeneratedCase } from '../requests/generated-case';
import { judgeCase } from './judge-case';

export type RouteFuzzing = {
  send: Send;
  /** The seed, which generates the same requests again; `cases` only determines how many. */
  seed: number;
  cases: number;
  accessTokens: readonly string[];
};

export type FuzzedRoute = {
  cases: number;
  /** The number of responses by status, including responses to the requests sent for shrinking. */
  statuses: Record<string, number>;
  failed?: Pick<GeneratedCase, 'kind' | 'because'> & { breach: Breach; shrinks: number };
};

// Returns whether a path has no empty segment. With an empty last segment, an economy path would
// lead to a list.
const hasNoEmptySegment = ({ request }: GeneratedCase): boolean =>
  !/\/(?:\/|$)/.test(request.path.split('?', 1)[0] ?? '');

const withTokens = (
  { name, route }: NamedRoute,
  accessTokens: readonly string[],
): fc.Arbitrary<GeneratedCase> => {
  const all = casesOfRoute(route).map((generated) => ({
    ...generated,
    request: { ...generated.request, route: name },
  }));
  const cases = isOfEconomy(name) ? all.filter(hasNoEmptySegment) : all;
  if (!needsToken(name)) return cases;
  return fc.tuple(cases, fc.constantFrom(...accessTokens)).map(([generated, token]) => {
    const headers = { ...generated.request.headers, authorization: `Bearer ${token}` };
    return { ...generated, request: { ...generated.request, headers } };
  });
};

/**
 * Sends generated requests one after another, so that a seed reproduces them. At the first failure
 * it shrinks the request and stops.
 */
export const fuzzRoute = async (
  named: NamedRoute,
  { send, seed, cases, accessTokens }: RouteFuzzing,
): Promise<FuzzedRoute> => {
  const statuses: Record<string, number> = {};
  const { numRuns, numShrinks, counterexample, errorInstance } = await fc.check(
    fc.asyncProperty(withTokens(named, accessTokens), async (generated) => {
      const exchange = expectResponse(await send(generated.request));
      const { status } = exchange.response;
      statuses[status] = (statuses[status] ?? 0) + 1;
      const breach = judgeCase(named.name, generated, exchange);
      if (breach !== undefined) throw breach;
    }),
    { seed, numRuns: cases },
  );
  const done = { cases: numRuns, statuses };
  const [smallest] = counterexample ?? [];
  if (smallest === undefined) return done;
  // Any other error is a fault of the suite itself.
  if (!(errorInstance instanceof Breach)) throw errorInstance;
  const { kind, because } = smallest;
  return { ...done, failed: { kind, because, breach: errorInstance, shrinks: numShrinks } };
};
