import type { Account } from '../../kernel/account';
import { worldOf } from '../../world/http/world-of-request';
import { requestedPage, type PageQuery, type RequestedPage } from '../views/view/page';

/** Returns the query in a form that doesn't depend on the order of its fields and values. */
const plainQuery = (query: object): unknown[] =>
  Object.entries(query)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]: [string, unknown]): [string, unknown] => [
      name,
      Array.isArray(value) ? value.map(String).toSorted() : value,
    ])
    .toSorted(([one], [other]) => (one < other ? -1 : 1));

/** Binds a cursor to its world, path and query and, in private lists, to the caller. */
export const pageOfRequest = (
  request: { baseUrl: string; path: string },
  { cursor, limit, ...query }: PageQuery & Record<string, unknown>,
  account?: Account,
): RequestedPage => {
  const path = `${request.baseUrl}${request.path}`.toLowerCase();
  const list = [worldOf(request).name, path, account ?? null, plainQuery(query)];
  return requestedPage(list, { cursor, limit });
};
