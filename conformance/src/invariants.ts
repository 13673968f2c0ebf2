import { ErrorBodySchema, isJsonType, mediaTypeOf } from '@trait-market/contract/shared';
import {
  contentTypeOf,
  declaredStatuses,
  isAllowedStatus,
  isUndocumentedSuccess,
  responseOf,
} from './contract/routes';
import { asSchema, objectionTo } from './contract/schema';
import { cache, owner } from './private-responses';
import { sums } from './sums';
import { REFUSAL_BODY } from './expectations';
import type { Family } from './families';
import { Breach } from './probe/outcome';
import { headerOf, jsonOf, type CompletedExchange } from './probe/exchange';
import { secretIn } from './secrets';

export type Invariant = {
  family: Family;
  rule: string;
  concerns: (exchange: CompletedExchange) => boolean;
  breachIn: (exchange: CompletedExchange, route: string) => Breach | undefined;
};

/** Matches a line of a stack trace of Node or a browser. */
const STACK = /\n\s+at .+[:(]\d+/;

/** Characters from which an address may be refused with 414; every server accepts shorter ones. */
const LONG_PATH = 2_000;

const any = (): boolean => true;
const isRefusal = ({ response }: CompletedExchange): boolean => response.status >= 400;

const status: Invariant = {
  family: 'status',
  rule: 'Only the statuses that the contract declares for the route are used, and a 5xx is always a failure.',
  concerns: any,
  breachIn: (exchange, route) => {
    const got = exchange.response.status;
    if (got >= 500) return new Breach('no 5xx', `status ${got}`, exchange);
    if (isAllowedStatus(route, got)) return undefined;
    // Servers refuse long addresses before they route them.
    if (got === 414 && exchange.request.path.length > LONG_PATH) return undefined;
    return new Breach(`one of ${declaredStatuses(route).join(', ')}`, `status ${got}`, exchange);
  },
};

const contentType: Invariant = {
  family: 'content-type',
  rule: "Bodies are JSON, labeled application/json (refusals also application/problem+json), and pictures have the declared type; a 204 has no body. Successes that the specification doesn't show may be anything (§7).",
  concerns: any,
  breachIn: (exchange, route) => {
    const { response } = exchange;
    if (response.body.length === 0) return undefined;
    if (response.status === 204) return new Breach('a 204 without a body', 'one with', exchange);
    if (isUndocumentedSuccess(route, response.status)) return undefined;
    const label = headerOf(response, 'content-type');
    const expected = contentTypeOf(route, response.status);
    const isFine = isRefusal(exchange) ? isJsonType(label) : mediaTypeOf(label) === expected;
    if (!isFine) {
      return new Breach(`content-type: ${expected}`, label ?? 'no content-type', exchange);
    }
    if (!isJsonType(label)) return undefined;
    return jsonOf(response) === undefined ? new Breach('JSON', 'none', exchange) : undefined;
  },
};

const body: Invariant = {
  family: 'body',
  rule: "The body of a success matches the contract's schema for its status.",
  concerns: (exchange) => !isRefusal(exchange),
  breachIn: (exchange, route) => {
    const { response } = exchange;
    const schema = asSchema(responseOf(route, response.status));
    if (schema === undefined) return undefined;
    const objection = objectionTo(schema, jsonOf(response));
    if (objection === undefined) return undefined;
    return new Breach(
      `a body that matches the schema of status ${response.status}`,
      objection,
      exchange,
    );
  },
};

const errorBody: Invariant = {
  family: 'error-body',
  rule: '§3 Errors have a message field; it is for people, so it contains no stack trace.',
  concerns: isRefusal,
  breachIn: (exchange) => {
    const { response } = exchange;
    const objection = objectionTo(ErrorBodySchema, jsonOf(response));
    if (objection !== undefined) return new Breach(REFUSAL_BODY, objection, exchange);
    const { message } = ErrorBodySchema.parse(jsonOf(response));
    if (message.trim() === '') return new Breach('a message', 'an empty one', exchange);
    return STACK.test(response.body.toString('utf8').replaceAll(String.raw`\n`, '\n'))
      ? new Breach('a message for people', 'a stack trace', exchange)
      : undefined;
  },
};

const secrets: Invariant = {
  family: 'secrets',
  rule: 'No response contains a credential, or private data of another user.',
  concerns: any,
  breachIn: (exchange, route) => {
    const secret = secretIn(jsonOf(exchange.response), route);
    if (secret === undefined) return undefined;
    return new Breach('nothing that is not for its reader', secret, exchange);
  },
};

export const INVARIANTS: readonly Invariant[] = [
  status,
  contentType,
  body,
  errorBody,
  secrets,
  owner,
  cache,
  sums,
];

export const invariantBreachIn = (
  exchange: CompletedExchange,
  route: string,
): Breach | undefined => {
  for (const invariant of INVARIANTS) {
    const breach = invariant.concerns(exchange) ? invariant.breachIn(exchange, route) : undefined;
    if (breach !== undefined) return breach;
  }
  return undefined;
};
