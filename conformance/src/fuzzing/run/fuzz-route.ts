import * as fc from 'fast-check';

import type { NamedRoute } from '@trait-market/contract/shared';
import { isOfEconomy, needsToken } from '../../contract/routes';
import { Breach } from '../../probe/outcome';
import type { Send } from '../../probe/exchange';
import { expectAnswer } from '../../probe/probe';
import { casesOfRoute } from '../requests/cases-of-route';
import type { GeneratedCase } from '../requests/generated-case';
import { judgeCase } from './judge-case';

export type RouteFuzzing = {
  send: Send;
  /** The same seed asks the same, as far as the number of cases allows. */
  seed: number;
  /** How many requests. */
  cases: number;
  /** Good access tokens, of one caller or of several; used where the route needs one. */
  accessTokens: readonly string[];
};

export type FuzzedRoute = {
  /** How many requests were judged before the first failure. */
  cases: number;
  /** How often each status came, the tries to make a failure smaller included. */
  statuses: Record<string, number>;
  /** The smallest request found that is answered wrongly, and how many times it was made smaller. */
  failed?: Pick<GeneratedCase, 'kind' | 'because'> & { breach: Breach; shrinks: number };
};

/** Without a segment, a path of the economy is that of a list. */
const isItsOwn = ({ request }: GeneratedCase): boolean =>
  !/\/(?:\/|$)/.test(request.path.split('?', 1)[0] ?? '');

/** The requests of a route with a token each, where it needs one. */
const withTokens = (
  { name, route }: NamedRoute,
  accessTokens: readonly string[],
): fc.Arbitrary<GeneratedCase> => {
  const all = casesOfRoute(route).map((asked) => ({
    ...asked,
    request: { ...asked.request, route: name },
  }));
  const cases = isOfEconomy(name) ? all.filter(isItsOwn) : all;
  if (!needsToken(name)) return cases;
  return fc.tuple(cases, fc.constantFrom(...accessTokens)).map(([asked, token]) => {
    const headers = { ...asked.request.headers, authorization: `Bearer ${token}` };
    return { ...asked, request: { ...asked.request, headers } };
  });
};

/**
 * Sends random requests of a route, one after the other, so that a seed gives the same sequence again.
 * Ends at the first that is answered wrongly, and makes it as small as it gets.
 */
export const fuzzRoute = async (
  named: NamedRoute,
  { send, seed, cases, accessTokens }: RouteFuzzing,
): Promise<FuzzedRoute> => {
  const statuses: Record<string, number> = {};
  const { numRuns, numShrinks, counterexample, errorInstance } = await fc.check(
    fc.asyncProperty(withTokens(named, accessTokens), async (asked) => {
      const exchange = expectAnswer(await send(asked.request));
      const { status } = exchange.answer;
      statuses[status] = (statuses[status] ?? 0) + 1;
      const breach = judgeCase(named.name, asked, exchange);
      if (breach !== undefined) throw breach;
    }),
    { seed, numRuns: cases },
  );
  const done = { cases: numRuns, statuses };
  const [smallest] = counterexample ?? [];
  if (smallest === undefined) return done;
  // Whatever else is thrown is the suite's own mistake.
  if (!(errorInstance instanceof Breach)) throw errorInstance;
  const { kind, because } = smallest;
  return { ...done, failed: { kind, because, breach: errorInstance, shrinks: numShrinks } };
};
