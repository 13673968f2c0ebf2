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

/** Matches the markers in index.html, and the content between them that a page's tags replace. */
const HEAD = /<!-- page -->[^]*<!-- \/page -->/;

const ROOT = '<div id="root"></div>';

// Returns a pattern that matches like the web router: case-insensitively, with an optional trailing
// slash.
const patternOf = (path: string): RegExp =>
  new RegExp(`^${path.replace(/:\w+/g, '[^/]+').replace(/\/$/, '')}/?$`, 'i');

/**
 * Prepares the HTML of each page at startup.
 * @throws ConfigurationError when WEB_ROOT contains no build, or one of another version
 */
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
    // A page's preloads go to the end of the head. The shared scripts of index.html and the styles
    // of the visible content precede them.
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
