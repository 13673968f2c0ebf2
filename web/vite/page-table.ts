import type { Plugin } from 'vite';

import { PRODUCT_NAME } from '../src/config/constants.ts';
import { notFoundPage, pages, previewPicture } from './pages.ts';

const named = <Page extends { title: string }>(page: Page): Page => ({
  ...page,
  title: page.title === PRODUCT_NAME ? page.title : `${page.title} · ${PRODUCT_NAME}`,
});

/**
 * Leaves `pages.json` beside index.html: the pages there are and what each says about itself. The
 * server fills index.html in from it, and answers any other address with a 404.
 */
export const pageTable = (): Plugin => ({
  name: 'page-table',
  apply: 'build',
  generateBundle() {
    const table = {
      pages: pages.map(named),
      notFound: named(notFoundPage),
      picture: previewPicture,
    };
    this.emitFile({ type: 'asset', fileName: 'pages.json', source: JSON.stringify(table) });
  },
});
