import type { AppRoute } from '@ts-rest/core';

import { routeOf } from '../route-group';
import { createBreakers, type BreakerLimits } from './breaker';
import { createBulkhead, type Bulkhead, type BulkheadLimits } from './bulkhead';
import type { Caller } from './caller';
import type { ProviderResponse } from './ask';

/** What stands between the routes and the provider, so that a failing one harms no other. */
export const createGuards = (limits: { bulkhead: BulkheadLimits; breaker: BreakerLimits }) => {
  const breakers = createBreakers(limits.breaker);
  const bulkheads = new Map<string, Bulkhead>();
  const bulkheadOf = (name: string): Bulkhead => {
    const bulkhead = bulkheads.get(name) ?? createBulkhead(limits.bulkhead);
    bulkheads.set(name, bulkhead);
    return bulkhead;
  };
  return {
    /**
     * Makes a call of a route when its breaker is closed and there is room for it.
     *
     * @throws Refusal CIRCUIT_OPEN or BUSY, and whatever the call throws
     */
    run: (
      route: AppRoute,
      { signal, world }: Pick<Caller, 'signal' | 'world'>,
      call: () => Promise<ProviderResponse>,
    ): Promise<ProviderResponse> => {
      const { name, group } = routeOf(route);
      return breakers.run(group + world, () => bulkheadOf(name).run(signal, call));
    },
    /** Whether a call of the route of that name would be refused as BUSY now. */
    isFull: (name: string): boolean => bulkheads.get(name)?.isFull() ?? false,
    breakers: breakers.states,
    load: () => [...bulkheads].map(([route, bulkhead]) => ({ route, ...bulkhead.load() })),
  };
};
