import { createApp } from './app';
import type { Config } from './config/config';
import { drain } from './drain';
import { createStreams } from './events/streams';
import { createArtFetch } from './link-pictures/art/fetch-art';
import { createLinkPictures } from './link-pictures/link-pictures';
import { createRenderer, type Renderer } from './link-pictures/process/renderer';
import { createRateLimiter } from './limits/rate-limiter';
import { connectRedis } from './limits/redis';
import { listen } from './listen';
import type { Logger } from './log/logger';
import { createLifecycle } from './operations/lifecycle';
import { createMetrics, type Metrics } from './operations/metrics';
import { createOperationsServer } from './operations/operations-server';
import { apiReader } from './pages/api-reader';
import { createPageCache } from './pages/page-cache';
import { startPageWorker } from './pages/page-worker';
import { createPages } from './pages/pages';
import { createProvider, type Provider } from './provider/client';
import { formLimit } from './provider/image-form';
import { readLink } from './provider/link';
import { createHttpServer } from './server';
import { measureEventLoop, type EventLoopLoad } from './shedding/event-loop';
import { createPressure } from './shedding/pressure';
import { refuseUnderPressure } from './shedding/refuse';
import { propagateTraces } from './tracing/propagate-traces';
import { appConfigOf } from './web/app-config';
import type { Tracing } from './tracing/tracing';

export type RunningBff = {
  port: number;
  metricsPort: number | undefined;
  // Reports "not ready", waits until load balancers have noticed, then finishes the open requests.
  stop: () => Promise<void>;
};

export type Instruments = {
  measure?: () => EventLoopLoad;
  random?: () => number;
  linesDropped?: () => number;
  renderer?: Renderer;
};

const SAMPLE_MS = 100;

const providerOf = (config: Config, metrics: Metrics) =>
  createProvider({
    origin: config.PROVIDER_URL,
    connections: config.PROVIDER_CONNECTIONS,
    link: readLink(config),
    connectDeadline: config.CONNECT_DEADLINE_MS,
    deadlines: {
      read: config.READ_DEADLINE_MS,
      search: config.SEARCH_DEADLINE_MS,
      write: config.WRITE_DEADLINE_MS,
      upload: config.UPLOAD_DEADLINE_MS,
    },
    bulkhead: {
      calls: config.CALLS_PER_ROUTE,
      waiting: config.QUEUE_PER_ROUTE,
      wait: config.QUEUE_DEADLINE_MS,
      share: config.CLIENT_SHARE_PERCENT / 100,
    },
    breaker: { failures: config.BREAKER_FAILURES, rest: config.BREAKER_REST_MS },
    retryBudget: config.RETRY_BUDGET_PERCENT,
    metrics,
    responseLimit: config.RESPONSE_LIMIT_BYTES,
    streams: { connections: config.EVENT_STREAMS, idle: config.EVENT_IDLE_MS },
  });

const linkPicturesOf = (config: Config, provider: Provider, metrics: Metrics, renderer: Renderer) =>
  createLinkPictures({
    provider,
    hasMarket: config.ECONOMY === 'on',
    art: createArtFetch(config.IMAGE_HOSTS),
    renderer,
    metrics,
    limits: {
      bytes: config.LINK_PICTURE_CACHE_BYTES,
      fresh: config.LINK_PICTURE_FRESH_MS,
      waiting: config.LINK_PICTURE_QUEUE,
    },
  });

const rateLimitsOf = (config: Config) => ({
  nonce: config.NONCE_LIMIT_PER_MINUTE,
  login: config.LOGIN_LIMIT_PER_MINUTE,
  search: config.SEARCH_LIMIT_PER_MINUTE,
  upload: config.UPLOAD_LIMIT_PER_MINUTE,
  email: config.EMAIL_LIMIT_PER_MINUTE,
  orders: config.ORDERS_LIMIT_PER_MINUTE,
  events: config.EVENTS_LIMIT_PER_MINUTE,
  pictures: config.PICTURES_LIMIT_PER_MINUTE,
  read: config.READ_LIMIT_PER_MINUTE,
  write: config.WRITE_LIMIT_PER_MINUTE,
});

/** Loads the OpenTelemetry libraries only if traces are exported. */
const tracingOf = async (
  { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, TRACE_PERCENT }: Config,
  logger: Logger,
): Promise<Tracing> => {
  if (endpoint === undefined) return propagateTraces();
  const { sendTraces } = await import('./tracing/otlp');
  return sendTraces(endpoint, TRACE_PERCENT / 100, logger);
};

/**
 * @throws ConfigurationError when a port is in use, WEB_ROOT contains no build, or a certificate is
 * invalid
 */
