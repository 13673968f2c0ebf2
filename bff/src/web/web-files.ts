import { Router, type Request, type Response } from 'express';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { ConfigurationError } from '../config';
import { readBuiltFiles } from './built-files';
import { sendContent } from './content';
import { readPages, type Page } from './pages';

// The folder whose file names contain a hash of their content, so that a file of a given name never
// changes.
const HASHED = '/assets/';

const cacheControlFor = (path: string): string =>
  path.startsWith(HASHED) ? 'public, max-age=31536000, immutable' : 'public, max-age=3600';

const isPageRequest = (req: Request): boolean => {
  if (req.path.startsWith(HASHED)) return false;
  const namesFile = /\.\w{1,8}$/.test(req.path);
  return namesFile
    ? (req.headers.accept ?? '').includes('text/html')
    : req.accepts('html') !== false;
};

const sendPage = (req: Request, res: Response, { status, content }: Page): void => {
  res.status(status).setHeader('Cache-Control', 'no-cache');
  sendContent(req, res, content);
};

/**
 * Serves files from memory, or the not-found page.
 * @throws ConfigurationError when there is no build
 */
export const webFiles = (root: string, origin?: string): Router => {
  if (!existsSync(join(root, 'index.html'))) {
    throw new ConfigurationError(`WEB_ROOT holds no index.html: build the web first`);
  }
  const pages = readPages(root, origin);
  const files = readBuiltFiles(root);

  const router = Router();
  router.use((req, _res, next) => {
    next(req.method === 'GET' || req.method === 'HEAD' ? undefined : 'router');
  });
  // index.html is only the template of the pages and not served itself.
  router.get('/index.html', (_req, res) => res.redirect(301, '/'));
  router.use((req, res, next) => {
    const page = isPageRequest(req) ? pages.at(req.path) : undefined;
    const file = files.get(req.path);
    if (page) sendPage(req, res, page);
    else if (file) {
      res.setHeader('Cache-Control', cacheControlFor(req.path));
      sendContent(req, res, file);
    } else if (isPageRequest(req)) sendPage(req, res, pages.notFound);
    else next();
  });
  return router;
};
