import { fieldsIn, jsonIn, withJson, type Answer, type Asked } from './exchange';
import type { Mock, Patch } from './mutant';

/** Nothing is wrong: what comes back is the mock's answer. */
export const honest: Patch = (request, mock) => mock.ask(request);

/** One call, or some, are answered otherwise; the rest is left as it is. */
export const on =
  (routes: string | readonly string[], patch: Patch): Patch =>
  (request, mock) =>
    [routes].flat().some((route) => route === request.route)
      ? patch(request, mock)
      : mock.ask(request);

/** Composes two patches: the outer one receives the answers of the inner one. */
export const both =
  (outer: Patch, inner: Patch): Patch =>
  (request, mock) =>
    outer(request, { ...mock, ask: (asked) => inner(asked, mock) });

/** The mock is asked something else. */
export const asking =
  (change: (request: Asked) => Asked): Patch =>
  (request, mock) =>
    mock.ask(change(request));

/** The mock is asked with another body. Only a body of JSON fields is changed. */
export const askingWith = (
  change: (fields: Record<string, unknown>) => Record<string, unknown>,
): Patch =>
  asking((request) =>
    Object.keys(fieldsIn(request)).length === 0
      ? request
      : withJson(request, change(fieldsIn(request))),
  );

/** What the mock answers is changed on its way back. */
export const answering =
  (change: (answer: Answer, request: Asked, mock: Mock) => Answer | Promise<Answer>): Patch =>
  async (request, mock) =>
    change(await mock.ask(request), request, mock);

/** Only answers of these statuses are changed. */
export const answeringAt = (
  status: number,
  change: (answer: Answer, request: Asked, mock: Mock) => Answer | Promise<Answer>,
): Patch =>
  answering((answer, request, mock) =>
    answer.status === status ? change(answer, request, mock) : answer,
  );

/** What a success says is changed. */
export const saying = (change: (value: unknown) => unknown): Patch =>
  answeringAt(200, (answer) => withJson(answer, change(jsonIn(answer))));

/** The fields of a success are changed. */
export const sayingFields = (
  change: (fields: Record<string, unknown>) => Record<string, unknown>,
): Patch => answeringAt(200, (answer) => withJson(answer, change(fieldsIn(answer))));

/** A copy without some fields. */
export const without = <Value>(
  fields: Record<string, Value>,
  ...names: string[]
): Record<string, Value> =>
  Object.fromEntries(Object.entries(fields).filter(([key]) => !names.includes(key)));
