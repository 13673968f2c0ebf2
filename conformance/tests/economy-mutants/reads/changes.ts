import {
  jsonIn,
  queryOf,
  withJson,
  withQuery,
  fieldsIn,
  type MockRequest,
} from '../../mutants/exchange';
import type { Mock, Patch } from '../../mutants/mutant';
import { onRequest, onResponse } from '../../mutants/patches';
import { isFields, type Fields } from '../fields';

type RequestContext = { query: URLSearchParams; request: MockRequest; mock: Mock };
type Change = (fields: Fields, context: RequestContext) => Fields | Promise<Fields>;

/** Changes each successful response of a route, knowing the request. */
export const answering = (route: string, change: Change) => (): Patch =>
  onResponse(route, 200, async (response, request, mock) =>
    withJson(
      response,
      await change(fieldsIn(response), { query: queryOf(request), request, mock }),
    ),
  );

/** Changes responses to queries that have a parameter, optionally with this value. */
export const answeringTo = (
  route: string,
  [key, value]: readonly [string, string?],
  change: Change,
) =>
  answering(route, (fields, context) =>
    context.query.has(key) && (value === undefined || context.query.get(key) === value)
      ? change(fields, context)
      : fields,
  );

export const changingQuery =
  (route: string, change: (query: URLSearchParams) => void) => (): Patch =>
    onRequest(route, (request) => {
      const query = queryOf(request);
      change(query);
      return withQuery(request, query);
    });

export const ignoring = (route: string, ...keys: readonly string[]) =>
  changingQuery(route, (query) => {
    for (const key of keys) query.delete(key);
  });

export const joining = (route: string, key: string) =>
  changingQuery(route, (query) => {
    const values = query.getAll(key);
    if (values.length > 1) query.set(key, values.join(','));
  });

const only = (at: number) => (route: string, key: string) =>
  changingQuery(route, (query) => {
    const value = query.getAll(key).at(at);
    if (value !== undefined) query.set(key, value);
  });
export const onlyFirst = only(0);
export const onlyLast = only(-1);

/** Adds to a whole number in a query. */
export const shifting = (route: string, key: string, by: bigint) =>
  changingQuery(route, (query) => {
    const value = query.get(key);
    if (value !== null && /^\d+$/.test(value) && BigInt(value) + by > 0n)
      query.set(key, String(BigInt(value) + by));
  });

export const fieldsOf = (value: unknown): Fields => (isFields(value) ? value : {});
export const listOf = (value: unknown): Fields[] =>
  Array.isArray(value) ? value.filter(isFields) : [];

export const increased = (value: unknown, by = 1): number => Number(value) + by;

export const dearer = (value: unknown): unknown =>
  isFields(value) ? { ...value, amount: String(BigInt(String(value['amount'])) + 1n) } : value;

/** Changes one field of a response. */
export const changing = (
  route: string,
  key: string,
  change: (value: unknown, fields: Fields) => unknown,
) =>
  answering(route, (fields) =>
    key in fields ? { ...fields, [key]: change(fields[key], fields) } : fields,
  );

/** Changes each item of a response's list. */
export const changingItems = (
  route: string,
  change: (item: Fields, index: number, all: readonly Fields[]) => Fields,
  list = 'items',
) => changing(route, list, (items) => listOf(items).map(change));

/** Changes the whole list of a response. */
export const changingList = (
  route: string,
  change: (items: Fields[]) => readonly unknown[],
  list = 'items',
) => changing(route, list, (items) => change(listOf(items)));

/** Swaps the second item with the last. */
export const disordered = (items: readonly Fields[]): readonly Fields[] => {
  const [first, second, ...others] = items;
  const last = others.pop();
  return [first, last, ...others, second].filter((item) => item !== undefined);
};

/** Sends another read to the market. */
export const readOther = async ({ request, mock }: RequestContext, path: string): Promise<Fields> =>
  fieldsOf(jsonIn(await mock.send({ ...request, path: `/economy/v1${path}` })));

export const changingFacet = (
  route: string,
  facet: string,
  change: (values: Fields[]) => readonly Fields[],
) =>
  changing(route, 'facets', (facets) => {
    const values = fieldsOf(facets);
    return facet in values ? { ...values, [facet]: change(listOf(values[facet])) } : facets;
  });
