import type { Plugin, Rolldown } from 'vite';

import { PRODUCT_NAME } from '../src/config/constants.ts';
import { loadPrerender } from './prerender.ts';
import { criticalCss } from './critical-css.ts';
import { notFoundPage, pages, previewPicture } from './pages.ts';

type PageMetadata = { title: string; description: string; loads?: readonly string[] };

const named = <Page extends { title: string }>(page: Page): Page => ({
  ...page,
  title: page.title === PRODUCT_NAME ? page.title : `${page.title} · ${PRODUCT_NAME}`,
});

/** Leaves out files that every page loads. @throws Error when a module has no chunk */
const filesIn = (bundle: Rolldown.OutputBundle, src: string) => {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  const importsOf = (file: string, files: Set<string>): Set<string> => {
    if (files.has(file)) return files;
    files.add(file);
    for (const next of chunks.find(({ fileName }) => fileName === file)?.imports ?? [])
      importsOf(next, files);
    return files;
  };
  const sharedFiles = new Set<string>();
  for (const { isEntry, fileName } of chunks) if (isEntry) importsOf(fileName, sharedFiles);
  return (loads: readonly string[]): string[] => {
    const files = new Set<string>();
    for (const path of loads) {
      const chunk = chunks.find(
        ({ facadeModuleId, moduleIds }) =>
          facadeModuleId === src + path || moduleIds.includes(src + path),
      );
      if (!chunk) throw new Error(`vite/pages.ts: ${path} has no chunk`);
      importsOf(chunk.fileName, files);
    }
    return [...files].filter((file) => !sharedFiles.has(file)).map((file) => `/${file}`);
  };
};

/** Matches the preload links that React renders for a page's eager pictures. */
const PICTURE = /^(?:<link rel="preload" as="image"[^>]*>)+/;

const sheetIn = (bundle: Rolldown.OutputBundle): string => {
  const [sheet, ...more] = Object.values(bundle).filter(({ fileName }) =>
    fileName.endsWith('.css'),
  );
  if (sheet?.type !== 'asset' || more.length > 0)
    throw new Error('vite/page-table.ts: a build has one stylesheet');
  return String(sheet.source);
};

/** Emits `pages.json`, with which the server fills index.html; other addresses get a 404. */
export const pageTable = (root: string, alias: Record<string, string>): Plugin => ({
  name: 'page-table',
  apply: 'build',
  async generateBundle(_, bundle) {
    const renderPage = await loadPrerender(root, alias);
    const filesOf = filesIn(bundle, `${root.replaceAll('\\', '/').replace(/\/$/, '')}/src/`);
    const sheet = sheetIn(bundle);
    const prerenderPage = async (path: string, { loads = [], ...page }: PageMetadata) => {
      const html = await renderPage(path, page);
      const pictures = PICTURE.exec(html)?.[0] ?? '';
      return {
        ...named(page),
        scripts: filesOf(loads),
        head: `${pictures}<style>${await criticalCss(sheet, html)}</style>`,
        html: html.slice(pictures.length),
      };
    };
    const table = {
      pages: await Promise.all(
        pages.map(async (page) => ({ path: page.path, ...(await prerenderPage(page.path, page)) })),
      ),
      notFound: await prerenderPage('/not-found', notFoundPage),
      picture: previewPicture,
    };
    this.emitFile({ type: 'asset', fileName: 'pages.json', source: JSON.stringify(table) });
  },
});
