import type { Plugin } from 'vite';

import { PRODUCT_NAME } from '../src/config/constants.ts';
import { loadDrawing } from './draw-pages.ts';
import { notFoundPage, pages, previewPicture } from './pages.ts';

type PageWords = { title: string; description: string };

const named = <Page extends { title: string }>(page: Page): Page => ({
  ...page,
  title: page.title === PRODUCT_NAME ? page.title : `${page.title} · ${PRODUCT_NAME}`,
});

/**
 * Leaves `pages.json` beside index.html: the pages there are, what each says about itself, and how it
 * looks before anything has loaded. The
 * server fills index.html in from it, and answers any other address with a 404.
 */
export const pageTable = (root: string, alias: Record<string, string>): Plugin => ({
  name: 'page-table',
  apply: 'build',
  async generateBundle() {
    const draw = await loadDrawing(root, alias);
    const drawn = async <Page extends PageWords>(path: string, page: Page) => ({
      ...named(page),
      html: await draw(path, page),
    });
    const table = {
      pages: await Promise.all(pages.map((page) => drawn(page.path, page))),
      notFound: await drawn('/not-found', notFoundPage),
      picture: previewPicture,
    };
    this.emitFile({ type: 'asset', fileName: 'pages.json', source: JSON.stringify(table) });
  },
});
