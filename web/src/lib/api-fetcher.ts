import type { WalletAddress } from '@trait-market/contract/wallet-address';
import { isUndocumented } from '@trait-market/contract/responses';
import { toQueryString } from '@trait-market/contract/query-string';
import {
  ContractNoBody,
  isAppRouteOtherResponse,
  parseAsStandardSchema,
  validateAgainstStandardSchema,
  type ApiFetcher,
  type AppRoute,
} from '@ts-rest/core';

import { AppError } from './app-error';
import { takeAskedAhead } from '../config/asked-ahead';
import { readAccessToken } from './access-token';

const UNREACHABLE = 'Couldn’t reach the server. Check your connection and try again.';
const UNREADABLE = 'The server sent an invalid response. Please try again.';

/** The account whose token a request carries. */
type Sender = WalletAddress | undefined;

/** An empty body is undefined, as is one that is not JSON on an error page or where the contract documents none. */
const readBody = async (response: Response, route: AppRoute, sender: Sender): Promise<unknown> => {
  const text = await response.text();
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch (cause) {
    if (!response.ok || isUndocumented(route)) return undefined;
    throw new AppError('contract', UNREADABLE, { cause, sender });
  }
};

const validBody = (route: AppRoute, status: number, body: unknown, sender: Sender): unknown => {
  if (isUndocumented(route)) return body;
  const declared = route.responses[status];
  if (declared === undefined) throw new AppError('contract', UNREADABLE, { data: body, sender });
  if (declared === ContractNoBody) return undefined;
  const schema = parseAsStandardSchema(
    isAppRouteOtherResponse(declared) ? declared.body : declared,
  );
  if (schema === null) return body;
  const { value, error } = validateAgainstStandardSchema(body, schema);
  if (error) throw new AppError('contract', UNREADABLE, { data: body, cause: error, sender });
  return value;
};

/** Sends one request, as `fetch` does: rejects when there was no answer. */
export type Send = (
  url: string,
  request: RequestInit & { method: string; headers: Record<string, string> },
) => Promise<Response>;

/**
 * How the web calls the contract: with the stored token when there is one (§6), queries as the
 * provider reads them (§7), and only answers that the contract declares. Whatever else comes, and
 * every refusal, is thrown as an {@link AppError}.
 *
 * @param send by what means; `fetch` unless told
 */
export const createApiFetcher =
  (
    storedToken: () => string | undefined,
    send: Send = (url, request) => fetch(url, request),
  ): ApiFetcher =>
  async ({ route, path, method, headers, body, rawQuery, fetchOptions }) => {
    const token = storedToken();
    const sender = readAccessToken(token)?.address;
    const [pathname = ''] = path.split('?');
    let response: Response;
    try {
      const url = pathname + toQueryString(rawQuery);
      const ahead = method === 'GET' ? takeAskedAhead(url, token) : undefined;
      const request = {
        ...fetchOptions,
        method,
        headers: { ...headers, ...(token ? { authorization: `Bearer ${token}` } : {}) },
        body: body ?? null,
      };
      response = await (ahead ?? send(url, request));
    } catch (cause) {
      if (fetchOptions?.signal?.aborted) throw cause;
      throw new AppError('network', UNREACHABLE, { cause, sender });
    }
    const data = await readBody(response, route, sender);
    const { status, statusText } = response;
    if (!response.ok)
      throw new AppError('http', `The server answered with status ${status}.`, {
        status,
        statusText,
        data,
        sender,
      });
    return { status, body: validBody(route, status, data, sender), headers: response.headers };
  };
