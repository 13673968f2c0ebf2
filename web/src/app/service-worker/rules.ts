import { OFFLINE_SHELL } from './offline-shell';

/** The worker's answer to a request: a page, a file of the build, or none. */
export type Strategy = 'page' | 'asset' | 'none';

/** Matches addresses that aren't pages: of the API, of pictures for links, and of files. */
const NOT_A_PAGE = /^\/(?:(?:economy\/)?v1\/|og\/)|\.\w{1,8}$/;
const ASSETS = '/assets/';

type AnyRequest = Pick<Request, 'method' | 'mode' | 'url' | 'headers'>;

/**
 * Returns how the worker answers a request. It answers no call of the API and no request with
 * credentials, so that it never stores anything personal.
 */
export const strategyOf = (request: AnyRequest, origin: string): Strategy => {
  const url = new URL(request.url);
  const { pathname, searchParams } = url;
  if (request.method !== 'GET' || url.origin !== origin) return 'none';
  if (request.headers.has('authorization') || request.headers.has('range')) return 'none';
  if (pathname.startsWith(ASSETS)) return request.mode === 'navigate' ? 'none' : 'asset';
  const isPage =
    request.mode === 'navigate' &&
    !NOT_A_PAGE.test(pathname) &&
    pathname !== OFFLINE_SHELL &&
    !searchParams.has('mock-world');
  return isPage ? 'page' : 'none';
};

/** Returns whether a response may be stored as a file of the build, whose name never changes. */
export const isStorable = ({
  status,
  type,
  headers,
}: Pick<Response, 'status' | 'type' | 'headers'>): boolean =>
  status === 200 &&
  type === 'basic' &&
  !/html/.test(headers.get('content-type') ?? 'html') &&
  !/no-store/.test(headers.get('cache-control') ?? '');