export const startBff = async (
  config: Config,
  logger: Logger,
  {
    measure = measureEventLoop(),
    random = Math.random,
    linesDropped = () => 0,
    renderer = createRenderer(config.LINK_PICTURE_DEADLINE_MS),
  }: Instruments = {},
): Promise<RunningBff> => {
  const lifecycle = createLifecycle();
  const metrics = createMetrics();
  const provider = providerOf(config, metrics);
  const tracing = await tracingOf(config, logger);
  const redis =
    config.REDIS_URL && (await connectRedis(config.REDIS_URL, config.REDIS_DEADLINE_MS, logger));
  const pressure = createPressure(
    { utilisation: config.SHED_UTILISATION_PERCENT / 100, delay: config.SHED_DELAY_MS },
    random,
  );
  const limiter = createRateLimiter(rateLimitsOf(config), config.CLIENTS_PER_LIMIT, redis);
  const streams = createStreams(
    { total: config.EVENT_STREAMS, perClient: config.EVENT_STREAMS_PER_CLIENT },
    metrics.streamEnded,
  );
  const pageWorker =
    config.WEB_ROOT === undefined
      ? undefined
      : await startPageWorker({
          root: config.WEB_ROOT,
          appConfig: appConfigOf(config),
          origin: config.PUBLIC_URL?.origin,
          dataDeadline: config.PAGE_DATA_DEADLINE_MS,
          fetchApi: apiReader(provider, config.FORWARD_HEADERS, 'pages'),
          onError: (error) => logger.error({ err: error }, 'The page worker failed.'),
        });
  const pages =
    pageWorker &&
    createPages({
      skeletons: pageWorker.skeletons,
      dataDeadline: config.PAGE_DATA_DEADLINE_MS,
      onSent: metrics.page,
      cached: createPageCache({
        render: pageWorker.render,
        onError: (error) => logger.warn({ err: error }, 'A page could not be rendered.'),
        onRendered: metrics.pageRendered,
        freshMs: config.PAGE_FRESH_MS,
        maxBytes: config.PAGE_CACHE_BYTES,
        concurrency: config.PAGE_RENDERS,
        isBusy: () => pressure.level() > 0,
      }),
    });
  const linkPictures = linkPicturesOf(config, provider, metrics, renderer);
  const app = createApp({
    config,
    provider,
    linkPictures,
    limiter,
    metrics,
    tracing,
    logger,
    streams,
    pages,
  });
  const limits = {
    connections: {
      total: config.CLIENT_CONNECTIONS,
      // Behind a proxy there is no limit per address, because all clients share the proxy's
      // connections.
      perClient: config.TRUST_PROXY === false ? config.CONNECTIONS_PER_CLIENT : undefined,
    },
    headers: config.HEADERS_LIMIT_BYTES,
    headersDeadline: config.HEADERS_DEADLINE_MS,
    requestDeadline: config.REQUEST_DEADLINE_MS,
    responseDeadline: config.ANSWER_DEADLINE_MS,
    keepAlive: config.KEEP_ALIVE_MS,
    bodies: { upload: formLimit(config.UPLOAD_LIMIT_BYTES), other: config.JSON_LIMIT_BYTES },
  };
  const shedding = {
    pressure,
    isFull: provider.isFull,
    logger,
    metrics,
    origins: config.CORS_ORIGINS,
  };
  const server = createHttpServer(app, limits, refuseUnderPressure(shedding), metrics.closing);
  const sampling =
    config.SHEDDING === 'on' ? setInterval(() => pressure.sample(measure()), SAMPLE_MS) : undefined;

  const host = config.HOST;
  const operations = createOperationsServer(lifecycle, metrics.registry);
  const port = await listen(server, { variable: 'PORT', port: config.PORT, host });
  let metricsPort: number | undefined;
  if (config.METRICS_PORT !== undefined) {
    metrics.watch(provider, pressure, limiter, linesDropped, streams, linkPictures);
    const at = { variable: 'METRICS_PORT', port: config.METRICS_PORT, host };
    metricsPort = await listen(operations, at);
  }
  lifecycle.enter('ready');

  return {
    port,
    metricsPort,
    stop: async () => {
      const [delay, deadline] = [config.DRAIN_DELAY_MS, config.DRAIN_DEADLINE_MS];
      logger.info(
        {},
        `Stopping: accepting requests for another ${delay} ms, then finishing them within ${deadline} ms.`,
      );
      lifecycle.enter('draining');
      await drain(server, { delay, deadline }, streams.drain);
      clearInterval(sampling);
      await Promise.all([
        provider.destroy(),
        linkPictures.close(),
        tracing.stop(),
        pageWorker?.close(),
      ]);
      redis?.disconnect();
      operations.close();
      operations.closeAllConnections();
      logger.info({}, 'Stopped: every connection is closed.');
    },
  };
};
