import { isOfEconomy, needsToken } from '../../contract/routes';
import { lawBreachIn } from '../../laws';
import { Breach } from '../../probe/outcome';
import type { Answered } from '../../probe/exchange';
import type { GeneratedCase } from '../requests/generated-case';

/** Statuses that call a request itself invalid. */
const INVALID: ReadonlySet<number> = new Set([400, 413, 415]);

const isRefusal = (status: number): boolean => status >= 400 && status < 500;

/** What the answer should have been to such a request; undefined when it may be right. */
const missed = (route: string, { taken, request }: GeneratedCase, status: number) => {
  if (needsToken(route) && status === 401) return 'no 401: the access token is good';
  if (taken === false && !isRefusal(status)) return 'a 4xx: the contract refuses the request';
  // What a write finds may forbid it, such as a wrong code; a read has no such reason.
  // A cursor that no page gave is well written, and leads nowhere.
  const isCursor = isOfEconomy(route) && /[?&]cursor=/.test(request.path);
  if (taken === true && request.method === 'GET' && INVALID.has(status) && !isCursor)
    return `no ${status}: the contract takes the request in`;
  if (taken === true && status === 415) return 'no 415: the content type is that of the contract';
  return undefined;
};

/** What is wrong with the answer to a generated request; undefined when nothing is. */
export const judgeCase = (
  route: string,
  asked: GeneratedCase,
  exchange: Answered,
): Breach | undefined => {
  const unlawful = lawBreachIn(exchange, route);
  if (unlawful !== undefined) return unlawful;
  const { status } = exchange.answer;
  const expected = missed(route, asked, status);
  return expected === undefined ? undefined : new Breach(expected, `status ${status}`, exchange);
};
