import { ErrorBodySchema, mediaTypeOf } from '@trait-market/contract/shared';
import {
  contentTypeOf,
  declaredStatuses,
  isAllowedStatus,
  isUndocumentedSuccess,
  responseOf,
} from './contract/routes';
import { asSchema, objectionTo } from './contract/schema';
import { sums } from './sums';
import type { Family } from './families';
import { Breach } from './probe/outcome';
import { headerOf, jsonOf, type Answered } from './probe/exchange';
import { secretIn } from './secrets';

export type Law = {
  family: Family;
  rule: string;
  concerns: (exchange: Answered) => boolean;
  breachIn: (exchange: Answered, route: string) => Breach | undefined;
};

/** Matches a line of a stack trace of Node or a browser. */
const STACK = /\n\s+at .+[:(]\d+/;

const any = (): boolean => true;
const isRefusal = ({ answer }: Answered): boolean => answer.status >= 400;

const status: Law = {
  family: 'status',
  rule: 'Only the statuses that the contract declares for the route are used, and a 5xx is always a failure.',
  concerns: any,
  breachIn: (exchange, route) => {
    const got = exchange.answer.status;
    if (got >= 500) return new Breach('no 5xx', `status ${got}`, exchange);
    if (isAllowedStatus(route, got)) return undefined;
    return new Breach(`one of ${declaredStatuses(route).join(', ')}`, `status ${got}`, exchange);
  },
};

const contentType: Law = {
  family: 'content-type',
  rule: "Bodies are JSON, labeled application/json, and pictures have the declared type; a 204 has no body. Successes that the specification doesn't show may be anything (§7).",
  concerns: any,
  breachIn: (exchange, route) => {
    const { answer } = exchange;
    if (answer.body.length === 0) return undefined;
    if (answer.status === 204) return new Breach('a 204 without a body', 'one with', exchange);
    if (isUndocumentedSuccess(route, answer.status)) return undefined;
    const label = headerOf(answer, 'content-type');
    const expected = contentTypeOf(route, answer.status);
    if (mediaTypeOf(label) !== expected) {
      return new Breach(`content-type: ${expected}`, label ?? 'no content-type', exchange);
    }
    if (expected !== 'application/json') return undefined;
    return jsonOf(answer) === undefined ? new Breach('JSON', 'none', exchange) : undefined;
  },
};

const body: Law = {
  family: 'body',
  rule: "The body of a success matches the contract's schema for its status.",
  concerns: (exchange) => !isRefusal(exchange),
  breachIn: (exchange, route) => {
    const { answer } = exchange;
    const schema = asSchema(responseOf(route, answer.status));
    if (schema === undefined) return undefined;
    const objection = objectionTo(schema, jsonOf(answer));
    if (objection === undefined) return undefined;
    return new Breach(
      `a body that matches the schema of status ${answer.status}`,
      objection,
      exchange,
    );
  },
};

const errorBody: Law = {
  family: 'error-body',
  rule: '§3 Errors have a message field; it is for people, so it contains no stack trace.',
  concerns: isRefusal,
  breachIn: (exchange) => {
    const { answer } = exchange;
    const objection = objectionTo(ErrorBodySchema, jsonOf(answer));
    if (objection !== undefined) return new Breach('{ "message": text }', objection, exchange);
    const { message } = ErrorBodySchema.parse(jsonOf(answer));
    if (message.trim() === '') return new Breach('a message', 'an empty one', exchange);
    return STACK.test(answer.body.toString('utf8').replaceAll(String.raw`\n`, '\n'))
      ? new Breach('a message for people', 'a stack trace', exchange)
      : undefined;
  },
};

const secrets: Law = {
  family: 'secrets',
  rule: 'No response contains a credential, or private data of another user.',
  concerns: any,
  breachIn: (exchange, route) => {
    const secret = secretIn(jsonOf(exchange.answer), route);
    if (secret === undefined) return undefined;
    return new Breach('nothing that is not for its reader', secret, exchange);
  },
};

export const LAWS: readonly Law[] = [status, contentType, body, errorBody, secrets, sums];

export const lawBreachIn = (exchange: Answered, route: string): Breach | undefined => {
  for (const law of LAWS) {
    const breach = law.concerns(exchange) ? law.breachIn(exchange, route) : undefined;
    if (breach !== undefined) return breach;
  }
  return undefined;
};
