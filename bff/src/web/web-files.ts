import { Router, type Request, type Response } from 'express';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { ConfigurationError } from '../config';
import { readBuiltFiles } from './built-files';
import { sendContent } from './content';
import { readPages, type Page } from './pages';

/** Names under /assets hold a hash of their content, so what they name never changes. */
const HASHED = '/assets/';

const cacheControlFor = (path: string): string =>
  path.startsWith(HASHED) ? 'public, max-age=31536000, immutable' : 'public, max-age=3600';

/** Whether the browser asks for a page, by a deep link, and not for a file that is missing. */
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
 * The built web: its files, and its index.html for every page that the web itself routes, with the
 * tags of that page in it. Any other address is answered by the same web, which says that there is
 * no such page, and a 404. All of it is read once, at start, and sent from memory.
 *
 * @param root folder of the build
 * @param origin the product's own, for link previews
 * @throws ConfigurationError when there is no build in it
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
  // The file that every page is made of is none itself.
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
