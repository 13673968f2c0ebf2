import { fieldsIn, jsonIn, withJson, type Answer, type MockRequest } from './exchange';
import type { Mock, Patch } from './mutant';

/** Returns the mock's response unchanged. */
export const honest: Patch = (request, mock) => mock.send(request);

/** Patches some calls only. */
export const on =
  (routes: string | readonly string[], patch: Patch): Patch =>
  (request, mock) =>
    [routes].flat().some((route) => route === request.route)
      ? patch(request, mock)
      : mock.send(request);

/** Composes two patches: the outer one receives the responses of the inner one. */
export const both =
  (outer: Patch, inner: Patch): Patch =>
  (request, mock) =>
    outer(request, { ...mock, send: (changed) => inner(changed, mock) });

/** Changes the request. */
export const changingRequest =
  (change: (request: MockRequest) => MockRequest): Patch =>
  (request, mock) =>
    mock.send(change(request));

/** Changes the fields of a JSON body. */
export const changingBody = (
  change: (fields: Record<string, unknown>) => Record<string, unknown>,
): Patch =>
  changingRequest((request) =>
    Object.keys(fieldsIn(request)).length === 0
      ? request
      : withJson(request, change(fieldsIn(request))),
  );

/** Changes the response. */
export const answering =
  (change: (answer: Answer, request: MockRequest, mock: Mock) => Answer | Promise<Answer>): Patch =>
  async (request, mock) =>
    change(await mock.send(request), request, mock);

/** Changes responses with these statuses only. */
export const answeringAt = (
  status: number,
  change: (answer: Answer, request: MockRequest, mock: Mock) => Answer | Promise<Answer>,
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
