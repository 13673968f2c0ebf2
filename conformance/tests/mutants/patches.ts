import { fieldsIn, jsonIn, withJson, type Answer, type Asked } from './exchange';
import type { Mock, Patch } from './mutant';

/** Returns the mock's response unchanged. */
export const honest: Patch = (request, mock) => mock.ask(request);

/** Patches some calls only. */
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

/** Changes the request. */
export const asking =
  (change: (request: Asked) => Asked): Patch =>
  (request, mock) =>
    mock.ask(change(request));

/** Changes the fields of a JSON body. */
export const askingWith = (
  change: (fields: Record<string, unknown>) => Record<string, unknown>,
): Patch =>
  asking((request) =>
    Object.keys(fieldsIn(request)).length === 0
      ? request
      : withJson(request, change(fieldsIn(request))),
  );

/** Changes the response. */
export const answering =
  (change: (answer: Answer, request: Asked, mock: Mock) => Answer | Promise<Answer>): Patch =>
  async (request, mock) =>
    change(await mock.ask(request), request, mock);

/** Changes responses with these statuses only. */
export const answeringAt = (
  status: number,
  change: (answer: Answer, request: Asked, mock: Mock) => Answer | Promise<Answer>,
): Patch =>
  answering((answer, request, mock) =>
    answer.status === status ? change(answer, request, mock) : answer,
  );

/** Changes the body of a success. */
export const saying = (change: (value: unknown) => unknown): Patch =>
  answeringAt(200, (answer) => withJson(answer, change(jsonIn(answer))));

/** Changes the fields of a success. */
export const sayingFields = (
  change: (fields: Record<string, unknown>) => Record<string, unknown>,
): Patch => answeringAt(200, (answer) => withJson(answer, change(fieldsIn(answer))));

/** Copies a value without some fields. */
export const without = <Value>(
  fields: Record<string, Value>,
  ...names: string[]
): Record<string, Value> =>
  Object.fromEntries(Object.entries(fields).filter(([key]) => !names.includes(key)));
