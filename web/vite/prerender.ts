import { pathToFileURL } from 'node:url';
import { join } from 'node:path';

import { build, type Plugin } from 'vite';

import type * as Server from '../src/app/entry-server.tsx';

/** Excludes lazy code except the home page's screen, the only one that is prerendered. */
const excludeLazyCode = (): Plugin => ({
  name: 'exclude-lazy-code',
  resolveDynamicImport: (specifier) =>
    typeof specifier === 'string' && !specifier.endsWith('/routes/home')
      ? { id: specifier, external: true }
      : null,
});

export const loadPrerender = async (
  root: string,
  alias: Record<string, string>,
): Promise<typeof Server.renderPage> => {
  const outDir = join(root, 'node_modules/.prerender');
  await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [excludeLazyCode()],
    resolve: { alias },
    build: {
      ssr: 'src/app/entry-server.tsx',
      outDir,
      emptyOutDir: true,
      copyPublicDir: false,
      assetsInlineLimit: 0,
      minify: false,
    },
  });
  const { renderPage } = (await import(
    pathToFileURL(join(outDir, 'entry-server.js')).href
  )) as typeof Server;
  return renderPage;
};
