import { once } from 'node:events';
import type { Server } from 'node:http';
import type { Logger } from 'pino';

import { createApp } from './app';
import { ConfigurationError, type Config } from './config';
import { drain } from './drain';
import { createRateLimiter } from './limits/rate-limiter';
import { connectRedis } from './limits/redis';
import { createProvider } from './provider/client';
import { createHttpServer } from './server';
import { measureEventLoop, type EventLoopLoad } from './shedding/event-loop';
import { createPressure } from './shedding/pressure';

/** A BFF that listens. */
export type RunningBff = {
  port: number;
  /** Finishes open requests within DRAIN_DEADLINE_MS, then lets go of everything. */
  stop: () => Promise<void>;
};

/** What the BFF knows its process by, and what it rolls. */
export type Instruments = { measure?: () => EventLoopLoad; random?: () => number };

/** How often the event loop is looked at. */
const SAMPLE_MS = 100;

const isTaken = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';

const listen = async (server: Server, { PORT, HOST }: Config): Promise<number> => {
  try {
    server.listen(PORT, HOST);
    await once(server, 'listening');
  } catch (error) {
    if (!isTaken(error)) throw error;
    throw new ConfigurationError(
      `PORT ${PORT} is taken: stop the program that listens there, or set another PORT`,
    );
  }
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : PORT;
};

/**
 * Start the BFF. The provider need not be up: until it is, calls to it fail with 502.
 *
 * @throws ConfigurationError when the port is taken or WEB_ROOT holds no build
 */
export const startBff = async (
  config: Config,
  logger: Logger,
  { measure = measureEventLoop(), random = Math.random }: Instruments = {},
): Promise<RunningBff> => {
  const provider = createProvider({
    origin: config.PROVIDER_URL,
    connections: config.PROVIDER_CONNECTIONS,
    connectDeadline: config.CONNECT_DEADLINE_MS,
    deadlines: {
      read: config.READ_DEADLINE_MS,
      search: config.SEARCH_DEADLINE_MS,
      write: config.WRITE_DEADLINE_MS,
      upload: config.UPLOAD_DEADLINE_MS,
    },
    bulkhead: { calls: config.CALLS_PER_ROUTE, waiting: config.QUEUE_PER_ROUTE },
    breaker: { failures: config.BREAKER_FAILURES, rest: config.BREAKER_REST_MS },
    retryBudget: config.RETRY_BUDGET_PERCENT,
    responseLimit: config.RESPONSE_LIMIT_BYTES,
  });
  const redis =
    config.REDIS_URL && (await connectRedis(config.REDIS_URL, config.REDIS_DEADLINE_MS, logger));
  const limiter = createRateLimiter(
    {
      nonce: config.NONCE_LIMIT_PER_MINUTE,
      login: config.LOGIN_LIMIT_PER_MINUTE,
      search: config.SEARCH_LIMIT_PER_MINUTE,
      upload: config.UPLOAD_LIMIT_PER_MINUTE,
      email: config.EMAIL_LIMIT_PER_MINUTE,
    },
    redis,
  );
  const pressure = createPressure(
    { utilisation: config.SHED_UTILISATION_PERCENT / 100, delay: config.SHED_DELAY_MS },
    random,
  );
  const sampling =
    config.SHEDDING === 'on'
      ? setInterval(() => pressure.sample(measure()), SAMPLE_MS).unref()
      : undefined;
  const server = createHttpServer(createApp({ config, provider, limiter, pressure, logger }), {
    headers: config.HEADERS_LIMIT_BYTES,
    headersDeadline: config.HEADERS_DEADLINE_MS,
    requestDeadline: config.REQUEST_DEADLINE_MS,
    keepAlive: config.KEEP_ALIVE_MS,
  });
  const port = await listen(server, config);
  return {
    port,
    stop: async () => {
      await drain(server, config.DRAIN_DEADLINE_MS);
      await provider.destroy();
      redis?.disconnect();
      clearInterval(sampling);
    },
  };
};
