import type { AppRoute } from '@ts-rest/core';

import { routeOf } from '../api/route-group';
import { createBreakers, type BreakerLimits, type CallingClient } from './breaker';
import { createBulkhead, type BulkheadLimits } from './bulkhead';
import type { Caller } from './caller';
import type { ProviderResponse } from './send-request';

/** Isolates failures of the provider, so that a failing route doesn't affect others. */
export const createGuards = (limits: { bulkhead: BulkheadLimits; breaker: BreakerLimits }) => {
  const breakers = createBreakers(limits.breaker);
  const bulkhead = createBulkhead(limits.bulkhead);
  return {
    /**
     * Runs a route's call when its breaker is closed and the bulkhead has capacity. The breaker
     * counts only the call's outcome, not the queueing.
     *
     * @throws Refusal CIRCUIT_OPEN or BUSY, and any error of the call
     */
    run: async <Answer extends ProviderResponse>(
      route: AppRoute,
      caller: Pick<Caller, 'signal' | 'world'> & CallingClient,
      call: () => Promise<Answer>,
    ): Promise<Answer> => {
      const { signal, world, client } = caller;
      const { name, group } = routeOf(route);
      const key = group + world;
      breakers.refuseWhileOpen(key, client);
      return bulkhead.run({ route: name, client, signal }, () => breakers.run(key, caller, call));
    },
    /** Returns whether a call of this route would be refused as BUSY now. */
    isFull: bulkhead.isFull,
    breakers: breakers.states,
    load: bulkhead.load,
  };
};
export type Guards = ReturnType<typeof createGuards>;
