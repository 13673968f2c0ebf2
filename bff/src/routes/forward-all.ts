import type { AppRouter, InitClientArgs, InitClientReturn } from '@ts-rest/core';
import type { createExpressEndpoints } from '@ts-rest/express';

import type { Call, Caller } from '../provider/caller';

type Handlers<Contract extends AppRouter> = Parameters<typeof createExpressEndpoints<Contract>>[1];

type CallOut = (call: Record<string, unknown>) => Promise<unknown>;
type Calls = { readonly [name: string]: CallOut | Calls };
type CallIn = Call & { params?: unknown; query?: unknown; body?: unknown };

const forwardEach = (calls: Calls, callerOf: (call: Call) => Caller): object =>
  Object.fromEntries(
    Object.entries(calls).map(([name, part]) => [
      name,
      typeof part === 'function'
        ? ({ params, query, body, ...call }: CallIn) =>
            part({ params, query, body, caller: callerOf(call) })
        : forwardEach(part, callerOf),
    ]),
  );

/**
 * A handler for each call of a contract, which hands it on to the provider as it came: the contract says
 * all there is to say about it. What came was validated before, what the provider answers is after it.
 *
 * @param calls the provider's, of the same contract
 */
export const forwardAll = <Contract extends AppRouter>(
  calls: InitClientReturn<Contract, InitClientArgs>,
  callerOf: (call: Call) => Caller,
): Handlers<Contract> =>
  // ts-rest makes both of the contract, name by name: the types cannot follow that.
  forwardEach(calls as unknown as Calls, callerOf) as Handlers<Contract>;
