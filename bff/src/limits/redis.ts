import { Redis } from 'ioredis';

import type { Logger } from '../log/logger';

const RECONNECT_MS = 1000;

/** Redis error codes that help an operator. Only these are logged. */
const REPLIES = ['WRONGPASS', 'NOAUTH', 'NOPERM', 'READONLY', 'LOADING', 'OOM', 'MISCONF', 'ERR'];

/** Returns only the code of a Redis error, because its message may repeat the command. */
const replyOf = (error: Error): { code?: string } => {
  const code = REPLIES.find((reply) => error.message.startsWith(`${reply} `));
  return error.name === 'ReplyError' && code !== undefined ? { code } : {};
};

/** Connects to Redis. While Redis is down, commands fail immediately. `deadline` is in ms. */
export const connectRedis = async (url: URL, deadline: number, logger: Logger): Promise<Redis> => {
  const redis = new Redis(url.href, {
    lazyConnect: true,
    connectTimeout: deadline,
    commandTimeout: deadline,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    retryStrategy: (attempt) => Math.min(50 * attempt, RECONNECT_MS),
  });
  let reachable = true;
  redis.on('error', (error: Error) => {
    if (reachable)
      logger.error(
        { err: error, ...replyOf(error) },
        'Redis is down: login is closed, reads are open',
      );
    reachable = false;
  });
  redis.on('ready', () => {
    if (!reachable) logger.info({}, 'Redis is back');
    reachable = true;
  });
  // A failure needs no handling here: the error event has logged it, and the client keeps retrying.
  await redis.connect().catch(() => undefined);
  return redis;
};
