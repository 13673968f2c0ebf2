import {
  isAppRoute,
  type AppRoute,
  type AppRouter,
  type InitClientArgs,
  type InitClientReturn,
} from '@ts-rest/core';
import type { createExpressEndpoints } from '@ts-rest/express';

import { sendResponse } from '../middleware/send-response';
import type { Caller } from '../provider/caller';
import type { ForwardedResponse } from '../provider/forwarded-response';
import type { Call } from './callers';

type Handlers<Contract extends AppRouter> = Parameters<typeof createExpressEndpoints<Contract>>[1];

type CallOut = (call: Record<string, unknown>) => Promise<ForwardedResponse>;
type Calls = { readonly [name: string]: CallOut | Calls };
type CallIn = Call & { params?: unknown; query?: unknown; body?: unknown };

/** Forwards only the fields that the contract declares, because nothing else was validated. */
const forwardTo =
  (route: AppRoute, forward: CallOut, callerOf: (call: Call) => Caller) =>
  async ({ params, query, body, ...call }: CallIn) =>
    sendResponse(
      call.res,
      await forward({
        params,
        ...(route.query !== undefined && { query }),
        ...('body' in route && typeof route.body === 'object' && { body }),
        caller: callerOf(call),
      }),
    );

const forwardEach = (
  contract: AppRouter,
  calls: Calls,
  callerOf: (call: Call) => Caller,
): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(contract).flatMap(([name, part]): [string, unknown][] => {
      const call = calls[name];
      if (isAppRoute(part))
        return typeof call === 'function' ? [[name, forwardTo(part, call, callerOf)]] : [];
      return typeof call === 'object' ? [[name, forwardEach(part, call, callerOf)]] : [];
    }),
  );

export const forwardAll = <Contract extends AppRouter>(
  contract: Contract,
  calls: InitClientReturn<Contract, InitClientArgs>,
  callerOf: (call: Call) => Caller,
): Handlers<Contract> =>
  // Both types follow from the contract by name, but TypeScript can't infer that here.
  forwardEach(contract, calls as unknown as Calls, callerOf) as Handlers<Contract>;
