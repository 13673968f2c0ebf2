import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { ConfigurationError } from '../config';
import { contentOf, type Content } from './content';
import { pageHead } from './page-head';
import { readPageTable, type PageDescription } from './page-table';

export type Page = { status: 200 | 404; content: Content };

export type Pages = {
  at: (path: string) => Page | undefined;
  notFound: Page;
};

/** The tags of the page replace the text between these markers in index.html. */
const HEAD = /<!-- page -->[^]*<!-- \/page -->/;

const ROOT = '<div id="root"></div>';

/** Matches like the web's router: case-insensitively, with an optional trailing slash. */
const patternOf = (path: string): RegExp =>
  new RegExp(`^${path.replace(/:\w+/g, '[^/]+').replace(/\/$/, '')}/?$`, 'i');

/** Prepares index.html for each page at startup; throws ConfigurationError without a build. */
export const readPages = (root: string, origin: string | undefined): Pages => {
  const { pages, notFound, picture } = readPageTable(root);
  const template = readFileSync(join(root, 'index.html'), 'utf8');
  if (!HEAD.test(template) || !template.includes(ROOT))
    throw new ConfigurationError('WEB_ROOT holds an index.html of another build');

  const page = (
    status: Page['status'],
    tags: string,
    { html: drawn, head, scripts }: PageDescription,
  ): Page => {
    // index.html names shared scripts first, and visible content precedes all scripts.
    const loads = scripts.map(
      (file) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="${file}">`,
    );
    const html = template
      .replace(HEAD, () => tags + head)
      .replace('</head>', () => `${loads.join('')}</head>`)
      .replace(ROOT, () => `<div id="root">${drawn}</div>`);
    return { status, content: contentOf('.html', Buffer.from(html)) };
  };
  const found = pages.map((description) => {
    const { path, title } = description;
    const hasFixedPath = !path.includes(':');
    const head = pageHead({
      title,
      description: description.description,
      picture,
      origin,
      path: hasFixedPath ? path : undefined,
      isFound: true,
    });
    return { pattern: patternOf(path), page: page(200, head, description) };
  });
  const { title, description } = notFound;
  return {
    at: (path) => found.find(({ pattern }) => pattern.test(path))?.page,
    notFound: page(
      404,
      pageHead({ title, description, picture, origin, path: undefined, isFound: false }),
      notFound,
    ),
  };
};
