import type { Redis } from 'ioredis';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';

import { Refusal } from '../refusal';
import { LIMITED_GROUPS, type LimitedGroup } from '../route-group';

/** Requests of one client in a minute, by group. */
export type RateLimits = Record<LimitedGroup, number>;

const WINDOW_SECONDS = 60;

/**
 * Without Redis there is no common count. Where a secret could be guessed that closes the group;
 * elsewhere each instance counts for itself until Redis is back.
 */
const CLOSED_WITHOUT_REDIS: ReadonlySet<LimitedGroup> = new Set(['login', 'email']);

const limiterFor = (group: LimitedGroup, points: number, redis: Redis | undefined) => {
  const window = { keyPrefix: `trait-market:${group}`, points, duration: WINDOW_SECONDS };
  const own = new RateLimiterMemory(window);
  if (redis === undefined) return own;
  return new RateLimiterRedis({
    ...window,
    storeClient: redis,
    rejectIfRedisNotReady: true,
    // Whoever is over the limit is refused from memory until the window ends.
    inMemoryBlockOnConsumed: points + 1,
    ...(CLOSED_WITHOUT_REDIS.has(group) ? {} : { insuranceLimiter: own }),
  });
};

/** Counts the requests of a client, in this process, or in Redis for all instances together. */
export const createRateLimiter = (limits: RateLimits, redis?: Redis) => {
  const limiters = Object.fromEntries(
    LIMITED_GROUPS.map((group) => [group, limiterFor(group, limits[group], redis)]),
  );
  return {
    /**
     * Counts one request.
     *
     * @throws Refusal RATE_LIMITED over the limit, LIMITS_UNAVAILABLE when nobody can say
     */
    count: async (group: LimitedGroup, client: string): Promise<void> => {
      try {
        await limiters[group]?.consume(client);
      } catch (reason) {
        if (reason instanceof RateLimiterRes) {
          throw new Refusal('RATE_LIMITED', { retryAfterMs: reason.msBeforeNext });
        }
        throw new Refusal('LIMITS_UNAVAILABLE', { cause: reason, retryAfterMs: 1000 });
      }
    },
  };
};

export type RateLimiter = ReturnType<typeof createRateLimiter>;
