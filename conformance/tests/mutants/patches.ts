import { fieldsIn, jsonIn, withJson, type Answer, type MockRequest } from './exchange';
import type { Mock, Patch } from './mutant';

export const honest: Patch = (request, mock) => mock.send(request);

export const on =
  (routes: string | readonly string[], patch: Patch): Patch =>
  (request, mock) =>
    [routes].flat().some((route) => route === request.route)
      ? patch(request, mock)
      : mock.send(request);

/** Combines two patches. The outer patch receives the responses of the inner one. */
export const both =
  (outer: Patch, inner: Patch): Patch =>
  (request, mock) =>
    outer(request, { ...mock, send: (changed) => inner(changed, mock) });

export const changingRequest =
  (change: (request: MockRequest) => MockRequest): Patch =>
  (request, mock) =>
    mock.send(change(request));

export const changingBody = (
  change: (fields: Record<string, unknown>) => Record<string, unknown>,
): Patch =>
  changingRequest((request) =>
    Object.keys(fieldsIn(request)).length === 0
      ? request
      : withJson(request, change(fieldsIn(request))),
  );

export const answering =
  (change: (answer: Answer, request: MockRequest, mock: Mock) => Answer | Promise<Answer>): Patch =>
  async (request, mock) =>
    change(await mock.send(request), request, mock);

export const answeringAt = (
  status: number,
  change: (answer: Answer, request: MockRequest, mock: Mock) => Answer | Promise<Answer>,
): Patch =>
  answering((answer, request, mock) =>
    answer.status === status ? change(answer, request, mock) : answer,
  );

export const saying = (change: (value: unknown) => unknown): Patch =>
  answeringAt(200, (answer) => withJson(answer, change(jsonIn(answer))));

export const sayingFields = (
  change: (fields: Record<string, unknown>) => Record<string, unknown>,
): Patch => answeringAt(200, (answer) => withJson(answer, change(fieldsIn(answer))));

export const without = <Value>(
  fields: Record<string, Value>,
  ...names: string[]
): Record<string, Value> =>
  Object.fromEntries(Object.entries(fields).filter(([key]) => !names.includes(key)));
