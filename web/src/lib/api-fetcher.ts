import { isUndocumented, toQueryString } from '@trait-market/contract/shared';
import {
  ContractNoBody,
  isAppRouteOtherResponse,
  parseAsStandardSchema,
  validateAgainstStandardSchema,
  type ApiFetcher,
  type AppRoute,
} from '@ts-rest/core';

import { AppError } from './app-error';
import { readAccessToken } from './access-token';
import { accessToken } from './storage';

const UNREACHABLE = 'Couldn’t reach the server. Check your connection and try again.';
const UNREADABLE = 'The server sent an invalid response. Please try again.';

/** Returns undefined for an empty body, and for invalid JSON of an error or undocumented route. */
const parseBody = (text: string, response: Response, route: AppRoute): unknown => {
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch (cause) {
    if (!response.ok || isUndocumented(route)) return undefined;
    throw new AppError('contract', UNREADABLE, { cause });
  }
};

const validBody = (route: AppRoute, status: number, body: unknown): unknown => {
  if (isUndocumented(route)) return body;
  const declared = route.responses[status];
  if (declared === undefined) throw new AppError('contract', UNREADABLE, { data: body });
  if (declared === ContractNoBody) return undefined;
  const schema = parseAsStandardSchema(
    isAppRouteOtherResponse(declared) ? declared.body : declared,
  );
  if (schema === null) return body;
  const { value, error } = validateAgainstStandardSchema(body, schema);
  if (error) throw new AppError('contract', UNREADABLE, { data: body, cause: error });
  return value;
};

/** Sends one request. Like `fetch`, it rejects only when there is no response. */
export type Send = (
  url: string,
  request: RequestInit & { method: string; headers: Record<string, string> },
) => Promise<Response>;

/**
 * Sends one API request.
 * @throws {@link AppError} when there is no response or only a part of it, for an error status, or
 * for a response that the contract doesn't allow
 */
const sendCall = async (
  { route, path, method, headers, body, rawQuery, fetchOptions }: Parameters<ApiFetcher>[0],
  token: string | undefined,
  send: Send,
): ReturnType<ApiFetcher> => {
  const [pathname = ''] = path.split('?');
  let response: Response;
  let text: string;
  try {
    const url = pathname + toQueryString(rawQuery);
    const request = {
      ...fetchOptions,
      method,
      headers: { ...headers, ...(token ? { authorization: `Bearer ${token}` } : {}) },
      body: body ?? null,
    };
    response = await send(url, request);
    text = await response.text();
  } catch (cause) {
    if (fetchOptions?.signal?.aborted) throw cause;
    throw new AppError('network', UNREACHABLE, { cause });
  }
  const data = parseBody(text, response, route);
  const { status, statusText } = response;
  if (!response.ok)
    throw new AppError('http', `The server answered with status ${status}.`, {
      status,
      statusText,
      data,
      retryAfter: response.headers.get('retry-after'),
    });
  return { status, body: validBody(route, status, data), headers: response.headers };
};

/** Creates a fetcher that sends the stored token (§6) and adds its wallet address to errors. */
export const createApiFetcher =
  (
    storedToken: () => string | undefined,
    send: Send = (url, request) => fetch(url, request),
  ): ApiFetcher =>
  async (call) => {
    const token = storedToken();
    try {
      return await sendCall(call, token, send);
    } catch (error) {
      if (error instanceof AppError) error.sender = readAccessToken(token)?.address;
      throw error;
    }
  };

/** The options of all contract clients, which call the page's origin with the stored token. */
export const apiOptions = { baseUrl: '', api: createApiFetcher(accessToken.read) };
