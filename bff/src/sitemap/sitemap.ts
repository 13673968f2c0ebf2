import { Router, type NextFunction, type Request, type Response } from 'express';
import { once } from 'node:events';

import type { RateLimiter } from '../limits/rate-limiter';
import { Refusal } from '../refusal';
import { contentOf, sendContent } from '../web/content';
import { createDocumentStore } from './document-store';
import { documentsOf } from './documents';
import type { ReadApi } from './read-list';
import { robotsFor } from './robots';
import type { SharedDocument } from './shared-document';

const CACHING = 'public, max-age=3600';

/**
 * Sends a document while it is generated.
 * @throws what the generation throws. The error handler sends it before the first piece; after it,
 * the handler destroys the connection, so that the document is visibly incomplete
 */
const sendWhileGenerated = async (
  req: Request,
  res: Response,
  document: SharedDocument,
  deadline: number,
): Promise<void> => {
  document.join();
  const aborted = new Promise<never>((_resolve, reject) => {
    const late = setTimeout(() => reject(new Refusal('PROVIDER_TIMEOUT')), deadline);
    res.once('close', () => {
      clearTimeout(late);
      document.leave();
      reject(new Refusal('CLIENT_LEFT'));
    });
  });
  aborted.catch(() => undefined);

  let piece = await Promise.race([document.at(0), aborted]);
  res.setHeader('Cache-Control', CACHING).type('.xml');
  if (req.method !== 'HEAD') {
    for (let index = 1; piece !== undefined; index += 1) {
      if (!res.write(piece)) await Promise.race([once(res, 'drain'), aborted]);
      piece = await Promise.race([document.at(index), aborted]);
    }
  }
  res.end();
};

export type SitemapRouting = {
  /** Undefined without PUBLIC_URL, as a sitemap contains only absolute addresses. */
  origin: string | undefined;
  hasMarket: boolean;
  fixedPaths: string[];
  readApi: (url: string, world: string | null) => ReturnType<ReadApi>;
  worldOf: (req: Request) => string | null;
  /** How long a reader may take for a document that is being generated, in ms. */
  deadline: number;
  limiter: RateLimiter;
  clientOf: (req: Request) => string;
};

/** Serves robots.txt and, with a public origin, the sitemap. */
export const sitemapRouter = (routing: SitemapRouting): Router => {
  const { origin, limiter, clientOf, readApi, worldOf, deadline } = routing;
  const robots = contentOf('.txt', Buffer.from(robotsFor(origin)));
  const router = Router({ caseSensitive: true, strict: true });
  router.get('/robots.txt', (req, res) => {
    res.setHeader('Cache-Control', CACHING);
    sendContent(req, res, robots);
  });
  if (origin === undefined) return router;

  const documentAt = documentsOf({ ...routing, origin });
  const store = createDocumentStore();
  const serveDocument = async (req: Request, res: Response, next: NextFunction): Promise<void> => {
    const write = documentAt(req.path);
    if (write === undefined) {
      next();
      return;
    }
    await limiter.count('read', clientOf(req));
    const world = worldOf(req);
    const key = `${world ?? ''} ${req.path}`;
    const complete = store.cached(key);
    if (complete !== undefined) {
      res.setHeader('Cache-Control', CACHING).setHeader('ETag', complete.etag);
      res.type('.xml').send(complete.bytes);
    } else if (!res.closed) {
      const document = store.generate(key, () => write((url) => readApi(url, world)));
      await sendWhileGenerated(req, res, document, deadline);
    }
  };
  router.get(['/sitemap.xml', '/sitemaps/*part'], (req, res, next) =>
    serveDocument(req, res, next),
  );
  return router;
};
