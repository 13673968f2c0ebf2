import { isAppRoute, type AppRoute, type AppRouter } from '@ts-rest/core';
import type { createExpressEndpoints } from '@ts-rest/express';

import { sendResponse } from '../middleware/send-response';
import type { PathParams } from '../provider/path';
import type { Call } from './callers';
import type { Forwarding } from './forwarding';

type Handlers<Contract extends AppRouter> = Parameters<typeof createExpressEndpoints<Contract>>[1];

type ValidCall = Call & { params: PathParams; query?: unknown; body?: unknown };

/** Forwards only the fields that the contract declares, because nothing else was validated. */
const forwardTo = (route: AppRoute, { forward, callerOf, imageOf }: Forwarding) => {
  const isForm = 'contentType' in route && route.contentType === 'multipart/form-data';
  const hasBody = 'body' in route && typeof route.body === 'object';
  return async ({ params, query, body, ...call }: ValidCall) =>
    sendResponse(
      call.res,
      await forward({
        route,
        params,
        ...(route.query !== undefined && { query }),
        ...(hasBody && { body }),
        ...(isForm && { stream: imageOf(call.req) }),
        caller: callerOf(call),
      }),
    );
};

/** Returns a handler for each route of the contract. */
export const forwardAll = <Contract extends AppRouter>(
  contract: Contract,
  forwarding: Forwarding,
): Handlers<Contract> =>
  Object.fromEntries(
    Object.entries(contract).map(([name, part]) => [
      name,
      isAppRoute(part) ? forwardTo(part, forwarding) : forwardAll(part, forwarding),
    ]),
    // Both types follow from the contract by name, but TypeScript can't infer that here.
  ) as unknown as Handlers<Contract>;
