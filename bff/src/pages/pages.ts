import type { Content } from '../web/content';
import type { PageCache } from './page-cache';
import type { PageWorker } from './page-worker';

export type Page = { status: number; content: Content };

export type PageRequest = {
  path: string;
  /** The query with its question mark, or ''. */
  query: string;
  /** The mock's world; null outside development. */
  world: string | null;
  /** Counts a render for the client. @throws Refusal when the client is over its limit */
  countRender: () => Promise<void>;
};

export type Pages = {
  /** Returns the page at a path with its query, which may be the page of unknown addresses. */
  at: (request: PageRequest) => Promise<Page>;
  /** The paths of the public pages without parameters. */
  fixedPaths: string[];
};

/** Matches the parameters of campaigns and of the mock, on which no page depends. */
const IGNORED = /^(?:utm_\w+|fbclid|gclid|mock-world)$/;

const withoutIgnored = (query: string): string => {
  const parameters = new URLSearchParams(query);
  const ignored = [...parameters.keys()].filter((name) => IGNORED.test(name));
  if (ignored.length === 0) return query;
  for (const name of ignored) parameters.delete(name);
  return parameters.size === 0 ? '' : `?${parameters.toString()}`;
};

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
  const known = skeletons.map(({ path, content, ...skeleton }) => ({
    ...skeleton,
    fixedPath: path?.includes(':') ? undefined : path,
    page: { status: path === null ? 404 : 200, content },
  }));
  const notFound = known.find(({ pattern }) => pattern === null);
  if (!notFound) throw new Error('The page worker has no page for unknown addresses.');

  return {
    at: async ({ path, query, ...request }) => {
      const found = known.find(({ pattern }) => pattern?.test(path));
      if (!found?.isPublic) {
        onSent('skeleton');
        return (found ?? notFound).page;
      }
      // All spellings of an address share one page.
      const at = found.fixedPath ?? path.replace(/\/$/, '');
      const url = found.usesQuery ? at + withoutIgnored(query) : at;
      const rendered = await within(dataDeadline + RENDER_MS, cached({ ...request, url }));
      onSent(rendered === undefined ? 'skeleton' : 'data');
      return rendered ?? found.page;
    },
    fixedPaths: skeletons
      .filter(({ isPublic }) => isPublic)
      .flatMap(({ path }) => (path === null || path.includes(':') ? [] : [path])),
  };
};
