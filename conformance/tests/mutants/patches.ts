import {
  fieldsIn,
  jsonIn,
  reply,
  withJson,
  type ProbeResponse,
  type MockRequest,
} from './exchange';
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

export const changingResponse =
  (
    change: (
      response: ProbeResponse,
      request: MockRequest,
      mock: Mock,
    ) => ProbeResponse | Promise<ProbeResponse>,
  ): Patch =>
  async (request, mock) =>
    change(await mock.send(request), request, mock);

type Routes = string | readonly string[];
type Fields = Record<string, unknown>;
type Change = (
  response: ProbeResponse,
  request: MockRequest,
  mock: Mock,
) => ProbeResponse | Promise<ProbeResponse>;

export const onRequest = (routes: Routes, change: (request: MockRequest) => MockRequest): Patch =>
  on(routes, changingRequest(change));

export const onBody = (routes: Routes, change: (fields: Fields) => Fields): Patch =>
  onRequest(routes, (request) =>
    Object.keys(fieldsIn(request)).length === 0
      ? request
      : withJson(request, change(fieldsIn(request))),
  );

export const onResponse = (routes: Routes, status: number, change: Change): Patch =>
  on(
    routes,
    changingResponse((response, request, mock) =>
      response.status === status ? change(response, request, mock) : response,
    ),
  );

export const accepting = (
  routes: Routes,
  status: number,
  matches: (request: MockRequest) => boolean = () => true,
): Patch =>
  onResponse(routes, status, (response, request) => (matches(request) ? reply(200, {}) : response));

export const onValue = (
  routes: Routes,
  change: (value: unknown, request: MockRequest) => unknown,
): Patch =>
  onResponse(routes, 200, (response, request) =>
    withJson(response, change(jsonIn(response), request)),
  );

export const onFields = (routes: Routes, change: (fields: Fields) => Fields): Patch =>
  onResponse(routes, 200, (response) => withJson(response, change(fieldsIn(response))));

export const without = <Value>(
  fields: Record<string, Value>,
  ...names: string[]
): Record<string, Value> =>
  Object.fromEntries(Object.entries(fields).filter(([key]) => !names.includes(key)));
