import { needsToken } from '../contract/routes';
import { withoutUnknownKeys } from '../contract/documented';
import { objectionTo } from '../contract/schema';
import type { Family } from '../families';
import { partsOf } from '../fuzzing/requests/parts';
import { INVARIANTS } from '../invariants';
import { Breach } from '../probe/outcome';
import type { CompletedExchange } from '../probe/exchange';
import type { FoundRoute } from './find-route';

export type Judgement = { id: string; family: Family; rule: string; breach: Breach | undefined };

/** An exchange that passes through the proxy, and whether both bodies were stored completely. */
export type LiveExchange = { exchange: CompletedExchange; isWhole: boolean };

const queryOf = (path: string): Record<string, unknown> => {
  const query = new URLSearchParams(path.split('?', 2)[1] ?? '');
  return Object.fromEntries(
    [...new Set(query.keys())].map((key) => {
      const all = query.getAll(key);
      return [key, all.length === 1 ? all[0] : all];
    }),
  );
};

/** Returns the contract violation, such as `query searchKey: …`; undefined for a valid request. */
export const objectionToRequest = (
  { named, params }: FoundRoute,
  { request }: CompletedExchange,
  { isLenient = false } = {},
): string | undefined => {
  const isJson = request.body === undefined || request.body.kind === 'json';
  const values: Record<string, unknown> = {
    path: params,
    query: queryOf(request.path),
    body: request.body?.kind === 'json' ? request.body.value : undefined,
  };
  for (const { name, schema } of partsOf(named.route)) {
    // Forms and bodies that aren't JSON are skipped, because the contract has no schema for them.
    if (!(name in values) || (name === 'body' && !isJson)) continue;
    const value =
      isLenient && name === 'query' ? withoutUnknownKeys(schema, values[name]) : values[name];
    const objection = objectionTo(schema, value);
    if (objection !== undefined) return `${name}: ${objection}`;
  }
  return undefined;
};

const INVALID: ReadonlySet<number> = new Set([400, 413, 415]);

const ofRequest = (
  found: FoundRoute,
  exchange: CompletedExchange,
  objection: string | undefined,
): Judgement => {
  const { name } = found.named;
  const { status } = exchange.response;
  const judge = (expected: string | undefined): Judgement => ({
    id: `${name}/invalid/every request`,
    family: 'invalid',
    rule: "Requests that the schemas of a call refuse get a 4xx, and requests that they accept aren't called invalid.",
    breach: expected === undefined ? undefined : new Breach(expected, `status ${status}`, exchange),
  });
  if (objection !== undefined) {
    // A provider may ignore unknown query parameters.
    const isRefused = objectionToRequest(found, exchange, { isLenient: true }) !== undefined;
    return judge(
      status < 300 && isRefused
        ? `a 4xx: the contract refuses the request (${objection})`
        : undefined,
    );
  }
  const isTaken = exchange.request.method === 'GET' && INVALID.has(status);
  return judge(isTaken ? `no ${status}: the contract takes the request in` : undefined);
};

const ofToken = ({ named }: FoundRoute, exchange: CompletedExchange): Judgement[] => {
  if (!needsToken(named.name)) return [];
  const { request, response } = exchange;
  const isOpen = request.headers?.['authorization'] === undefined && response.status < 300;
  return [
    {
      id: `${named.name}/token/every request`,
      family: 'token',
      rule: '§6 Without an access token the call is refused.',
      breach: isOpen
        ? new Breach('status 401 without a token', `status ${response.status}`, exchange)
        : undefined,
    },
  ];
};

export const judgeLive = (
  found: FoundRoute,
  { exchange, isWhole }: LiveExchange,
  objection: string | undefined,
): Judgement[] => {
  const { name } = found.named;
  const invariants = INVARIANTS.filter(
    (invariant) => invariant.concerns(exchange) && (isWhole || invariant.family === 'status'),
  );
  const ofInvariants = invariants.map((invariant) => ({
    id: `${name}/${invariant.family}/every answer`,
    family: invariant.family,
    rule: invariant.rule,
    breach: invariant.breachIn(exchange, name),
  }));
  if (!isWhole) return ofInvariants;
  return [...ofInvariants, ofRequest(found, exchange, objection), ...ofToken(found, exchange)];
};
