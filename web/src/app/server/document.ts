import type { PageMeta } from '@/lib/server-render';

import { pageDataTag } from '../page-data';
import { defaultPicture } from './pages';
import type { RenderedPage } from './render-page';

const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

const named = (name: string, content: string): string =>
  `<meta name="${name}" content="${escaped(content)}" />`;
const graph = (property: string, content: string): string =>
  `<meta property="og:${property}" content="${escaped(content)}" />`;

/** Matches the place in index.html for a page's own tags. */
const HEAD = /<!-- page -->[^]*<!-- \/page -->/;
const ROOT = '<div id="root"></div>';

/** Replaces addresses that start with a slash, because structured data needs whole ones. */
const structuredDataTag = (things: readonly object[], origin: string): string => {
  const text = JSON.stringify(
    things.map((thing) => ({ '@context': 'https://schema.org', ...thing })),
    (_, value: unknown) =>
      typeof value === 'string' && /^\/(?!\/)/.test(value) ? origin + value : value,
  );
  return `<script type="application/ld+json">${text.replaceAll('<', String.raw`\u003c`)}</script>`;
};

export type DocumentOptions = {
  /** The text of index.html. */
  template: string;
  /** The configured public origin. It never comes from a request, which may name any host. */
  origin: string | undefined;
  /** Returns the script files of a module in `src/` that other pages don't need. */
  filesOf: (source: string) => readonly string[];
};

type PageAt = RenderedPage & { path: string; meta: PageMeta };

/** Returns the page's HTML document. */
export const createDocument = (
  { template, origin = '', filesOf }: DocumentOptions,
  { path, status, meta, preloads, html, data }: PageAt,
): string => {
  const { title = '', description = '', picture = defaultPicture, structuredData = [] } = meta;
  const address = status === 200 && origin !== '' ? origin + (meta.canonical ?? path) : undefined;
  const head = [
    `<title>${escaped(title)}</title>`,
    named('description', description),
    graph('title', title),
    graph('description', description),
    graph('image', origin + picture.path),
    graph('image:alt', picture.alt),
    graph('image:width', '1200'),
    graph('image:height', '630'),
    ...(address === undefined
      ? []
      : [graph('url', address), `<link rel="canonical" href="${escaped(address)}" />`]),
    ...(status === 200 ? [] : [named('robots', 'noindex')]),
    ...(structuredData.length > 0 ? [structuredDataTag(structuredData, origin)] : []),
    preloads,
  ].join('\n    ');
  const files = new Set((data?.modules ?? []).flatMap(filesOf));
  const scripts = [...files].map(
    (file) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="${file}">`,
  );
  return template
    .replace(HEAD, () => head)
    .replace('</head>', () => `${scripts.join('')}</head>`)
    .replace(ROOT, () => `<div id="root">${html}</div>${data ? pageDataTag(data) : ''}`);
};
