import type { Redis } from 'ioredis';
import { RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';

import { Refusal } from '../refusal';
import { LIMITS, type Limit } from '../api/route-group';
import { createWindows } from './windows';

export type RateLimits = Record<Limit, number>;

const WINDOW_SECONDS = 60;

/** Limits that protect guessable secrets. Without Redis, they reject all requests. */
const CLOSED_WITHOUT_REDIS: ReadonlySet<Limit> = new Set(['login', 'email']);

// Limits that each instance counts separately, because a Redis query would cost as much as the
// request itself.
const COUNTED_HERE: ReadonlySet<Limit> = new Set(['read', 'pictures']);

const overTheLimit = (retryAfterMs: number) => new Refusal('RATE_LIMITED', { retryAfterMs });

const countHere = (points: number, most: number) => {
  const windows = createWindows({ length: WINDOW_SECONDS * 1000, most });
  return {
    count: (client: string): void => {
      const { count, left } = windows.count(client);
      if (count > points) throw overTheLimit(left);
    },
    clients: windows.size,
  };
};

const countInRedis = (
  group: Limit,
  points: number,
  redis: Redis,
  countWithout: (client: string) => void,
) => {
  const shared = new RateLimiterRedis({
    keyPrefix: `trait-market:${group}`,
    points,
    duration: WINDOW_SECONDS,
    storeClient: redis,
    rejectIfRedisNotReady: true,
    // A client over the limit is rejected without querying Redis until its window ends.
    inMemoryBlockOnConsumed: points + 1,
  });
  return async (client: string): Promise<void> => {
    try {
      await shared.consume(client);
    } catch (reason) {
      if (reason instanceof RateLimiterRes) throw overTheLimit(reason.msBeforeNext);
      if (!CLOSED_WITHOUT_REDIS.has(group)) return countWithout(client);
      throw new Refusal('LIMITS_UNAVAILABLE', { cause: reason, retryAfterMs: 1000 });
    }
  };
};

const limiterFor = (group: Limit, points: number, most: number, redis?: Redis) => {
  const { count, clients } = countHere(points, most);
  return {
    group,
    clients,
    count:
      redis === undefined || COUNTED_HERE.has(group)
        ? count
        : countInRedis(group, points, redis, count),
  };
};

/** Counts clients' requests, either in this process or in Redis for all instances. */
export const createRateLimiter = (limits: RateLimits, most: number, redis?: Redis) => {
  const limiters = new Map(
    LIMITS.map((group) => [group, limiterFor(group, limits[group], most, redis)]),
  );
  return {
    /**
     * @throws Refusal RATE_LIMITED when the client exceeds the limit, LIMITS_UNAVAILABLE when Redis
     * is unreachable
     */
    count: async (group: Limit, client: string): Promise<void> =>
      limiters.get(group)?.count(client),
    clients: (): { group: Limit; clients: number }[] =>
      [...limiters.values()].map(({ group, clients }) => ({ group, clients: clients() })),
  };
};

export type RateLimiter = ReturnType<typeof createRateLimiter>;
