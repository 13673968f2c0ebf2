import type { AppRoute } from '@ts-rest/core';

import { routeOf } from '../api/route-group';
import { createBreakers, type BreakerLimits, type CallingClient } from './breaker';
import { createBulkhead, type BulkheadLimits } from './bulkhead';
import type { Caller } from './caller';
import type { ProviderResponse } from './send-request';

export const createGuards = (limits: { bulkhead: BulkheadLimits; breaker: BreakerLimits }) => {
  const breakers = createBreakers(limits.breaker);
  const bulkhead = createBulkhead(limits.bulkhead);
  return {
    /**
     * @throws Refusal CIRCUIT_OPEN or BUSY when a guard rejects the call, or any error of the call
     */
    run: async <Result extends ProviderResponse>(
      route: AppRoute,
      caller: Pick<Caller, 'signal' | 'world'> & CallingClient,
      call: () => Promise<Result>,
    ): Promise<Result> => {
      const { signal, world, client } = caller;
      const { name, group } = routeOf(route);
      const key = group + world;
      breakers.refuseWhileOpen(key, client);
      return bulkhead.run({ route: name, client, signal }, () => breakers.run(key, caller, call));
    },
    isFull: bulkhead.isFull,
    breakers: breakers.states,
    load: bulkhead.load,
  };
};
export type Guards = ReturnType<typeof createGuards>;
