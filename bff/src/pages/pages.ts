import type { Content } from '../web/content';
import type { PageCache } from './page-cache';
import type { Html, PageWorker } from './page-worker';

export type Page = { status: number; content: Content };

export type Pages = {
  /** Returns the page at a path with its query, which may be the page of unknown addresses. */
  at: (path: string, query: string, world: string | null) => Promise<Page>;
  /** The paths of the public pages without parameters. */
  fixedPaths: string[];
};

const contentOf = ({ bytes, br, gzip, etag }: Html): Content => ({
  extension: '.html',
  bytes: Buffer.from(bytes),
  packed: { br: Buffer.from(br), gzip: Buffer.from(gzip) },
  etag,
});

// Returns a pattern that matches like the web router: case-insensitively, with an optional trailing
// slash.
const patternOf = (path: string): RegExp =>
  new RegExp(`^${path.replace(/:\w+/g, '[^/]+').replace(/\/$/, '')}/?$`, 'i');

/** How long a page may take to render, after its data has arrived, in ms. */
const RENDER_MS = 700;

const within = <Value>(milliseconds: number, value: Promise<Value>): Promise<Value | undefined> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), milliseconds);
  });
  return Promise.race([value, late]).finally(() => clearTimeout(timer));
};

export type PagesOptions = Pick<PageWorker, 'skeletons'> & {
  cached: PageCache;
  /** How long a page waits for its data, in ms. */
  dataDeadline: number;
  onSent: (content: 'data' | 'skeleton') => void;
};

/** Renders public pages with their data, and sends all others as skeletons. */
export const createPages = ({ skeletons, cached, dataDeadline, onSent }: PagesOptions): Pages => {
  const known = skeletons.map(({ path, html, ...skeleton }) => ({
    ...skeleton,
    pattern: path === null ? undefined : patternOf(path),
    page: { status: path === null ? 404 : 200, content: contentOf(html) },
  }));
  const notFound = known.find(({ pattern }) => pattern === undefined);
  if (!notFound) throw new Error('The page worker has no page for unknown addresses.');

  return {
    at: async (path, query, world) => {
      const found = known.find(({ pattern }) => pattern?.test(path));
      if (!found?.isPublic) {
        onSent('skeleton');
        return (found ?? notFound).page;
      }
      const url = found.usesQuery ? path + query : path;
      const rendered = await within(dataDeadline + RENDER_MS, cached(url, world));
      onSent(rendered === undefined ? 'skeleton' : 'data');
      return rendered === undefined
        ? found.page
        : { status: rendered.status, content: contentOf(rendered.html) };
    },
    fixedPaths: skeletons
      .filter(({ isPublic }) => isPublic)
      .flatMap(({ path }) => (path === null || path.includes(':') ? [] : [path])),
  };
};
