import { v1Contract } from '@trait-market/contract/v1';
import express, { type Express } from 'express';
import type { IncomingMessage } from 'node:http';

import { API_PREFIXES } from './api/forwarded';
import type { Config } from './config/config';
import { createByteBudget } from './limits/byte-budget';
import type { Streams } from './events/streams';
import { crossOrigin } from './middleware/cross-origin';
import { errorHandler } from './middleware/error-handler';
import { forwardedFor } from './middleware/forwarded-for';
import { noStore } from './middleware/no-store';
import { clients } from './limits/client-key';
import type { LinkPictures } from './link-pictures/link-pictures';
import { linkPictureRouter } from './link-pictures/route';
import type { RateLimiter } from './limits/rate-limiter';
import type { Logger } from './log/logger';
import { notFound } from './middleware/not-found';
import { rateLimit } from './middleware/rate-limit';
import { requestId } from './middleware/request-id';
import { requestLine } from './middleware/request-line';
import { requestLog } from './middleware/request-log';
import { requestMetrics } from './middleware/request-metrics';
import { requestTrace } from './middleware/request-trace';
import { securityHeaders } from './middleware/security-headers';
import type { Metrics } from './operations/metrics';
import { apiReader } from './pages/api-reader';
import type { Pages } from './pages/pages';
import type { Provider } from './provider/client';
import { imageForm } from './provider/image-form';
import { callers } from './routes/callers';
import { contractRouter } from './routes/contract-router';
import { economyRouter } from './routes/economy/economy';
import { forwardAll } from './routes/forward-all';
import { sitemapRouter } from './sitemap/sitemap';
import type { Tracing } from './tracing/tracing';
import { appConfigOf, serveAppConfig } from './web/app-config';
import { webFiles } from './pages/web-files';
import { pageWorlds } from './world';

export type Dependencies = {
  config: Config;
  provider: Provider;
  linkPictures: LinkPictures;
  limiter: RateLimiter;
  metrics: Metrics;
  tracing: Tracing;
  logger: Logger;
  streams: Streams;
  /** Undefined without WEB_ROOT. */
  pages: Pages | undefined;
};

/** Creates the Express application. */
export const createApp = (dependencies: Dependencies): Express => {
  const { config, provider, linkPictures, limiter, metrics, tracing, logger, streams, pages } =
    dependencies;
  const appConfig = appConfigOf(config);
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.enable('case sensitive routing');
  app.set('trust proxy', config.TRUST_PROXY);

  app.use(
    forwardedFor,
    requestId,
    requestTrace(tracing),
    requestLog(logger),
    requestMetrics(metrics),
  );
  app.use(securityHeaders(appConfig, config.PUBLIC_URL));
  if (config.CORS_ORIGINS.length > 0) {
    app.use(API_PREFIXES, crossOrigin(config.CORS_ORIGINS, config.FORWARD_HEADERS));
  }
  app.use(requestLine(config.URL_LIMIT_BYTES));

  const forwarding = {
    ...provider,
    callerOf: callers(config.FORWARD_HEADERS),
    imageOf: (req: IncomingMessage) => imageForm(req, config.UPLOAD_LIMIT_BYTES),
  };
  const clientOf = clients(config.FORWARD_HEADERS);
  const admission = [rateLimit(limiter, clientOf)];
  const limits = { ...config, bodies: createByteBudget(config.JSON_TOTAL_BYTES) };
  app.use(contractRouter(v1Contract, forwardAll(v1Contract, forwarding), limits, admission));
  if (config.ECONOMY === 'on') {
    const eventForwarding = { ...forwarding, streams, metrics, logger };
    app.use(economyRouter(eventForwarding, limits, admission));
  }
  app.use(API_PREFIXES, notFound);

  const pictureRouting = {
    pictures: linkPictures,
    limiter,
    forwardHeaders: config.FORWARD_HEADERS,
    hasMarket: config.ECONOMY === 'on',
    fresh: config.LINK_PICTURE_FRESH_MS,
  };
  app.use('/og', linkPictureRouter(pictureRouting), notFound);

  app.get('/app-config.json', noStore, serveAppConfig(appConfig));
  if (config.WEB_ROOT !== undefined && pages !== undefined) {
    const worldOf = pageWorlds(config.FORWARD_HEADERS);
    const sitemap = {
      origin: config.PUBLIC_URL?.origin,
      hasMarket: config.ECONOMY === 'on',
      fixedPaths: pages.fixedPaths,
      deadline: config.SITEMAP_DEADLINE_MS,
      readApi: apiReader(provider, config.FORWARD_HEADERS, 'sitemap'),
      worldOf,
      limiter,
      clientOf,
    };
    app.use(sitemapRouter(sitemap));
    const isOffline = config.OFFLINE === 'on';
    app.use(webFiles({ root: config.WEB_ROOT, pages, isOffline, worldOf, limiter, clientOf }));
  }

  app.use(notFound, errorHandler);
  return app;
};
