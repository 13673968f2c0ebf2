import type { AppRoute } from '@ts-rest/core';

import { routeOf } from '../api/route-group';
import { createBreakers, type BreakerLimits, type CallingClient } from './breaker';
import { createRoom, type RoomLimits } from './room';
import type { Caller } from './caller';
import type { ProviderResponse } from './ask';

/** What stands between the routes and the provider, so that a failing one harms no other. */
export const createGuards = (limits: { room: RoomLimits; breaker: BreakerLimits }) => {
  const breakers = createBreakers(limits.breaker);
  const room = createRoom(limits.room);
  return {
    /**
     * Makes a call of a route when its breaker is closed and there is room for it. The breaker sees
     * what comes of the call alone, not of waiting for room.
     *
     * @throws Refusal CIRCUIT_OPEN or BUSY, and whatever the call throws
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
      return room.run({ route: name, client, signal }, () => breakers.run(key, caller, call));
    },
    /** Whether a call of the route of that name would be refused as BUSY now. */
    isFull: room.isFull,
    breakers: breakers.states,
    load: room.load,
  };
};
export type Guards = ReturnType<typeof createGuards>;
