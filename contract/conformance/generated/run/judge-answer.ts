import type { AppRoute } from '@ts-rest/core';
import { $ZodType, safeParse } from 'zod/v4/core';

import { metadataOf } from '../../../src/shared/route-metadata';
import type { GeneratedCase } from '../requests/generated-case';
import type { WireAnswer } from '../requests/wire';

/** What an answer breaks: the contract's line, and what came instead. */
export type Breach = {
  rule: string;
  got: string;
};

const EXCERPT_LENGTH = 400;

const excerpt = ({ status, body }: WireAnswer): string =>
  `${status} ${body.length > EXCERPT_LENGTH ? `${body.slice(0, EXCERPT_LENGTH)}…` : body}`.trim();

const isJson = ({ headers }: WireAnswer): boolean =>
  /^application\/(?:[\w.-]+\+)?json\b/i.test(String(headers['content-type']));

/** Undefined where the text is no JSON, or there is none. */
const readJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** What is wrong with a body of a declared status, or undefined. */
const bodyFault = (response: unknown, answer: WireAnswer): string | undefined => {
  if (!(response instanceof $ZodType)) return answer.body === '' ? undefined : `has no body`;
  if (answer.body !== '' && !isJson(answer)) return 'is application/json';
  const { error } = safeParse(response, readJson(answer.body));
  const [issue] = error?.issues ?? [];
  if (issue === undefined) return undefined;
  const place = issue.path.length === 0 ? 'the body' : issue.path.map(String).join('.');
  return `has the body that the contract says (${place}: ${issue.message})`;
};

const isRefusal = (status: number): boolean => status >= 400 && status < 500;

/** What an answer breaks that every answer has to keep, whatever was asked. */
const breachOfForm = (route: AppRoute, answer: WireAnswer): string | undefined => {
  if (answer.status >= 500) return 'No request is answered with a 5xx';
  if (!(answer.status in route.responses))
    return `An answer has a declared status (${Object.keys(route.responses).join(', ')})`;
  const fault = bodyFault(route.responses[answer.status], answer);
  return fault === undefined ? undefined : `An answer with ${answer.status} ${fault}`;
};

/** What an answer says wrongly about the request. */
const breachOfMeaning = (
  route: AppRoute,
  { taken }: GeneratedCase,
  { status }: WireAnswer,
): string | undefined => {
  if (metadataOf(route).access === 'bearer' && status === 401)
    return 'A good access token is accepted';
  if (taken === false && !isRefusal(status))
    return 'What the contract refuses is answered with a 4xx';
  // What a write finds may forbid it, such as a wrong code; a read has no such reason.
  if (taken === true && route.method === 'GET' && [400, 413, 415].includes(status))
    return 'What the contract takes in is not refused as invalid';
  if (taken === true && status === 415) return 'The content type of the contract is accepted';
  return undefined;
};

/** What is wrong with the answer to a generated request; undefined when nothing is. */
export const judgeAnswer = (
  route: AppRoute,
  asked: GeneratedCase,
  answer: WireAnswer,
): Breach | undefined => {
  const rule = breachOfForm(route, answer) ?? breachOfMeaning(route, asked, answer);
  return rule === undefined ? undefined : { rule, got: excerpt(answer) };
};
