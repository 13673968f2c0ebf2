import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { ConfigurationError } from '../config';
import { contentOf, type Content } from './content';
import { pageHead } from './page-head';
import { readPageTable, type PageDescription } from './page-table';

/** One page as it is sent. */
export type Page = { status: 200 | 404; content: Content };

export type Pages = {
  /** The page at a path, if the web has one there. */
  at: (path: string) => Page | undefined;
  notFound: Page;
};

/** What stands between these in index.html is replaced by the tags of the page. */
const HEAD = /<!-- page -->[^]*<!-- \/page -->/;

/** Where the web draws. */
const ROOT = '<div id="root"></div>';

/** As the web's router compares: without case, and a slash at the end changes nothing. */
const patternOf = (path: string): RegExp =>
  new RegExp(`^${path.replace(/:\w+/g, '[^/]+').replace(/\/$/, '')}/?$`, 'i');

/**
 * The web's index.html once for each of its pages, with the title, the description and the preview
 * of that page in it, and the page as it looks before anything has loaded. Made once, at start.
 *
 * @param origin the product's own, for addresses that must be absolute; without it they are left out
 * @throws ConfigurationError when the folder holds no build
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
    // Those of every page come first: they are named further up. Whatever is seen goes before all scripts.
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
    const isTheSameForAll = !path.includes(':');
    const head = pageHead({
      title,
      description: description.description,
      picture,
      origin,
      path: isTheSameForAll ? path : undefined,
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
