import { isOfEconomy, needsToken } from '../../contract/routes';
import { invariantBreachIn } from '../../invariants';
import { Breach } from '../../probe/outcome';
import type { CompletedExchange } from '../../probe/exchange';
import type { GeneratedCase } from '../requests/generated-case';

const INVALID: ReadonlySet<number> = new Set([400, 413, 415]);

const isRefusal = (status: number): boolean => status >= 400 && status < 500;

const missed = (route: string, { taken, request }: GeneratedCase, status: number) => {
  if (needsToken(route) && status === 401) return 'no 401: the access token is good';
  if (taken === false && !isRefusal(status)) return 'a 4xx: the contract refuses the request';
  // Only a read must succeed if it is valid, because a write may be rejected for its data. A
  // generated cursor is always rejected.
  const isCursor = isOfEconomy(route) && /[?&]cursor=/.test(request.path);
  if (taken === true && request.method === 'GET' && INVALID.has(status) && !isCursor)
    return `no ${status}: the contract takes the request in`;
  if (taken === true && status === 415) return 'no 415: the content type is that of the contract';
  return undefined;
};

export const judgeCase = (
  route: string,
  generated: GeneratedCase,
  exchange: CompletedExchange,
): Breach | undefined => {
  const violated = invariantBreachIn(exchange, route);
  if (violated !== undefined) return violated;
  const { status } = exchange.response;
  const expected = missed(route, generated, status);
  return expected === undefined ? undefined : new Breach(expected, `status ${status}`, exchange);
};
