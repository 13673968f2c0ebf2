import { Redis } from 'ioredis';

import type { Logger } from '../log/logger';

/** Longest pause between two attempts to reach Redis again, in milliseconds. */
const RECONNECT_MS = 1000;

/** What Redis refuses commands with, by its reply's first word; the others say nothing to an operator. */
const REPLIES = ['WRONGPASS', 'NOAUTH', 'NOPERM', 'READONLY', 'LOADING', 'OOM', 'MISCONF', 'ERR'];

/** Redis' own word for what is wrong: the rest of its reply may repeat the command. */
const replyOf = (error: Error): { code?: string } => {
  const code = REPLIES.find((reply) => error.message.startsWith(`${reply} `));
  return error.name === 'ReplyError' && code !== undefined ? { code } : {};
};

/**
 * The Redis that instances share their counts in. It may be down, now or later: commands then fail
 * at once, and it is reached again by itself.
 *
 * @param deadline for connecting and for each command, in milliseconds
 */
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
  // A failure was told already, by the event; it goes on trying.
  await redis.connect().catch(() => undefined);
  return redis;
};
