import { API_PREFIXES } from '../api/forwarded';

/** Paths below which every page belongs to its visitor. */
const PRIVATE = ['/dashboard', '/cart', '/watchlist', '/signin/'];

/** Pictures of public pages, which are served below the API's prefix. */
const PICTURES = '/economy/v1/avatars/*/image.svg';

/** Returns robots.txt. Of several rules for a path, the longest applies (RFC 9309 §2.2.2). */
export const robotsFor = (origin: string | undefined): string =>
  [
    'User-agent: *',
    'Allow: /',
    `Allow: ${PICTURES}`,
    ...API_PREFIXES.map((prefix) => `Disallow: ${prefix}/`),
    ...PRIVATE.map((path) => `Disallow: ${path}`),
    ...(origin === undefined ? [] : ['', `Sitemap: ${origin}/sitemap.xml`]),
    '',
  ].join('\n');
