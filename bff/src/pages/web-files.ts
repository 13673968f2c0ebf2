import { Router, type Request, type Response } from 'express';

import type { RateLimiter } from '../limits/rate-limiter';
import { readBuiltFiles } from '../web/built-files';
import { sendContent } from '../web/content';
import { SERVICE_WORKER, serviceWorkerOff } from '../web/service-worker-off';
import { pageOfGuess } from './guessed-addresses';
import type { Page, Pages } from './pages';

/** Returns the mock's world of a page; null outside development. */
export type WorldOf = (req: Request) => string | null;

// The folder whose file names contain a hash of their content, so that a file of a given name never
// changes.
const HASHED = '/assets/';

const cacheControlFor = (path: string): string => {
  if (path === SERVICE_WORKER) return 'no-cache';
  return path.startsWith(HASHED) ? 'public, max-age=31536000, immutable' : 'public, max-age=3600';
};

const isPageRequest = (req: Request): boolean => {
  if (req.path.startsWith(HASHED)) return false;
  const namesFile = /\.\w{1,8}$/.test(req.path);
  return namesFile
    ? (req.headers.accept ?? '').includes('text/html')
    : req.accepts('html') !== false;
};

const sendPage = (req: Request, res: Response, { status, content }: Page): void => {
  if (res.headersSent || res.destroyed) return;
  res.status(status).setHeader('Cache-Control', 'no-cache');
  sendContent(req, res, content);
};

export type WebFilesOptions = {
  /** The folder of the web build. */
  root: string;
  pages: Pages;
  /** Whether browsers may store the app. */
  isOffline: boolean;
  worldOf: WorldOf;
  /** Counts renders like the client's own calls, because each causes calls to the provider. */
  limiter: Pick<RateLimiter, 'count'>;
  clientOf: (req: Request) => string;
};

/** Serves pages, files from memory, or the not-found page. */
export const webFiles = ({
  root,
  pages,
  isOffline,
  worldOf,
  limiter,
  clientOf,
}: WebFilesOptions): Router => {
  const files = new Map(readBuiltFiles(root));
  if (!isOffline) files.set(SERVICE_WORKER, serviceWorkerOff);

  const router = Router();
  router.use((req, _res, next) => {
    next(req.method === 'GET' || req.method === 'HEAD' ? undefined : 'router');
  });
  // index.html is only the template of the pages and not served itself.
  router.get('/index.html', (_req, res) => res.redirect(301, '/'));
  router.use((req, res, next) => {
    const file = files.get(req.path);
    if (file) {
      res.setHeader('Cache-Control', cacheControlFor(req.path));
      sendContent(req, res, file);
    } else if (isPageRequest(req)) {
      const query = req.url.slice(req.path.length);
      const meant = pageOfGuess(req.path, query);
      if (meant !== undefined) {
        // A temporary redirect, because the address may get its own page later.
        res.setHeader('Cache-Control', 'no-cache');
        res.redirect(302, meant);
        return;
      }
      const limit = new URLSearchParams(query).has('name') ? 'search' : 'read';
      const countRender = async () => limiter.count(limit, clientOf(req));
      pages
        .at({ path: req.path, query, world: worldOf(req), countRender })
        .then((page) => sendPage(req, res, page), next);
    } else next();
  });
  return router;
};
