import compression from 'compression';
import { Router, type Request } from 'express';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import sirv from 'sirv';

import { ConfigurationError } from '../config';

/** Names under /assets hold a hash of their content, so what they name never changes. */
const HASHED = '/assets/';

const cacheControlFor = (path: string): string => {
  if (path.startsWith(HASHED)) return 'public, max-age=31536000, immutable';
  // A path without a file's name is a page, and so the one index.html.
  return /\.(?!html?$)\w+$/.test(path) ? 'public, max-age=3600' : 'no-cache';
};

/** Whether the browser asks for a page, by a deep link, and not for a file that is missing. */
const isPageRequest = (req: Request): boolean => {
  if (req.path.startsWith(HASHED)) return false;
  const namesFile = /\.\w{1,8}$/.test(req.path);
  return namesFile
    ? (req.headers.accept ?? '').includes('text/html')
    : req.accepts('html') !== false;
};

/**
 * The built web: its files, compressed, and its index.html for every page that the web itself
 * routes. Files are listed once, at start.
 *
 * @param root folder of the build
 * @throws ConfigurationError when there is no build in it
 */
export const webFiles = (root: string): Router => {
  if (!existsSync(join(root, 'index.html'))) {
    throw new ConfigurationError(`WEB_ROOT holds no index.html: build the web first`);
  }
  const serve = sirv(root, {
    etag: true,
    brotli: true,
    gzip: true,
    setHeaders: (res, path) => res.setHeader('Cache-Control', cacheControlFor(path)),
  });

  const router = Router();
  router.use((req, _res, next) => {
    // Compressed, a part of a file is not a part of what is sent.
    delete req.headers.range;
    next(req.method === 'GET' || req.method === 'HEAD' ? undefined : 'router');
  });
  router.use(compression());
  router.use(serve);
  router.use((req, res, next) => {
    if (!isPageRequest(req)) {
      next();
      return;
    }
    req.url = '/';
    serve(req, res, next);
  });
  return router;
};
