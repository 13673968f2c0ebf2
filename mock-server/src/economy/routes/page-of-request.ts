import type { Account } from '../../kernel/account';
import { worldOf } from '../../world/http/world-of-request';
import { requestedPage, type PageQuery, type RequestedPage } from '../views/view/page';

/** The same value whatever the order of a query's fields and of their values. */
const plainQuery = (query: object): unknown[] =>
  Object.entries(query)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]: [string, unknown]): [string, unknown] => [
      name,
      Array.isArray(value) ? value.map(String).toSorted() : value,
    ])
    .toSorted(([one], [other]) => (one < other ? -1 : 1));

/**
 * The page that a request asks for. Its cursor belongs to the world, the path and the query of the request, and
 * to the caller where the list is the caller's own.
 *
 * @throws MarketRefusal for a cursor that another list has given, or none
 */
export const pageOfRequest = (
  request: { baseUrl: string; path: string },
  { cursor, limit, ...query }: PageQuery & Record<string, unknown>,
  account?: Account,
): RequestedPage => {
  const path = `${request.baseUrl}${request.path}`.toLowerCase();
  const list = [worldOf(request).name, path, account ?? null, plainQuery(query)];
  return requestedPage(list, { cursor, limit });
};
